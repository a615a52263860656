import { kernelRefusals, Refusal } from '#domain/kernel/refusal.ts'
import { enrichingMessage, outcomeText } from '#domain/operations/maintenance/maintenance.messages.ts'
import {
  type MaintenanceReport,
  type MaintenanceWish,
  type Operation,
  shownChanges,
} from '#domain/operations/maintenance/maintenance.schema.ts'
import type { Context } from '#server/context.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { checkRenters } from './check-renters.ts'
import { cleanProperties } from './clean-properties.ts'
import { enrichContracts, enrichContractsJob } from './enrich-contracts.ts'
import { eraseProperty, whatErasingTakes } from './erase-property.ts'
import type { StepsResult } from './in-steps.ts'
import { logRun } from './maintenance.queries.ts'
import { syncStatuses } from './sync-statuses.ts'

interface RunOptions {
  dryRun: boolean
  /** The command line waits for the enrichment; the API leaves it to the queue. */
  waits?: boolean
}

const work: {
  [Name in Operation]: (
    ctx: Context,
    by: AuditActor,
    wish: Extract<MaintenanceWish, { operation: Name }>,
    dryRun: boolean,
  ) => Promise<StepsResult>
} = {
  sync: (ctx, by, _, dryRun) => syncStatuses(ctx, by, dryRun),
  renters: (ctx, by, _, dryRun) => checkRenters(ctx, by, dryRun),
  enrich: (ctx, _, __, dryRun) => enrichContracts(ctx, { dryRun }),
  clean: (ctx, by, { property }, dryRun) => cleanProperties(ctx, by, { property, dryRun }),
  delete: (ctx, by, wish, dryRun) => (dryRun ? whatErasingTakes(ctx, wish.property) : eraseProperty(ctx, by, wish)),
}

const reportOf = (
  { operation }: MaintenanceWish,
  dryRun: boolean,
  { message, ...found }: StepsResult & { message: string },
): MaintenanceReport => ({
  success: true,
  operation,
  dry_run: dryRun,
  message,
  total: found.total,
  changes: found.changes.slice(0, shownChanges),
})

/** Every run is logged, including dry runs and failures. */
export async function maintain(
  ctx: Context,
  by: AuditActor,
  wish: MaintenanceWish,
  { dryRun, waits = false }: RunOptions,
): Promise<MaintenanceReport> {
  const { operation } = wish
  const log = (message: string, success: boolean, found: StepsResult) =>
    logRun(ctx.db, { operation, dryRun, success, message, ...found, by, at: ctx.clock.now() })
  const nothing: StepsResult = { total: 0, changes: [] }
  try {
    if (operation === 'enrich' && !dryRun && !waits) {
      const { id, name, from } = by
      const known = { id, name, ...(from && { from: { ip: from.ip, userAgent: from.userAgent } }) }
      await ctx.jobs.enqueue(ctx.db, enrichContractsJob, { by: known })
      return reportOf(wish, dryRun, { ...nothing, message: enrichingMessage })
    }
    const found = await work[operation](ctx, by, wish as never, dryRun)
    const message = outcomeText(operation, { total: found.total, dryRun })
    // A safe delete logs in its own transaction.
    if (operation !== 'delete' || dryRun) await log(message, true, found)
    return reportOf(wish, dryRun, { ...found, message })
  } catch (error) {
    await log(error instanceof Refusal ? error.message : kernelRefusals.unexpected.message, false, nothing)
    throw error
  }
}
