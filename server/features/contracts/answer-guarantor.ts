import { refuseGuarantor } from '#domain/contracts/approvals.messages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Caller } from '#server/http/route.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { readGuarantorToken } from './approval-tokens.ts'
import { mailDataOf, mailStatusToOwner } from './contract-mail.ts'
import { notifyOfAnswer } from './contract-notices.ts'
import { lockContract, setContract } from './contract-writes.queries.ts'
import { recomputeStatus } from './recompute-status.ts'

export interface GuarantorAnswer {
  answer: 'approved' | 'declined'
  note: string
}

export async function claimGuarantor(ctx: Context, tx: Tx, token: string) {
  const { contractId, email } = readGuarantorToken(ctx.secrets.tokens, token, ctx.clock.now())
  const contract = await lockContract(tx, contractId)
  if (!contract?.has_guarantor || contract.guarantor_email !== email || contract.cancelled_at || contract.deleted_at)
    throw refuseGuarantor('approval_missing')
  if (contract.guarantor_token === usedMark(token)) throw refuseGuarantor('token_used')
  if (contract.guarantor_token !== tokenHash(token)) throw refuseGuarantor('approval_missing')
  return contract
}

/** After use the hash gives way to a mark that only this token's second use can recognise. */
export const usedMark = (token: string) => `used:${tokenHash(token)}`

/** A no leaves the contract waiting, as the status knows no other word for it; the owner is told (AMB-03). */
export function answerGuarantor(ctx: Context, token: string, { answer, note }: GuarantorAnswer, caller: Caller) {
  return ctx.db.transact(async (tx) => {
    const contract = await claimGuarantor(ctx, tx, token)
    const guarantor_decided_at = ctx.clock.now()
    await setContract(tx, contract.id, {
      guarantor_token: usedMark(token),
      guarantor_decided_at,
      guarantor_note: note,
      guarantor_declined: answer === 'declined',
      ...(answer === 'approved' && { guarantor_approval_status: 'approved' as const }),
    })
    const actor = { id: null, name: contract.guarantor_name, from: caller }
    await auditLog.append(tx, {
      contract: contract.id,
      kind: answer === 'approved' ? 'guarantor_approved' : 'guarantor_declined',
      actor,
      detail: {
        terms_hash: contract.terms_hash,
        ...(note.trim() && { note: note.trim() }),
      },
      at: ctx.clock.now(),
    })
    const now = await recomputeStatus(ctx, tx, contract.id, actor)
    const data = await mailDataOf(tx, now)
    await mailStatusToOwner(ctx, tx, now, {
      data,
      status: answer === 'approved' ? 'guarantor_approved' : 'guarantor_declined',
      revision_note: note,
    })
    await notifyOfAnswer(ctx, tx, now, {
      title: data.property_title,
      name: contract.guarantor_name,
      answer: answer === 'approved' ? 'guaranteed' : 'declined',
    })
    return { answer, property_title: data.property_title, decided_at: guarantor_decided_at.toISOString() }
  })
}
