import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FileArea } from '#domain/services/files/files.schema.ts'
import { writtenAt } from './columns.ts'

export const files = pgTable('files', {
  id: uuid('id').primaryKey(),
  area: text('area').$type<FileArea>().notNull(),
  /** The file name that the user gave; the content is in the storage under the id. */
  name: text('name').notNull(),
  /** Detected from the content, not taken from the upload. */
  type: text('type').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  width: integer('width'),
  height: integer('height'),
  property_id: uuid('property_id'),
  /** Uploaded in a chat; such a file belongs to no property. */
  chat_id: uuid('chat_id'),
  uploaded_by: uuid('uploaded_by'),
  created_at: writtenAt('created_at'),
})
