import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { withdrawPaper } from '#server/services/papers/send-paper.ts'
import { closeChange, openChange } from './ending-changes.queries.ts'

/** Withdraws the open change of an ending; its links stop working. */
export async function dropChange(ctx: Context, tx: Tx, endingId: string, by: AuditActor) {
  const change = await openChange(tx, endingId)
  if (!change) return
  await closeChange(tx, change.id, { state: 'withdrawn', closed_at: ctx.clock.now() })
  await withdrawPaper(ctx, tx, { subject: change.id, by })
}
