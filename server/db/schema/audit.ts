import { bigint, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditAct, AuditActorKind, AuditArea, AuditDetail } from '#domain/services/audit/audit.schema.ts'
import { contact, mixed, personId, plain } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { textColumn } from './columns.ts'

/** Append-only: a trigger refuses updates and deletes. It has no foreign keys, and names people only by id. */
export const auditLogRows = personalTable(
  'audit_log',
  {
    id: plain(uuid('id').primaryKey()),
    at: plain(timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull()),
    act: plain(text('act').$type<AuditAct>().notNull()),
    area: plain(text('area').$type<AuditArea>().notNull()),
    kind: plain(text('kind').notNull()),
    actor_kind: plain(text('actor_kind').$type<AuditActorKind>().notNull()),
    actor_id: personId(uuid('actor_id')),
    record_id: plain(uuid('record_id')),
    subject_id: personId(uuid('subject_id')),
    detail: mixed(jsonb('detail').$type<AuditDetail>().notNull().default({})),
    /** Address and device are masked. */
    address: contact(textColumn('address')),
    device: contact(textColumn('device')),
    /** SHA-256 of the evidence row with the same id. */
    evidence: plain(text('evidence')),
    /** Made by the server when it wrote the row; rows from before signatures were introduced have none. */
    signature: plain(text('signature')),
    /** Set once, when the row is added to the hash chain. */
    seq: plain(bigint('seq', { mode: 'number' })),
    hash: plain(text('hash')),
  },
  {
    group: 'history',
    about: 'actor_id = :user or subject_id = :user',
    onlyFor: { 'actor_id = :user': ['address', 'device'] },
    // Hash-chained; it only contains ids, so it does not reveal a deleted person.
    deletionRules: [{ where: 'actor_id = :user or subject_id = :user', does: 'keep', basis: 'oversight' }],
  },
)
