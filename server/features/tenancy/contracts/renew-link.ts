import { refuseApproval, refuseGuarantor } from '#domain/tenancy/contracts/approvals.messages.ts'
import type { Context } from '#server/context.ts'
import type { Caller } from '#server/http/route.ts'
import { contractOfGuarantorAddress, waitingInstead, waitsForGuarantor } from './claim-link.ts'
import { tenantLink } from './contract-links.ts'
import { approvalById, lockContract } from './contract-writes.queries.ts'
import { sendFreshGuarantorLink, sendFreshTenantLink } from './remind.ts'

/**
 * For somebody who opened a link that a later one replaced. The new one goes to the address that was asked and is never
 * shown, so that an old link found elsewhere gives nothing away.
 */
export const renewTenantLink = (ctx: Context, token: string, caller: Caller) =>
  ctx.db.transact(async (tx) => {
    const { approvalId, contractId } = tenantLink.read(ctx.secrets.tokens, token, ctx.clock.now())
    const contract = await lockContract(tx, contractId)
    const asked = await approvalById(tx, approvalId)
    if (!contract || asked?.contract_id !== contractId || contract.cancelled_at || contract.deleted_at)
      throw refuseApproval('approval_missing')
    const approval = await waitingInstead(tx, contract, asked)
    if (!approval) throw refuseApproval(asked.approval_status === 'pending' ? 'approval_missing' : 'token_used')
    const actor = { id: approval.tenant_user_id, name: approval.tenant_name, from: caller }
    await sendFreshTenantLink(ctx, tx, { contract, approval, actor })
  })

export const renewGuarantorLink = (ctx: Context, token: string, caller: Caller) =>
  ctx.db.transact(async (tx) => {
    const { contract } = await contractOfGuarantorAddress(ctx, tx, token)
    if (!waitsForGuarantor(contract)) throw refuseGuarantor('token_used')
    await sendFreshGuarantorLink(ctx, tx, {
      contract,
      actor: { id: null, name: contract.guarantor_name, from: caller },
    })
  })
