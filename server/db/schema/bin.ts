import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { BinKind } from '#domain/services/bin/bin.schema.ts'
import { instant } from './columns.ts'

export const binItems = pgTable('bin_items', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<BinKind>().notNull(),
  owner_id: uuid('owner_id').notNull(),
  property_id: uuid('property_id'),
  person_id: uuid('person_id'),
  /** The id of the removed record. */
  subject_id: uuid('subject_id').notNull(),
  title: text('title').notNull(),
  /** The complete rows that are needed to restore it. */
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  file_ids: uuid('file_ids').array().notNull().default([]),
  deleted_by: uuid('deleted_by'),
  deleted_by_name: text('deleted_by_name').notNull(),
  deleted_at: instant('deleted_at').notNull(),
})
