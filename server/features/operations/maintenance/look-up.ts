import { shortId } from '#domain/kernel/ids.ts'
import { lookedUpMessage } from '#domain/operations/maintenance/maintenance.messages.ts'
import type { LookupQuery, LookupRecord } from '#domain/operations/maintenance/maintenance.schema.ts'
import type { Context } from '#server/context.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { recordsFor } from './lookup.queries.ts'
import { logRun } from './maintenance.queries.ts'

/** An administrator's look at other people's records is logged before they are shown. */
export async function lookUp(ctx: Context, by: AuditActor, query: LookupQuery): Promise<LookupRecord[]> {
  const found = await recordsFor(ctx.db, query)
  const shortIds = found.map(({ id }) => shortId(id))
  await logRun(ctx.db, {
    operation: 'lookup',
    dryRun: false,
    success: true,
    message: lookedUpMessage(query.kind, shortIds),
    total: found.length,
    changes: [],
    by,
    at: ctx.clock.now(),
  })
  return found
}
