import { bigint, boolean, integer, text, uuid, varchar } from 'drizzle-orm/pg-core'
import type { DocumentCategory } from '#domain/property/documents/documents.schema.ts'
import { derived, fileId, freeText, personId, plain } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { day, writtenAt } from './columns.ts'

export const propertyDocuments = personalTable(
  'property_documents',
  {
    id: plain(uuid('id').primaryKey()),
    property: plain(uuid('property').notNull()),
    name: freeText(text('name').notNull()),
    size: plain(bigint('size', { mode: 'number' }).notNull()),
    file_id: fileId(uuid('file_id').notNull()),
    file_type: plain(varchar('file_type', { length: 10 }).notNull()),
    category: plain(text('category').$type<DocumentCategory>().notNull()),
    tenant_can_see: plain(boolean('tenant_can_see').notNull().default(false)),
    lawyer_can_see: plain(boolean('lawyer_can_see').notNull().default(false)),
    /** The last day of validity; null for a document that does not expire. */
    valid_until: plain(day('valid_until')),
    search_key: derived(text('search_key').notNull()),
    /** The name's sort key in Turkish order, see `sortKey`. */
    name_key: derived(text('name_key').notNull()),
    uploaded_by: personId(uuid('uploaded_by')),
    version: plain(integer('version').notNull().default(1)),
    created_at: plain(writtenAt('created_at')),
    updated_at: plain(writtenAt('updated_at')),
  },
  {
    group: 'documents',
    about: 'property in {own} or uploaded_by = :user',
    near: 'property in {rented}',
    deletionRules: [
      { where: 'property in {own}', does: 'delete' },
      { where: 'uploaded_by = :user', does: 'anonymise' },
    ],
  },
)
