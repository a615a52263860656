import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { DelegateList } from '#domain/access/property-rights.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { NewProperty } from '#domain/property/properties/properties.api.ts'
import { emptyDeed, emptyFeatures, type PropertyStatus } from '#domain/property/properties/properties.schema.ts'
import { relationTo, visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import {
  deeds,
  properties,
  propertyDelegates,
  propertyFeatures,
  propertyTenants,
} from '#server/db/schema/properties.ts'
import { inSlices } from '#server/db/slices.ts'
import type { Actor } from '#server/http/actor.ts'
import { propertyKeys } from './property-keys.ts'

export interface PropertyToInsert extends Omit<NewProperty, 'id' | 'owner'> {
  id: string
  /** Title of the building in `bina_id`. */
  bina: string | null
}

/** Inserts properties with deed and features; skips existing ids and returns the new ones. */
export async function insertProperties(
  db: Db,
  creator: string,
  given: PropertyToInsert[],
  at: Date,
): Promise<string[]> {
  const added: string[] = []
  await inSlices(given, async (slice) => {
    const rows = slice.map(({ deed: { il = '', ilce = '', mahalle = '' }, features: _, bina, ...property }) => ({
      ...property,
      creator,
      created_at: at,
      updated_at: at,
      ...propertyKeys({ ...property, il, ilce, mahalle, bina }),
    }))
    const inserted = await db
      .insert(properties)
      .values(rows)
      .onConflictDoNothing({ target: properties.id })
      .returning({ id: properties.id })
    const fresh = new Set(inserted.map(({ id }) => id))
    added.push(...fresh)
    const full = slice.filter(({ id }) => fresh.has(id))
    if (full.length === 0) return
    await db.insert(deeds).values(full.map(({ id, deed }) => ({ ...emptyDeed, ...deed, id: newId(), property_id: id })))
    await db
      .insert(propertyFeatures)
      .values(full.map(({ id, features }) => ({ ...emptyFeatures, ...features, id: newId(), property_id: id })))
  })
  return added
}

export const assignTo = (db: Db, userId: string, list: DelegateList, ids: string[]) =>
  inSlices(ids, (slice) =>
    db
      .insert(propertyDelegates)
      .values(slice.map((property_id) => ({ property_id, user_id: userId, list })))
      .onConflictDoNothing(),
  )

/** Ids and versions needed for the next save of each part. */
export async function createdProperty(db: Db, actor: Actor, id: string) {
  const [row] = await db
    .select({
      id: properties.id,
      version: properties.version,
      deed_id: deeds.id,
      deed_version: deeds.version,
      property_feature_id: propertyFeatures.id,
      feature_version: propertyFeatures.version,
    })
    .from(properties)
    .innerJoin(deeds, eq(deeds.property_id, properties.id))
    .innerJoin(propertyFeatures, eq(propertyFeatures.property_id, properties.id))
    .where(and(eq(properties.id, id), visibleTo(actor)))
  return row
}

/** Title of this owner's building that the caller may see. The shared lock keeps it a building until commit. */
export async function buildingTitle(db: Db, actor: Actor, creator: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ baslik: properties.baslik })
    .from(properties)
    .where(and(eq(properties.id, id), eq(properties.creator, creator), eq(properties.is_bina, true), visibleTo(actor)))
    .for('share')
  return row?.baslik ?? null
}

export const titlesOf = (db: Db, actor: Actor, creator: string) =>
  db
    .select({ id: properties.id, baslik: properties.baslik, is_bina: properties.is_bina })
    .from(properties)
    .where(and(eq(properties.creator, creator), visibleTo(actor)))

/** Locked in id order, so that two calls do not deadlock. */
export async function lockWithTenants(db: Db, actor: Actor, ids: string[]) {
  const rows = await db
    .select({
      id: properties.id,
      baslik: properties.baslik,
      tasinmazDurumu: properties.tasinmazDurumu,
      creator: properties.creator,
      relation: relationTo(actor),
    })
    .from(properties)
    .where(and(inArray(properties.id, ids), visibleTo(actor)))
    .orderBy(asc(properties.id))
    .for('update')
  const tenants = await db
    .select({ property_id: propertyTenants.property_id, count: count() })
    .from(propertyTenants)
    .where(inArray(propertyTenants.property_id, ids))
    .groupBy(propertyTenants.property_id)
  const counts = new Map(tenants.map((row) => [row.property_id, row.count]))
  return rows.map((row) => ({ ...row, tenants: counts.get(row.id) ?? 0 }))
}

export const setStatus = (db: Db, ids: string[], tasinmazDurumu: PropertyStatus, at: Date) =>
  db
    .update(properties)
    .set({ tasinmazDurumu, updated_at: at, version: sql`${properties.version} + 1` })
    .where(inArray(properties.id, ids))
