import { bigint, boolean, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import type { ConsentKind, ConsentSource, DeletionState, PlanLine } from '#domain/operations/privacy/privacy.schema.ts'
import type { ArchiveKind, ArchiveState } from '#domain/services/archives/archives.schema.ts'
import { freeText, mixed, personId, personName, plain, trace } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { day, instant, textColumn } from './columns.ts'

export const consents = personalTable(
  'consents',
  {
    id: plain(uuid('id').primaryKey()),
    user_id: personId(uuid('user_id').notNull()),
    kind: plain(text('kind').$type<ConsentKind>().notNull()),
    given: plain(boolean('given').notNull()),
    version: plain(integer('version').notNull()),
    source: plain(text('source').$type<ConsentSource>().notNull()),
    at: plain(instant('at').notNull()),
  },
  {
    group: 'consents',
    about: 'user_id = :user',
    deletionRules: [{ where: 'user_id = :user', does: 'keep', basis: 'proof' }],
  },
)

export const dataArchives = personalTable(
  'data_archives',
  {
    id: plain(uuid('id').primaryKey()),
    user_id: personId(uuid('user_id').notNull()),
    kind: plain(text('kind').$type<ArchiveKind>().notNull().default('data')),
    /** The tenancy of the archive; null for a user's own data. */
    tenancy_id: plain(uuid('tenancy_id')),
    state: plain(text('state').$type<ArchiveState>().notNull()),
    /** Percentage while the archive is being made. */
    progress: plain(integer('progress').notNull().default(0)),
    size: plain(bigint('size', { mode: 'number' })),
    /** Number of files that the tables list but the storage no longer has. */
    missing: plain(integer('missing').notNull().default(0)),
    asked_at: plain(instant('asked_at').notNull()),
    ready_at: plain(instant('ready_at')),
    expires_at: plain(instant('expires_at')),
    downloaded_at: plain(instant('downloaded_at')),
  },
  {
    group: 'consents',
    about: 'user_id = :user',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
)

export const deletionRequests = personalTable(
  'deletion_requests',
  {
    id: plain(uuid('id').primaryKey()),
    user_id: personId(uuid('user_id').notNull()),
    state: plain(text('state').$type<DeletionState>().notNull()),
    note: freeText(textColumn('note')),
    asked_at: plain(instant('asked_at').notNull()),
    due_on: plain(day('due_on').notNull()),
    decided_at: plain(instant('decided_at')),
    decided_by: trace(uuid('decided_by')),
    decided_by_name: personName(textColumn('decided_by_name')),
    refusal_reason: freeText(textColumn('refusal_reason')),
    done_at: plain(instant('done_at')),
    /** The last day on which evidence about the person is kept; null if there is none. */
    kept_until: plain(day('kept_until')),
    result: mixed(jsonb('result').$type<PlanLine[]>().notNull().default([])),
  },
  {
    group: 'consents',
    about: 'user_id = :user',
    onlyFor: { 'decided_by = :user': ['decided_by_name'] },
    deletionRules: [
      { where: 'user_id = :user', does: 'keep', basis: 'proof', set: { note: `''` } },
      { where: 'decided_by = :user', does: 'anonymise', set: { note: 'note', refusal_reason: 'refusal_reason' } },
    ],
  },
)
