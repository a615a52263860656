import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PropertyFilter } from '#domain/property/properties/properties.schema.ts'
import { maxSelected } from '#domain/services/bulk/bulk.schema.ts'
import { withRight } from '#server/access/document-scope.queries.ts'
import { relationTo, visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { deeds, properties } from '#server/db/schema/properties.ts'
import { inSlices } from '#server/db/slices.ts'
import type { Actor } from '#server/http/actor.ts'
import { propertyKeys } from './property-keys.ts'
import { matchesFilter, orders } from './property-list.queries.ts'

/** Properties of a filtered list that the caller may change, in list order. */
export async function selectableIds(db: Db, actor: Actor, filter: Omit<PropertyFilter, 'page' | 'size'>) {
  const where = and(
    matchesFilter(actor, filter),
    withRight(actor, (rights) => rights.edit),
  )
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(where)
    .orderBy(orders[filter.sort])
    .limit(maxSelected)
  const [all] = rows.length < maxSelected ? [] : await db.select({ total: count() }).from(properties).where(where)
  return { ids: rows.map(({ id }) => id), total: all?.total ?? rows.length }
}

/** Locked in id order, so that two calls do not deadlock. */
export const lockSelected = (db: Db, actor: Actor, ids: string[]) =>
  db
    .select({ property: properties, relation: relationTo(actor) })
    .from(properties)
    .where(and(inArray(properties.id, ids), visibleTo(actor)))
    .orderBy(asc(properties.id))
    .for('update')

export const setBuildings = (db: Db, ids: string[], bina_id: string | null, at: Date) =>
  db
    .update(properties)
    .set({ bina_id, updated_at: at, version: sql`${properties.version} + 1` })
    .where(inArray(properties.id, ids))

const building = alias(properties, 'building')

/** Search keys contain the building's title: refreshed with one read and one write. */
export async function refreshKeysOf(db: Db, ids: string[]): Promise<void> {
  const rows = await db
    .select({
      id: properties.id,
      baslik: properties.baslik,
      tasinmazCinsi: properties.tasinmazCinsi,
      adres: properties.adres,
      il: deeds.il,
      ilce: deeds.ilce,
      mahalle: deeds.mahalle,
      bina: building.baslik,
    })
    .from(properties)
    .leftJoin(deeds, eq(deeds.property_id, properties.id))
    .leftJoin(building, eq(building.id, properties.bina_id))
    .where(inArray(properties.id, ids))
  await inSlices(rows, (slice) => {
    const keys = slice.map(({ id, ...row }) => {
      const named = { ...row, il: row.il ?? '', ilce: row.ilce ?? '', mahalle: row.mahalle ?? '' }
      return sql`(${id}::uuid, ${propertyKeys(named).search_key})`
    })
    return db.execute(sql`update ${properties} set search_key = k.search_key
      from (values ${sql.join(keys, sql`, `)}) as k (id, search_key) where ${properties.id} = k.id`)
  })
}
