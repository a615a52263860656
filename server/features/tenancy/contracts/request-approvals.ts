import { newId } from '#domain/kernel/ids.ts'
import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import { isSameTenant } from '#domain/tenancy/contracts/tenant-key.rules.ts'
import { signsOnPaper } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { guarantorToken, tenantToken } from './approval-tokens.ts'
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

/** Links are identified by their time, so a person's next link never has the same. */
const momentAfter = (now: Date, before: Date | null | undefined) =>
  new Date(Math.max(now.getTime(), before ? before.getTime() + 1 : 0))

/** A new link to mail: its columns and its expiry. A copied link expires with it. */
export function freshTenantLink(
  ctx: Context,
  approval: Pick<ApprovalRow, 'id' | 'contract_id'> & { token_created_at?: Date },
) {
  const token_created_at = momentAfter(ctx.clock.now(), approval.token_created_at)
  return {
    token_created_at,
    approval_token: tokenHash(tenantToken(ctx.secrets.tokens, approval.id, approval.contract_id, token_created_at)),
    handed_token: null,
    link_shown: false,
    expires_at: new Date(token_created_at.getTime() + linkLifetimeMs),
  }
}
export function freshGuarantorLink(
  ctx: Context,
  contract: Pick<ContractRow, 'id' | 'guarantor_email' | 'guarantor_token_created_at'>,
) {
  const guarantor_token_created_at = momentAfter(ctx.clock.now(), contract.guarantor_token_created_at)
  return {
    guarantor_token_created_at,
    guarantor_token: tokenHash(
      guarantorToken(ctx.secrets.tokens, contract.id, contract.guarantor_email, guarantor_token_created_at),
    ),
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

/** Records that a link was sent, or that a paper signature is awaited. */
const appendAsked = (
  ctx: Context,
  tx: Tx,
  {
    contract,
    actor,
    onPaper,
    detail,
  }: { contract: string; actor: AuditActor; onPaper: boolean; detail: { to: string; name: string; guarantor?: true } },
) =>
  auditLog.append(tx, {
    contract,
    kind: onPaper ? 'paper_awaited' : 'sent',
    actor,
    detail,
    at: ctx.clock.now(),
  })

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
    const { tenant_email: email, asked_phone: phone, tenant_name: name } = approval
    const onPaper = signsOnPaper({ email, phone, user_id: approval.tenant_user_id })
    if (!onPaper)
      await mailApprovalRequest(ctx, tx, data, {
        approval,
        tenantCount: asking.tenantCount,
        again: again && askedBefore(again, email),
      })
    await appendAsked(ctx, tx, { contract: contract.id, actor, onPaper, detail: { to: email, name } })
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
  await notifyAsked(ctx, tx, contract, { title: data.property_title, again: again !== undefined, by: actor.id })
  if (contract.has_guarantor && contract.guarantor_approval_status !== 'approved') {
    const { guarantor_email: to, guarantor_phone: phone, guarantor_name: name } = contract
    const onPaper = signsOnPaper({ email: to, phone })
    const link = onPaper ? noGuarantorLink : freshGuarantorLink(ctx, contract)
    await setContract(tx, contract.id, { ...link, ...fixedGuarantorContact(contract), guarantor_way: null })
    if (!onPaper)
      await mailGuarantorRequest(ctx, tx, data, { ...contract, ...link, again: again && askedBefore(again, to) })
    await appendAsked(ctx, tx, { contract: contract.id, actor, onPaper, detail: { to, name, guarantor: true } })
  }
}
