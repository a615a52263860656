import { boolean, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import type { LoggedOperation, MaintenanceChange } from '#domain/operations/maintenance/maintenance.schema.ts'
import { contact, mixed, personId, personName, plain } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { instant, textColumn } from './columns.ts'

/** Append-only: a trigger refuses updates and deletes. */
export const maintenanceRuns = personalTable(
  'maintenance_runs',
  {
    id: plain(uuid('id').primaryKey()),
    operation: plain(text('operation').$type<LoggedOperation>().notNull()),
    dry_run: plain(boolean('dry_run').notNull()),
    success: plain(boolean('success').notNull()),
    message: plain(text('message').notNull()),
    total: plain(integer('total').notNull()),
    changes: mixed(jsonb('changes').$type<MaintenanceChange[]>().notNull().default([])),
    actor_id: personId(uuid('actor_id')),
    actor_name: personName(text('actor_name').notNull()),
    ip: contact(textColumn('ip')),
    user_agent: contact(textColumn('user_agent')),
    at: plain(instant('at').notNull()),
  },
  {
    group: 'history',
    about: 'actor_id = :user',
    // A user may know who ran a tool on their records.
    deletionRules: [{ where: 'actor_id = :user', does: 'keep', basis: 'oversight' }],
  },
)
