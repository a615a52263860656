import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { claimGuarantor, type Decider, markOf } from './claim-link.ts'
import { mailDataOf, mailStatusToOwner } from './contract-mail.ts'
import { notifyOfAnswer } from './contract-notifications.ts'
import { setContract } from './contract-writes.queries.ts'
import { decideByLink, type Proof } from './decision-code.ts'
import { recomputeLocked } from './recompute-status.ts'

export interface GuarantorAnswer {
  answer: 'approved' | 'declined'
  note: string
}

/**
 * After a refusal the contract keeps waiting, because there is no other status for it; the owner is notified (AMB-03).
 */
export async function answerGuarantor(
  ctx: Context,
  token: string,
  { answer, note, code }: GuarantorAnswer & { code?: string | undefined },
  { caller, signedIn }: { caller: Caller; signedIn: Actor | null },
) {
  const link = { kind: 'guarantor' as const, token, signedIn, code, caller }
  const record = async (tx: Tx, { contract }: Decider, proof: Proof) => {
    const guarantor_decided_at = ctx.clock.now()
    const { guarantor_token, guarantor_handed_token } = contract
    const change = {
      // One decision uses up both links.
      guarantor_token: guarantor_token && markOf(guarantor_token),
      guarantor_handed_token: guarantor_handed_token && markOf(guarantor_handed_token),
      guarantor_way: proof.way,
      guarantor_decided_at,
      guarantor_note: note,
      guarantor_declined: answer === 'declined',
      ...(answer === 'approved' && { guarantor_approval_status: 'approved' as const }),
    }
    await setContract(tx, contract.id, change)
    const actor = { id: null, name: contract.guarantor_name, from: caller }
    await auditLog.append(tx, {
      contract: contract.id,
      kind: answer === 'approved' ? 'guarantor_approved' : 'guarantor_declined',
      actor,
      detail: {
        terms_hash: contract.terms_hash,
        ...proof,
        ...(note.trim() && { note: note.trim() }),
      },
      at: ctx.clock.now(),
    })
    const before = { ...contract, ...change }
    const { contract: now, approvals } = await recomputeLocked(ctx, tx, { before, actor })
    const data = await mailDataOf(tx, now)
    await mailStatusToOwner(ctx, tx, now, {
      data,
      status: answer === 'approved' ? 'guarantor_approved' : 'guarantor_declined',
      revision_note: note,
      approvals,
    })
    await notifyOfAnswer(ctx, tx, now, {
      title: data.property_title,
      name: contract.guarantor_name,
      answer: answer === 'approved' ? 'guaranteed' : 'declined',
    })
    return { answer, property_title: data.property_title, decided_at: guarantor_decided_at.toISOString() }
  }
  return decideByLink(ctx, link, { claim: claimGuarantor, record })
}
