import { bigint, boolean, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core'
import type { DocumentCategory } from '#domain/property/documents/documents.schema.ts'
import { day, writtenAt } from './columns.ts'

export const propertyDocuments = pgTable('property_documents', {
  id: uuid('id').primaryKey(),
  property: uuid('property').notNull(),
  name: text('name').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  file_id: uuid('file_id').notNull(),
  file_type: varchar('file_type', { length: 10 }).notNull(),
  category: text('category').$type<DocumentCategory>().notNull(),
  tenant_can_see: boolean('tenant_can_see').notNull().default(false),
  lawyer_can_see: boolean('lawyer_can_see').notNull().default(false),
  /** The last day of validity; null for a document that does not expire. */
  valid_until: day('valid_until'),
  search_key: text('search_key').notNull(),
  /** The name's sort key in Turkish order, see `sortKey`. */
  name_key: text('name_key').notNull(),
  uploaded_by: uuid('uploaded_by'),
  version: integer('version').notNull().default(1),
  created_at: writtenAt('created_at'),
  updated_at: writtenAt('updated_at'),
})
