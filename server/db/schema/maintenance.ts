import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LoggedOperation, MaintenanceChange } from '#domain/operations/maintenance/maintenance.schema.ts'
import { instant, words } from './columns.ts'

/** Append-only: a trigger refuses updates and deletes. */
export const maintenanceRuns = pgTable('maintenance_runs', {
  id: uuid('id').primaryKey(),
  operation: text('operation').$type<LoggedOperation>().notNull(),
  dry_run: boolean('dry_run').notNull(),
  success: boolean('success').notNull(),
  message: text('message').notNull(),
  total: integer('total').notNull(),
  changes: jsonb('changes').$type<MaintenanceChange[]>().notNull().default([]),
  actor_id: uuid('actor_id'),
  actor_name: text('actor_name').notNull(),
  ip: words('ip'),
  user_agent: words('user_agent'),
  at: instant('at').notNull(),
})
