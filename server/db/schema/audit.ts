import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditAct, AuditActorKind, AuditArea, AuditDetail } from '#domain/services/audit/audit.schema.ts'
import { words } from './columns.ts'

/** Append-only: a trigger refuses changes and removals. It refers to nothing, and names people by id alone. */
export const auditLogRows = pgTable('audit_log', {
  id: uuid('id').primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  act: text('act').$type<AuditAct>().notNull(),
  area: text('area').$type<AuditArea>().notNull(),
  kind: text('kind').notNull(),
  actor_kind: text('actor_kind').$type<AuditActorKind>().notNull(),
  actor_id: uuid('actor_id'),
  record_id: uuid('record_id'),
  subject_id: uuid('subject_id'),
  detail: jsonb('detail').$type<AuditDetail>().notNull().default({}),
  /** Both masked. */
  address: words('address'),
  device: words('device'),
  /** SHA-256 of the row of evidence with the same id. */
  evidence: text('evidence'),
  /** Made by the server when it wrote the row; entries from before signatures have none. */
  signature: text('signature'),
  /** Written once, when the chain takes the row in. */
  seq: bigint('seq', { mode: 'number' }),
  hash: text('hash'),
})
