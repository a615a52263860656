import { newId } from '#domain/kernel/ids.ts'
import { isSameTenant } from '#domain/tenancy/contracts/tenant-key.rules.ts'
import { signsOnPaper } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { askParty } from '#server/services/agreements/ask-party.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { asksFor, settleNotifications } from '#server/services/notifications/settle-notifications.ts'
import { guarantorLink, tenantLink } from './contract-links.ts'
import { mailApprovalRequest, mailDataOf, mailGuarantorRequest } from './contract-mail.ts'
import { notifyAsked } from './contract-notifications.ts'
import {
  type ApprovalRow,
  approvalsOf,
  type ContractRow,
  type ContractTenantRow,
  insertApprovals,
  setContract,
  tenantsOf,
} from './contract-writes.queries.ts'
import { freezeTerms } from './freeze-terms.ts'
import { askedBefore, type PreviousRound } from './previous-round.ts'

/** A new link to mail: its columns and its expiry. A copied link expires with it. */
export function freshTenantLink(
  ctx: Context,
  {
    id: approvalId,
    contract_id: contractId,
    ...approval
  }: Pick<ApprovalRow, 'id' | 'contract_id'> & {
    token_created_at?: Date
  },
) {
  const { token_hash, ...fresh } = tenantLink.fresh(ctx, { approvalId, contractId }, approval.token_created_at)
  return { ...fresh, approval_token: token_hash, handed_token: null, link_shown: false }
}
export function freshGuarantorLink(
  ctx: Context,
  contract: Pick<ContractRow, 'id' | 'guarantor_email' | 'guarantor_token_created_at'>,
) {
  const { id: contractId, guarantor_email: email, guarantor_token_created_at: before } = contract
  const fresh = guarantorLink.fresh(ctx, { contractId, email }, before)
  return {
    guarantor_token_created_at: fresh.token_created_at,
    guarantor_token: fresh.token_hash,
    guarantor_handed_token: null,
    guarantor_link_shown: false,
  }
}

/** A guarantor without mail and phone has no link; links of earlier rounds stop working. */
const noGuarantorLink = {
  guarantor_token: null,
  guarantor_token_created_at: null,
  guarantor_handed_token: null,
  guarantor_link_shown: false,
}

/** Contact that the guarantor is asked under; a corrected number stays marked while the address is the same. */
export function fixedGuarantorContact(contract: ContractRow) {
  const { guarantor_email, guarantor_phone, guarantor_asked_email, guarantor_asked_phone } = contract
  // An address added later is the same person.
  const samePerson = guarantor_asked_email === guarantor_email || guarantor_asked_email === ''
  return {
    guarantor_asked_email: guarantor_email,
    guarantor_asked_phone: guarantor_phone,
    guarantor_phone_corrected:
      samePerson && (contract.guarantor_phone_corrected || guarantor_asked_phone !== guarantor_phone),
  }
}

interface Asking {
  contract: ContractRow
  tenants: readonly ContractTenantRow[]
  /** Their last approvals, if any. */
  before: readonly ApprovalRow[]
  actor: AuditActor
  again: PreviousRound | undefined
  tenantCount: number
}

/** One approval, link and mail for each of them. */
export async function askTenants(ctx: Context, tx: Tx, { contract, before, actor, again, ...asking }: Asking) {
  const approvals: ApprovalRow[] = asking.tenants.map((tenant) => {
    const id = newId()
    const last = before.find((each) => isSameTenant(each, tenant))
    return {
      id,
      contract_id: contract.id,
      contract_tenant_id: tenant.id,
      tenant_user_id: tenant.tenant_user_id,
      tenant_name: tenant.tenant_name,
      tenant_email: tenant.tenant_email,
      asked_phone: tenant.tenant_phone,
      phone_corrected: last !== undefined && (last.phone_corrected || last.asked_phone !== tenant.tenant_phone),
      approval_status: 'pending',
      approval_date: null,
      approval_note: '',
      approval_way: null,
      wishes: [],
      superseded_at: null,
      paper_scan: null,
      round: contract.round,
      terms_hash: contract.terms_hash,
      reminders: 0,
      last_reminded_at: null,
      created_at: ctx.clock.now(),
      ...freshTenantLink(ctx, { id, contract_id: contract.id }),
    }
  })
  await insertApprovals(tx, approvals)
  const data = await mailDataOf(tx, contract)
  for (const approval of approvals) {
    const { tenant_email: email, asked_phone: phone, tenant_user_id: user_id, tenant_name: name } = approval
    await askParty(ctx, tx, {
      record: { contract: contract.id },
      party: { name, email, phone, user_id },
      actor,
      mail: () =>
        mailApprovalRequest(ctx, tx, data, {
          approval,
          tenantCount: asking.tenantCount,
          again: again && askedBefore(again, email),
        }),
    })
  }
  return data
}

/**
 * Freezes the terms first. Then writes one approval and link per tenant of this round, the guarantor's link, and their
 * mails.
 */
export async function requestApprovals(
  ctx: Context,
  tx: Tx,
  { contract: asked, actor, again }: { contract: ContractRow; actor: AuditActor; again?: PreviousRound },
): Promise<void> {
  const tenants = await tenantsOf(tx, asked.id)
  const contract = await freezeTerms(tx, asked, tenants, ctx.clock.now())
  const before = contract.round > 1 ? await approvalsOf(tx, contract.id, contract.round - 1) : []
  const data = await askTenants(ctx, tx, { contract, tenants, before, actor, again, tenantCount: tenants.length })
  // Asked about earlier terms, which nobody can decide on any more.
  if (again) await settleNotifications(ctx, tx, { asks: asksFor.contract(contract.id) })
  await notifyAsked(ctx, tx, contract, { title: data.property_title, again: again !== undefined, by: actor.id })
  if (contract.has_guarantor && contract.guarantor_approval_status !== 'approved') {
    const { guarantor_email: email, guarantor_phone: phone, guarantor_name: name } = contract
    const link = signsOnPaper({ email, phone }) ? noGuarantorLink : freshGuarantorLink(ctx, contract)
    await setContract(tx, contract.id, { ...link, ...fixedGuarantorContact(contract), guarantor_way: null })
    await askParty(ctx, tx, {
      record: { contract: contract.id },
      party: { name, email, phone },
      actor,
      detail: { guarantor: true },
      mail: () =>
        mailGuarantorRequest(ctx, tx, data, { ...contract, ...link, again: again && askedBefore(again, email) }),
    })
  }
}
