import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { relationTo, visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { contractTenants } from '#server/db/schema/contracts.ts'
import { files } from '#server/db/schema/files.ts'
import { deeds, properties, propertyFeatures, propertyTenants, tenancyRequests } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { Actor } from '#server/http/actor.ts'
import { propertyKeys } from './property-keys.ts'

type Insert = typeof properties.$inferInsert
/** Undefined columns stay unchanged. */
type PropertyColumns = { [Name in keyof Insert]?: Insert[Name] | undefined }

/** Raises the version, so that saving an older view is refused. */
export async function changeProperty(db: Db, id: string, change: PropertyColumns, now: Date): Promise<number> {
  const [row] = await db
    .update(properties)
    .set({ ...change, version: sql`${properties.version} + 1`, updated_at: now })
    .where(eq(properties.id, id))
    .returning({ version: properties.version })
  return row!.version
}

/** For changes to related records or a derived status; does not raise the version. */
export const touchProperty = (db: Db, id: string, now: Date) =>
  db.update(properties).set({ updated_at: now }).where(eq(properties.id, id))

/** Counts tenants: linked users, people who have not confirmed yet, and contract parties without a linked account. */
export async function countTenants(db: Db, id: string): Promise<number> {
  const [row] = await db
    .select({
      count: sql<number>`(select count(*) from ${propertyTenants} where property_id = ${id})
        + (select count(*) from ${tenancyRequests} where property_id = ${id})
        + (select count(*) from ${contractTenants} t join ${properties} p on p.contract_id = t.contract_id
          where p.id = ${id} and t.tenant_user_id is null)`.mapWith(Number),
    })
    .from(properties)
    .where(eq(properties.id, id))
  return row?.count ?? 0
}
export const countUnits = (db: Db, id: string) =>
  db.$count(properties, and(eq(properties.bina_id, id), isNull(properties.deleted_at)))

/** A running tenancy's account determines the payment state. */
export const hasRunningTenancy = async (db: Db, id: string) =>
  (await db.$count(tenancies, and(eq(tenancies.property_id, id), isNull(tenancies.ended_on)))) > 0

/** A building of the same owner that the caller may see. */
export const buildingExists = async (db: Db, actor: Actor, id: string, creator: string) =>
  (await db.$count(
    properties,
    and(eq(properties.id, id), eq(properties.creator, creator), eq(properties.is_bina, true), visibleTo(actor)),
  )) > 0

export const isPictureOf = async (db: Db, fileId: string, propertyId: string) =>
  (await db.$count(
    files,
    and(eq(files.id, fileId), eq(files.property_id, propertyId), eq(files.area, 'property-images')),
  )) > 0

const building = alias(properties, 'building')

/** The search and sort keys of these properties, from their present titles and deeds. */
export async function newKeys(db: Db, which: SQL | undefined) {
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
    .where(which)
  return rows.map(({ id, ...row }) => ({
    id,
    keys: propertyKeys({ ...row, il: row.il ?? '', ilce: row.ilce ?? '', mahalle: row.mahalle ?? '' }),
  }))
}

/** Rebuilds the search and sort keys of a property and of its units, which contain its title. */
export async function refreshKeys(db: Db, id: string): Promise<void> {
  for (const { id: each, keys } of await newKeys(db, or(eq(properties.id, id), eq(properties.bina_id, id))))
    await db.update(properties).set(keys).where(eq(properties.id, each))
}

/** With the caller's relation to the property; null when it is missing or not visible. */
export async function findDeed(db: Db, actor: Actor, id: string) {
  const [row] = await db
    .select({ deed: deeds, creator: properties.creator, relation: relationTo(actor) })
    .from(deeds)
    .innerJoin(properties, and(eq(properties.id, deeds.property_id), visibleTo(actor)))
    .where(eq(deeds.id, id))
  return row ?? null
}

export async function findFeature(db: Db, actor: Actor, id: string) {
  const [row] = await db
    .select({ feature: propertyFeatures })
    .from(propertyFeatures)
    .innerJoin(properties, and(eq(properties.id, propertyFeatures.property_id), visibleTo(actor)))
    .where(eq(propertyFeatures.id, id))
  return row?.feature ?? null
}

/** The new version, or null when the deed was saved meanwhile. */
export async function saveDeed(db: Db, id: string, version: number, deed: Partial<typeof deeds.$inferInsert>) {
  const [row] = await db
    .update(deeds)
    .set({ ...deed, version: version + 1 })
    .where(and(eq(deeds.id, id), eq(deeds.version, version)))
    .returning({ version: deeds.version })
  return row?.version ?? null
}

export async function saveFeature(
  db: Db,
  id: string,
  version: number,
  feature: Partial<typeof propertyFeatures.$inferInsert>,
) {
  const [row] = await db
    .update(propertyFeatures)
    .set({ ...feature, version: version + 1 })
    .where(and(eq(propertyFeatures.id, id), eq(propertyFeatures.version, version)))
    .returning({ version: propertyFeatures.version })
  return row?.version ?? null
}
