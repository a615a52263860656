import { and, asc, eq } from 'drizzle-orm'
import type { ReadingView } from '#domain/property/properties/readings.schema.ts'
import type { Db } from '#server/db/client.ts'
import { onlyRow } from '#server/db/rows.ts'
import { meterReadings } from '#server/db/schema/properties.ts'

type ReadingRow = typeof meterReadings.$inferSelect

export const readingAsView = ({ created_by, created_at, ...reading }: ReadingRow): ReadingView => ({
  ...reading,
  created_at: created_at.toISOString(),
})

export const readingsOf = (db: Db, propertyId: string) =>
  db
    .select()
    .from(meterReadings)
    .where(eq(meterReadings.property_id, propertyId))
    .orderBy(asc(meterReadings.tarih), asc(meterReadings.id))

export async function findReading(db: Db, propertyId: string, id: string): Promise<ReadingRow | null> {
  const [row] = await db
    .select()
    .from(meterReadings)
    .where(and(eq(meterReadings.id, id), eq(meterReadings.property_id, propertyId)))
  return row ?? null
}

export const insertReading = (db: Db, reading: typeof meterReadings.$inferInsert): Promise<ReadingRow> =>
  onlyRow(db.insert(meterReadings).values(reading).returning())

export const setReadingPhoto = (db: Db, id: string, fileId: string) =>
  db.update(meterReadings).set({ file_id: fileId }).where(eq(meterReadings.id, id))

export const deleteReading = (db: Db, id: string) => db.delete(meterReadings).where(eq(meterReadings.id, id))
