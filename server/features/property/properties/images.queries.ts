import { and, asc, eq } from 'drizzle-orm'
import { type ImageForm, type ImageSet, type ImageView, maxImages } from '#domain/property/properties/images.schema.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { onlyRow } from '#server/db/rows.ts'
import { files } from '#server/db/schema/files.ts'
import { deliveryImages, evacuationImages, properties, propertyImages } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'
import { rowFrom } from '#server/services/bin/bin.queries.ts'

const tables = { general: propertyImages, delivery: deliveryImages, evacuation: evacuationImages }
type ImageRow = typeof propertyImages.$inferSelect

const withSize = (table: (typeof tables)[ImageSet]) => ({ image: table, width: files.width, height: files.height })

const asView = ({
  image,
  width,
  height,
}: {
  image: ImageRow
  width: number | null
  height: number | null
}): ImageView => ({
  ...image,
  width,
  height,
  created_at: image.created_at.toISOString(),
})

/** Oldest first, in the order they were taken. */
export async function imagesOf(db: Db, propertyId: string, set: ImageSet): Promise<ImageView[]> {
  const table = tables[set]
  const rows = await db
    .select(withSize(table))
    .from(table)
    .innerJoin(files, eq(files.id, table.file_id))
    .where(eq(table.property_id, propertyId))
    .orderBy(asc(table.id))
    .limit(maxImages)
  return rows.map(asView)
}

/** Null when the image is missing or not visible to the actor. */
export async function findImage(db: Db, actor: Actor, set: ImageSet, id: string): Promise<ImageView | null> {
  const table = tables[set]
  const [row] = await db
    .select(withSize(table))
    .from(table)
    .innerJoin(properties, and(eq(properties.id, table.property_id), visibleTo(actor)))
    .innerJoin(files, eq(files.id, table.file_id))
    .where(eq(table.id, id))
  return row ? asView(row) : null
}

export const countImages = (db: Db, propertyId: string, set: ImageSet) =>
  db.$count(tables[set], eq(tables[set].property_id, propertyId))

/** False when the id already exists. */
export async function insertImage(db: Db, set: ImageSet, image: typeof propertyImages.$inferInsert): Promise<boolean> {
  const table = tables[set]
  return (await db.insert(table).values(image).onConflictDoNothing().returning({ id: table.id })).length > 0
}

/** The first two general pictures, in the order chosen. */
export const firstImages = (db: Db, propertyId: string) =>
  db
    .select()
    .from(propertyImages)
    .where(eq(propertyImages.property_id, propertyId))
    .orderBy(asc(propertyImages.id))
    .limit(2)

export const updateImage = (db: Db, set: ImageSet, id: string, change: ImageForm) =>
  db.update(tables[set]).set(change).where(eq(tables[set].id, id))

/** Returns the deleted row. */
export const deleteImage = (db: Db, set: ImageSet, id: string): Promise<ImageRow> =>
  onlyRow(db.delete(tables[set]).where(eq(tables[set].id, id)).returning())

export const insertImageAgain = (db: Db, set: ImageSet, kept: unknown) =>
  db.insert(tables[set]).values(rowFrom(tables[set], kept))

/** Does not raise `version`, so that open forms stay valid. */
export const setCover = (db: Db, propertyId: string, fileId: string | null) =>
  db.update(properties).set({ gorsel: fileId }).where(eq(properties.id, propertyId))
