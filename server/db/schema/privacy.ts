import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ConsentKind, ConsentSource, DeletionState, PlanLine } from '#domain/operations/privacy/privacy.schema.ts'
import type { ArchiveKind, ArchiveState } from '#domain/services/archives/archives.schema.ts'
import { day, instant, words } from './columns.ts'

export const consents = pgTable('consents', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  kind: text('kind').$type<ConsentKind>().notNull(),
  given: boolean('given').notNull(),
  version: integer('version').notNull(),
  source: text('source').$type<ConsentSource>().notNull(),
  at: instant('at').notNull(),
})

export const dataArchives = pgTable('data_archives', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  kind: text('kind').$type<ArchiveKind>().notNull().default('data'),
  /** The tenancy of the archive; null for a user's own data. */
  tenancy_id: uuid('tenancy_id'),
  state: text('state').$type<ArchiveState>().notNull(),
  /** Percentage while the archive is being made. */
  progress: integer('progress').notNull().default(0),
  size: bigint('size', { mode: 'number' }),
  /** Number of files that the tables list but the storage no longer has. */
  missing: integer('missing').notNull().default(0),
  asked_at: instant('asked_at').notNull(),
  ready_at: instant('ready_at'),
  expires_at: instant('expires_at'),
  downloaded_at: instant('downloaded_at'),
})

export const deletionRequests = pgTable('deletion_requests', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  state: text('state').$type<DeletionState>().notNull(),
  note: words('note'),
  asked_at: instant('asked_at').notNull(),
  due_on: day('due_on').notNull(),
  decided_at: instant('decided_at'),
  decided_by: uuid('decided_by'),
  decided_by_name: words('decided_by_name'),
  refusal_reason: words('refusal_reason'),
  done_at: instant('done_at'),
  /** The last day on which evidence about the person is kept; null if there is none. */
  kept_until: day('kept_until'),
  result: jsonb('result').$type<PlanLine[]>().notNull().default([]),
})
