import { fold } from '#domain/kernel/turkish-text.ts'
import { mobileOf, phoneHint } from '#domain/people/accounts/mobile.rules.ts'
import { emailHint } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { isSameTenant, tenantKey } from '#domain/tenancy/contracts/tenant-key.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { mailSigner } from '#server/services/paper-signatures/record-signature.ts'
import { mailApprovalRequest, mailDataOf, mailGuarantorRequest } from './contract-mail.ts'
import {
  approvalsOf,
  type ContractRow,
  type ContractTenantRow,
  lockContract,
  setApproval,
  setContract,
  tenantsOf,
} from './contract-writes.queries.ts'
import { giveTenantAccess } from './recompute-status.ts'
import { fixedGuarantorContact, freshGuarantorLink, freshTenantLink } from './request-approvals.ts'

interface Contact {
  name: string
  email: string
  phone: string | null
}
interface ChangedContact {
  party: Contact
  /** Contact before the edit. */
  known: Contact
  /** Old and new contact, masked. */
  changes: { from: string; to: string }[]
}

const oneSpelling = (phone: string | null) => mobileOf(phone) ?? phone ?? ''
const hintOf = (phone: string | null) => {
  const mobile = mobileOf(phone)
  return mobile ? phoneHint(mobile) : phone ? `*** ${phone.slice(-2)}` : ''
}

/** Changed contact fields of one person. */
function changesOf(before: Contact, now: Contact): ChangedContact['changes'] {
  return [
    ...(before.email === now.email ? [] : [{ from: emailHint(before.email), to: emailHint(now.email) }]),
    ...(oneSpelling(before.phone) === oneSpelling(now.phone)
      ? []
      : [{ from: hintOf(before.phone), to: hintOf(now.phone) }]),
  ]
}

const keyOf = ({ email, name }: Contact) => tenantKey({ tenant_email: email, tenant_name: name })

/** People are matched by address, and with a new address by name; otherwise they are different people. */
function changedContacts(before: readonly Contact[], now: readonly Contact[]): ChangedContact[] {
  const gone = before.filter((each) => !now.some((party) => keyOf(party) === keyOf(each)))
  return now.flatMap((party) => {
    const known =
      before.find((each) => keyOf(each) === keyOf(party)) ?? gone.find(({ name }) => fold(name) === fold(party.name))
    const changes = known ? changesOf(known, party) : []
    return known && changes.length > 0 ? [{ party, known, changes }] : []
  })
}

/** A party without mail and phone now has an address, so they must learn of what was recorded on paper. */
const gotAddress = ({ known, party }: ChangedContact) => known.email === '' && party.email !== ''

const tenantContact = (tenant: Pick<ContractTenantRow, 'tenant_name' | 'tenant_email' | 'tenant_phone'>): Contact => ({
  name: tenant.tenant_name,
  email: tenant.tenant_email,
  phone: tenant.tenant_phone,
})
const guarantorContact = (
  guarantor: Pick<ContractRow, 'guarantor_name' | 'guarantor_email' | 'guarantor_phone'>,
): Contact => ({
  name: guarantor.guarantor_name,
  email: guarantor.guarantor_email,
  phone: guarantor.guarantor_phone,
})

interface Edit {
  /** Before the edit. */
  contract: ContractRow
  tenants: readonly ContractTenantRow[]
  form: ContractForm
  by: AuditActor
}

/** Runs before a new round, which asks everyone: records whose contact changed and mails the old address. */
export async function recordContactChanges(ctx: Context, tx: Tx, edit: Edit): Promise<void> {
  const { contract, form, by } = edit
  const before = [...edit.tenants.map(tenantContact), ...(contract.has_guarantor ? [guarantorContact(contract)] : [])]
  const now = [...form.tenants.map(tenantContact), ...(form.guarantor ? [guarantorContact(form.guarantor)] : [])]
  for (const changed of changedContacts(before, now))
    await appendChanges(ctx, tx, { contract: contract.id, changed, asked: true, by })
  const left = before.filter(({ email }) => !now.some((each) => each.email === email))
  if (left.length === 0) return
  const { property_title, owner_name } = await mailDataOf(tx, contract)
  for (const { name, email } of left)
    await ctx.mailer.post(tx, email, 'link-withdrawn', { name, property_title, owner_name, contract_id: contract.id })
}

