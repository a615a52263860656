import { refuseApproval, refuseGuarantor } from '#domain/tenancy/contracts/approvals.messages.ts'
import type { Context } from '#server/context.ts'
import type { FileReply } from '#server/http/route.ts'
import { contractOfGuarantorLink } from './claim-link.ts'
import { tenantLink } from './contract-links.ts'
import { summaryOf } from './contract-summary.queries.ts'
import { approvalById } from './contract-writes.queries.ts'
import { guaranteePaper } from './print-contract.ts'

/** A used link still shows the decision and its time, but nothing of the contract. */
export async function tenantDecision(ctx: Context, token: string) {
  const { approvalId, contractId } = tenantLink.read(ctx.secrets.tokens, token, ctx.clock.now())
  const approval = await approvalById(ctx.db, approvalId)
  if (approval?.contract_id !== contractId || approval.approval_status === 'pending' || !approval.approval_date)
    throw refuseApproval('approval_missing')
  return { answer: approval.approval_status, decided_at: approval.approval_date.toISOString() }
}

export async function guarantorDecision(ctx: Context, token: string) {
  const { contract, used } = await ctx.db.transact((tx) => contractOfGuarantorLink(ctx, tx, token))
  if (!used) throw refuseGuarantor('approval_missing')
  return {
    answer: contract.guarantor_declined ? ('declined' as const) : ('approved' as const),
    decided_at: contract.guarantor_decided_at!.toISOString(),
  }
}

/** Works before and after the link's use; an older link, or one of a changed contract, is treated as missing. */
export async function guaranteeForm(ctx: Context, token: string): Promise<FileReply> {
  const document = await ctx.db.transact(async (tx) => {
    const { contract } = await contractOfGuarantorLink(ctx, tx, token)
    return (await summaryOf(tx, contract)).document
  })
  return guaranteePaper(document, { idNumber: null, now: ctx.clock.now() })
}
