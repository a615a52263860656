import { desc, eq, sql } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import { withoutNames } from '#domain/operations/maintenance/maintenance.rules.ts'
import {
  keptChanges,
  type LoggedOperation,
  type MaintenanceChange,
  type MaintenanceRun,
  type RunFilter,
  shownChanges,
} from '#domain/operations/maintenance/maintenance.schema.ts'
import type { Db } from '#server/db/client.ts'
import { offsetOf } from '#server/db/page.ts'
import { maintenanceRuns } from '#server/db/schema/maintenance.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'

export interface Outcome {
  operation: LoggedOperation
  dryRun: boolean
  success: boolean
  message: string
  total: number
  changes: MaintenanceChange[]
  by: AuditActor
  at: Date
}

const maxUserAgent = 500

/** Changes are stored here, the fact of the run also in the audit log, under the same id. */
export async function logRun(db: Db, { operation, dryRun, success, message, total, changes, by, at }: Outcome) {
  const id = newId()
  await db.insert(maintenanceRuns).values({
    id,
    operation,
    dry_run: dryRun,
    success,
    message,
    total,
    changes: changes.slice(0, keptChanges).map(withoutNames),
    actor_id: by.id,
    actor_name: by.name,
    ip: by.from?.ip ?? '',
    user_agent: (by.from?.userAgent ?? '').slice(0, maxUserAgent),
    at,
  })
  await auditLog.record(db, { id, area: 'maintenance', kind: operation, actor: by, detail: { dry_run: dryRun }, at })
}

const { id, operation, dry_run, success, message, total, actor_name, at } = maintenanceRuns
/** Cut in the database, because a run may list a thousand changes. */
const firstChanges = sql<MaintenanceChange[]>`jsonb_path_query_array(${maintenanceRuns.changes}, ${sql.raw(
  `'$[0 to ${shownChanges - 1}]'`,
)})`

export async function runsPage(db: Db, filter: RunFilter): Promise<{ rows: MaintenanceRun[]; total: number }> {
  const where = filter.operation === 'all' ? undefined : eq(operation, filter.operation)
  const rows = await db
    .select({ id, operation, dry_run, success, message, total, actor_name, at, changes: firstChanges })
    .from(maintenanceRuns)
    .where(where)
    .orderBy(desc(at), desc(id))
    .limit(filter.size)
    .offset(offsetOf(filter))
  return {
    rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    total: await db.$count(maintenanceRuns, where),
  }
}
