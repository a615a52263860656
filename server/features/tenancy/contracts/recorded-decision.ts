import { refuseApproval, refuseGuarantor } from '#domain/tenancy/contracts/approvals.messages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { awaitAll } from '#server/db/write-together.ts'
import type { FileReply } from '#server/http/route.ts'
import { contractOfGuarantorLink } from './claim-link.ts'
import { tenantLink, usedMark } from './contract-links.ts'
import { summaryOf } from './contract-summary.queries.ts'
import { accountBehind, approvalById, lockContract } from './contract-writes.queries.ts'
import { guaranteePaper, printCopy } from './print-contract.ts'

const isSame = (stored: string | null, token: string) => stored === usedMark(token)

/**
 * A used link still shows the decision, and the contract that it was about to whoever has the very link that decided. An
 * older link may lie in a mailbox that was not the tenant's, so it shows the decision alone.
 */
async function decidedApproval(ctx: Context, tx: Tx, token: string) {
  const { approvalId, contractId } = tenantLink.read(ctx.secrets.tokens, token, ctx.clock.now())
  const [contract, approval] = await awaitAll([lockContract(tx, contractId), approvalById(tx, approvalId)])
  const { approval_status: answer, approval_date: decided_at } = approval ?? {}
  if (!contract || approval?.contract_id !== contractId || !answer || answer === 'pending' || !decided_at)
    throw refuseApproval('approval_missing')
  const isCurrent = approval.round === contract.round && !contract.cancelled_at && !contract.deleted_at
  const isTheLink = isSame(approval.approval_token, token) || isSame(approval.handed_token, token)
  return { approval, answer, decided_at, contract: isCurrent && isTheLink && !approval.superseded_at ? contract : null }
}

export const tenantDecision = (ctx: Context, token: string) =>
  ctx.db.transact(async (tx) => {
    const { approval, answer, decided_at, contract } = await decidedApproval(ctx, tx, token)
    const account = await accountBehind(tx, approval.tenant_email)
    return {
      answer,
      decided_at: decided_at.toISOString(),
      summary: contract && (await summaryOf(tx, contract)).summary,
      account: account ? (account.opensByMailOnly ? ('invited' as const) : ('open' as const)) : ('none' as const),
    }
  })

/** The contract as it stands after the decision, also before everybody else has answered. */
export async function decidedPaper(ctx: Context, token: string): Promise<FileReply> {
  const { contract } = await ctx.db.transact((tx) => decidedApproval(ctx, tx, token))
  if (!contract) throw refuseApproval('approval_missing')
  return printCopy(ctx, contract)
}

export const guarantorDecision = (ctx: Context, token: string) =>
  ctx.db.transact(async (tx) => {
    const { contract, used } = await contractOfGuarantorLink(ctx, tx, token)
    if (!used) throw refuseGuarantor('approval_missing')
    return {
      answer: contract.guarantor_declined ? ('declined' as const) : ('approved' as const),
      decided_at: contract.guarantor_decided_at!.toISOString(),
      summary: (await summaryOf(tx, contract)).summary,
    }
  })

/** Works before and after the link's use; an older link, or one of a changed contract, is treated as missing. */
export async function guaranteeForm(ctx: Context, token: string): Promise<FileReply> {
  const document = await ctx.db.transact(async (tx) => {
    const { contract } = await contractOfGuarantorLink(ctx, tx, token)
    return (await summaryOf(tx, contract)).document
  })
  return guaranteePaper(document, { idNumber: null, now: ctx.clock.now() })
}
