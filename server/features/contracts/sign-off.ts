import { refuseContract } from '#domain/contracts/contracts.messages.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { witness } from './contract-events.ts'
import { mailDataOf } from './contract-mail.ts'
import { noticeInEffect } from './contract-notices.ts'
import { setContract } from './contract-writes.queries.ts'
import { restatus } from './restatus.ts'

/** The owner's word that a corporate contract was signed on paper. */
export function signOff(ctx: Context, actor: Actor, id: string, caller: Caller): Promise<void> {
  return ctx.db.transact(async (tx) => {
    const { contract, rights } = await findContract(tx, actor, id, { lock: true })
    if (!rights.signOff) throw refuse('not_allowed')
    if (contract.status !== 'waitingforsignature' || contract.cancelled_at || contract.deleted_at)
      throw refuseContract('nothing_to_sign')
    await setContract(tx, id, { signed_off_at: ctx.clock.now(), signed_off_by: actor.userId })
    const doer = { id: actor.userId, name: actor.username, from: caller }
    await witness(ctx, tx, id, 'signed_off', doer)
    const now = await restatus(ctx, tx, id, doer)
    if (now.status === 'active') {
      const { property_title } = await mailDataOf(tx, now)
      await noticeInEffect(ctx, tx, now, property_title)
    }
  })
}
