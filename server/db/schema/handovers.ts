import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { HandoverData, HandoverKind, HandoverState } from '#domain/tenancy/handovers/handovers.schema.ts'
import type { PaperSide } from '#domain/tenancy/papers/papers.schema.ts'
import { instant, words } from './columns.ts'

/** Drafts of handover records for moving in or out; sent records are stored in `papers`. */
export const handovers = pgTable('handovers', {
  id: uuid('id').primaryKey(),
  tenancy_id: uuid('tenancy_id').notNull(),
  property_id: uuid('property_id').notNull(),
  kind: text('kind').$type<HandoverKind>().notNull(),
  state: text('state').$type<HandoverState>().notNull(),
  data: jsonb('data').$type<HandoverData>().notNull(),
  version: integer('version').notNull().default(1),
  round: integer('round').notNull().default(0),
  sent_by_side: text('sent_by_side').$type<PaperSide>(),
  confirmed_at: instant('confirmed_at'),
  created_by: uuid('created_by'),
  updated_by: uuid('updated_by'),
  updated_by_name: words('updated_by_name'),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
})

export const handoverPhotos = pgTable('handover_photos', {
  id: uuid('id').primaryKey(),
  handover_id: uuid('handover_id').notNull(),
  file_id: uuid('file_id').notNull(),
  place: text('place').notNull(),
  sha256: text('sha256').notNull(),
  side: text('side').$type<PaperSide>().notNull(),
  uploaded_by: uuid('uploaded_by'),
  created_at: instant('created_at').notNull(),
  removed_at: instant('removed_at'),
})

export const handoverRemarks = pgTable('handover_remarks', {
  id: uuid('id').primaryKey(),
  handover_id: uuid('handover_id').notNull(),
  text: text('text').notNull(),
  author_id: uuid('author_id'),
  author_name: text('author_name').notNull(),
  created_at: instant('created_at').notNull(),
})