/**
 * Runs after the rows are written: mails a link to parties who now have an address, about what they are said to have
 * signed.
 */
export async function notifyNewlyReached(ctx: Context, tx: Tx, edit: Edit, runs: boolean): Promise<void> {
  const { contract, form } = edit
  const now = await tenantsOf(tx, contract.id)
  for (const changed of changedContacts(edit.tenants.map(tenantContact), form.tenants.map(tenantContact))) {
    const row = now.find(({ tenant_email }) => tenant_email === changed.party.email)
    if (row && gotAddress(changed)) {
      const { email } = changed.party
      await mailSigner(ctx, tx, { contract: contract.id, tenant: row.id, email })
      if (runs) await giveTenantAccess(ctx, tx, contract, row)
    }
  }
  const [guarantor] =
    contract.has_guarantor && form.guarantor
      ? changedContacts([guarantorContact(contract)], [guarantorContact(form.guarantor)])
      : []
  if (guarantor && gotAddress(guarantor))
    await mailSigner(ctx, tx, { contract: contract.id, tenant: null, email: guarantor.party.email })
}

/**
 * Without a new round only a phone number changes or an address is added. Parties who have not answered are asked
 * again: earlier links and codes become invalid, and the number is stored anew. True when anyone was asked.
 */
export async function askUnderNewContact(ctx: Context, tx: Tx, edit: Edit): Promise<boolean> {
  const [contract, { by }] = [(await lockContract(tx, edit.contract.id))!, edit]
  const tenants = changedContacts(edit.tenants.map(tenantContact), edit.form.tenants.map(tenantContact))
  const guarantors =
    edit.contract.has_guarantor && edit.form.guarantor
      ? changedContacts([guarantorContact(edit.contract)], [guarantorContact(edit.form.guarantor)])
      : []
  if (tenants.length + guarantors.length === 0) return false
  const data = await mailDataOf(tx, contract)
  const approvals = await approvalsOf(tx, contract.id, contract.round)
  let anyAsked = false
  for (const changed of tenants) {
    const { email: tenant_email, name: tenant_name } = changed.party
    const approval = approvals.find((each) => isSameTenant(each, { tenant_email, tenant_name }))
    const asked = approval?.approval_status === 'pending'
    await appendChanges(ctx, tx, { contract: contract.id, changed, asked, by })
    if (!asked) continue
    anyAsked = true
    const contact = { tenant_email, asked_phone: changed.party.phone, phone_corrected: true }
    const link = { ...freshTenantLink(ctx, approval), ...contact }
    await setApproval(tx, approval.id, link)
    await mailApprovalRequest(ctx, tx, data, { approval: { ...approval, ...link }, tenantCount: approvals.length })
    await appendResent(ctx, tx, { contract: contract.id, party: changed.party, by })
  }
  for (const changed of guarantors) {
    const asked = contract.guarantor_approval_status !== 'approved' && !contract.guarantor_declined
    await appendChanges(ctx, tx, { contract: contract.id, changed, asked, by })
    if (!asked) continue
    anyAsked = true
    const link = { ...freshGuarantorLink(ctx, contract), ...fixedGuarantorContact(contract) }
    await setContract(tx, contract.id, link)
    await mailGuarantorRequest(ctx, tx, data, { ...contract, ...link })
    await appendResent(ctx, tx, { contract: contract.id, party: changed.party, by })
  }
  return anyAsked
}

async function appendChanges(
  ctx: Context,
  tx: Tx,
  { contract, changed, asked, by }: { contract: string; changed: ChangedContact; asked: boolean; by: AuditActor },
) {
  for (const change of changed.changes)
    await auditLog.append(tx, {
      contract,
      kind: 'contact_changed',
      actor: by,
      detail: { name: changed.party.name, ...change, asked },
      at: ctx.clock.now(),
    })
}

const appendResent = (
  ctx: Context,
  tx: Tx,
  { contract, party, by }: { contract: string; party: Contact; by: AuditActor },
) =>
  auditLog.append(tx, {
    contract,
    kind: 'resent',
    actor: by,
    detail: { to: party.email, name: party.name },
    at: ctx.clock.now(),
  })
