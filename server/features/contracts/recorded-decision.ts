import { refuseApproval, refuseGuarantor } from '#domain/contracts/approvals.messages.ts'
import type { Context } from '#server/context.ts'
import type { FileReply } from '#server/http/route.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import { usedMark } from './answer-guarantor.ts'
import { readGuarantorToken, readTenantToken } from './approval-tokens.ts'
import { summaryOf } from './contract-summary.queries.ts'
import { approvalById, lockContract } from './contract-writes.queries.ts'
import { guaranteePaper } from './print-contract.ts'

/** What a used link still says: what was decided and when, and nothing of the contract. */
export async function tenantDecision(ctx: Context, token: string) {
  const { approvalId, contractId } = readTenantToken(ctx.secrets.tokens, token, ctx.clock.now())
  const approval = await approvalById(ctx.db, approvalId)
  if (approval?.contract_id !== contractId || approval.approval_status === 'pending' || !approval.approval_date)
    throw refuseApproval('approval_missing')
  return { answer: approval.approval_status, decided_at: approval.approval_date.toISOString() }
}

/** The contract of this very link, before or after its use; an older link, or one of a changed contract, finds nothing. */
async function ofThisLink(ctx: Context, token: string, accepted: readonly string[]) {
  const { contractId, email } = readGuarantorToken(ctx.secrets.tokens, token, ctx.clock.now())
  return ctx.db.transact(async (tx) => {
    const contract = await lockContract(tx, contractId)
    if (!contract?.has_guarantor || contract.guarantor_email !== email || !accepted.includes(contract.guarantor_token!))
      throw refuseGuarantor('approval_missing')
    if (contract.cancelled_at || contract.deleted_at) throw refuseGuarantor('approval_missing')
    return { contract, document: (await summaryOf(tx, contract)).document }
  })
}

export async function guarantorDecision(ctx: Context, token: string) {
  const { contract } = await ofThisLink(ctx, token, [usedMark(token)])
  return {
    answer: contract.guarantor_declined ? ('declined' as const) : ('approved' as const),
    decided_at: contract.guarantor_decided_at!.toISOString(),
  }
}

export async function guaranteeForm(ctx: Context, token: string): Promise<FileReply> {
  const { document } = await ofThisLink(ctx, token, [tokenHash(token), usedMark(token)])
  return guaranteePaper(document, ctx.clock.now())
}
