import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditAct, AuditActorKind, AuditArea, AuditDetail } from '#domain/services/audit/audit.schema.ts'
import { words } from './columns.ts'

/** Append-only: a trigger refuses updates and deletes. It has no foreign keys, and names people only by id. */
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
  /** Address and device are masked. */
  address: words('address'),
  device: words('device'),
  /** SHA-256 of the evidence row with the same id. */
  evidence: text('evidence'),
  /** Made by the server when it wrote the row; rows from before signatures were introduced have none. */
  signature: text('signature'),
  /** Set once, when the row is added to the hash chain. */
  seq: bigint('seq', { mode: 'number' }),
  hash: text('hash'),
})
