import { and, asc, count, desc, eq, isNull, like } from 'drizzle-orm'
import type { HandoverKind } from '#domain/tenancy/handovers/handovers.schema.ts'
import type { Db } from '#server/db/client.ts'
import { firstRow } from '#server/db/rows.ts'
import { contractTenants } from '#server/db/schema/contracts.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { handoverPhotos, handoverRemarks, handovers } from '#server/db/schema/handovers.ts'
import { meterReadings, properties, propertyFeatures } from '#server/db/schema/properties.ts'

export type HandoverRow = typeof handovers.$inferSelect
export type PhotoRow = typeof handoverPhotos.$inferSelect

export const handoverById = (db: Db, id: string): Promise<HandoverRow | null> =>
  firstRow(db.select().from(handovers).where(eq(handovers.id, id)))

export async function handoverOf(db: Db, tenancyId: string, kind: HandoverKind): Promise<HandoverRow | null> {
  const [row] = await db
    .select()
    .from(handovers)
    .where(and(eq(handovers.tenancy_id, tenancyId), eq(handovers.kind, kind)))
  return row ?? null
}

export const insertHandover = (db: Db, row: HandoverRow) => db.insert(handovers).values(row)
export const setHandover = (db: Db, id: string, change: Partial<HandoverRow>) =>
  db.update(handovers).set(change).where(eq(handovers.id, id))

/** In the order taken. */
export const photosOf = (db: Db, handoverId: string) =>
  db
    .select()
    .from(handoverPhotos)
    .where(and(eq(handoverPhotos.handover_id, handoverId), isNull(handoverPhotos.removed_at)))
    .orderBy(asc(handoverPhotos.id))

export async function photoById(db: Db, handoverId: string, id: string): Promise<PhotoRow | null> {
  const [row] = await db
    .select()
    .from(handoverPhotos)
    .where(
      and(eq(handoverPhotos.id, id), eq(handoverPhotos.handover_id, handoverId), isNull(handoverPhotos.removed_at)),
    )
  return row ?? null
}

export const insertPhoto = (db: Db, row: PhotoRow) => db.insert(handoverPhotos).values(row)
export const hidePhoto = (db: Db, id: string, removed_at: Date) =>
  db.update(handoverPhotos).set({ removed_at }).where(eq(handoverPhotos.id, id))

export const remarksOf = (db: Db, handoverId: string) =>
  db.select().from(handoverRemarks).where(eq(handoverRemarks.handover_id, handoverId)).orderBy(asc(handoverRemarks.id))
export const insertRemark = (db: Db, row: typeof handoverRemarks.$inferSelect) => db.insert(handoverRemarks).values(row)
export const countRemarks = (db: Db, handoverId: string) =>
  db.$count(handoverRemarks, eq(handoverRemarks.handover_id, handoverId))

/** `all` includes photos removed from the draft, because they are kept too; `here` are those shown at this place. */
export async function countPhotos(db: Db, handoverId: string, place: string) {
  const [row] = await db.select({ all: count() }).from(handoverPhotos).where(eq(handoverPhotos.handover_id, handoverId))
  const here = await db.$count(
    handoverPhotos,
    and(
      eq(handoverPhotos.handover_id, handoverId),
      like(handoverPhotos.place, place),
      isNull(handoverPhotos.removed_at),
    ),
  )
  return { all: row!.all, here }
}

/** The property's data to start a record with. */
export async function startOf(db: Db, propertyId: string) {
  const [features] = await db.select().from(propertyFeatures).where(eq(propertyFeatures.property_id, propertyId))
  const listed = await db
    .select()
    .from(fixtures)
    .where(eq(fixtures.property_id, propertyId))
    .orderBy(asc(fixtures.created_at), asc(fixtures.id))
  const readings = await db
    .select({ sayac: meterReadings.sayac, sayacNo: meterReadings.sayacNo })
    .from(meterReadings)
    .where(eq(meterReadings.property_id, propertyId))
    .orderBy(desc(meterReadings.tarih), desc(meterReadings.id))
    .limit(60)
  return { features: features ?? null, fixtures: listed, readings }
}

export async function namesOf(db: Db, { property_id, contract }: { property_id: string; contract: string }) {
  const [property] = await db
    .select({ baslik: properties.baslik })
    .from(properties)
    .where(eq(properties.id, property_id))
  const tenants = await db
    .select({ name: contractTenants.tenant_name })
    .from(contractTenants)
    .where(eq(contractTenants.contract_id, contract))
    .orderBy(desc(contractTenants.is_primary), asc(contractTenants.id))
  return { property: property ?? null, tenants: tenants.map(({ name }) => name) }
}
