import { refuse } from '#domain/kernel/refusal.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { mailDataOf } from './contract-mail.ts'
import { notifyInEffect, notifyOwnerOf } from './contract-notifications.ts'
import { setContract } from './contract-writes.queries.ts'
import { recomputeStatus } from './recompute-status.ts'

/** Records the owner's statement that a corporate contract was signed on paper. */
export function signOff(ctx: Context, actor: Actor, id: string, caller: Caller): Promise<void> {
  return ctx.db.transact(async (tx) => {
    const { contract, rights } = await findContract(tx, actor, id, { lock: true })
    if (!rights.signOff) throw refuse('not_allowed')
    if (contract.status !== 'waitingforsignature' || contract.cancelled_at || contract.deleted_at)
      throw refuseContract('nothing_to_sign')
    await setContract(tx, id, { signed_off_at: ctx.clock.now(), signed_off_by: actor.userId })
    const by = auditActor(actor, caller)
    await auditLog.append(tx, { contract: id, kind: 'signed_off', actor: by, at: ctx.clock.now() })
    const now = await recomputeStatus(ctx, tx, id, by)
    const { property_title: title } = await mailDataOf(tx, now)
    await notifyOwnerOf(ctx, tx, now, { title, by, did: 'kontratının imzalandığını kaydetti.' })
    if (now.status === 'active') await notifyInEffect(ctx, tx, now, title)
  })
}
