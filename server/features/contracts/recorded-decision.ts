import { refuseApproval, refuseGuarantor } from '#domain/contracts/approvals.messages.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { Context } from '#server/context.ts'
import type { FileReply } from '#server/http/route.ts'
import { guaranteePdf } from '#server/pdf/guarantee-form.tsx'
import { tokenHash } from '#server/platform/signed-parts.ts'
import { usedMark } from './answer-guarantor.ts'
import { readGuarantorToken, readTenantToken } from './approval-tokens.ts'
import { termText } from './contract-mail.ts'
import { summaryOf } from './contract-summary.queries.ts'
import { approvalById, lockContract } from './contract-writes.queries.ts'

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
    return { contract, summary: (await summaryOf(tx, contract)).summary }
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
  const { contract, summary } = await ofThisLink(ctx, token, [tokenHash(token), usedMark(token)])
  const content = await guaranteePdf({
    short_id: summary.short_id,
    property: summary.property_title,
    landlord: summary.owner_name,
    tenants: summary.tenant_names.join(', '),
    guarantor: contract.guarantor_name,
    rent: showMoney(contract.brutAylik, contract.bedelTuru),
    term: termText(contract),
    starts: showDate(contract.baslangicTarihi),
    limit: showMoney(contract.guarantor_limit, contract.bedelTuru),
    printedOn: showDate(ctx.clock.now()),
  })
  return { content, type: 'application/pdf', cache: 'no-store', saveAs: `Kefalet belgesi ${summary.short_id}.pdf` }
}
