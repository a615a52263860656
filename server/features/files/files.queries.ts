import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { rightsOn } from '#domain/access/property-rights.ts'
import type { Db } from '#server/db/client.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { files } from '#server/db/schema/files.ts'
import { properties } from '#server/db/schema/properties.ts'
import { relationTo, visibleTo } from '#server/features/properties/property-scope.queries.ts'
import type { Actor } from '#server/http/actor.ts'

export type FileRow = typeof files.$inferSelect

export const insertFile = (db: Db, file: typeof files.$inferInsert) => db.insert(files).values(file)

export const fileExists = async (db: Db, id: string) => (await db.$count(files, eq(files.id, id))) > 0

/** The rows that are gone; their contents are for the job that removes them. */
export const deleteFiles = (db: Db, ids: string[]) =>
  db.delete(files).where(inArray(files.id, ids)).returning({ id: files.id, area: files.area })

/** Null for a stranger as for a missing file. Pictures go with the property, documents with the right to see them. */
export async function fileFor(db: Db, actor: Actor, id: string): Promise<FileRow | null> {
  const [row] = await db
    .select({ file: files, relation: relationTo(actor), document: propertyDocuments })
    .from(files)
    .innerJoin(properties, and(eq(properties.id, files.property_id), visibleTo(actor)))
    .leftJoin(propertyDocuments, eq(propertyDocuments.file_id, files.id))
    .where(and(eq(files.id, id), or(eq(files.area, 'property-images'), sql`${propertyDocuments.id} is not null`)))
  if (!row) return null
  if (!row.document) return row.file
  const { documents } = rightsOn(row.relation, actor.subject)
  const shared = row.relation === 'tenant' ? row.document.tenant_can_see : row.document.lawyer_can_see
  return documents === 'all' || (documents === 'shared' && shared) ? row.file : null
}
