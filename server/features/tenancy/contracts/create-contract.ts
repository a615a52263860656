import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { birthDateProblem } from '#domain/people/identity/national-id.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { RunningTenancy } from '#domain/tenancy/contracts/contract-import.rules.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { lastDay } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { contractRightsFor } from '#server/access/contract-scope.queries.ts'
import { findProperty } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { encryptText } from '#server/platform/crypto.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { notifyOwnerOf } from './contract-notifications.ts'
import { announcedEnd } from './contract-tenancy.queries.ts'
import {
  dropDraft,
  insertContract,
  insertTenants,
  liveContractOf,
  lockContract,
  personOf,
  propertyOfContract,
  provenUserByEmail,
} from './contract-writes.queries.ts'
import { refuseLostContact } from './lost-contact.ts'
import { recomputeStatus } from './recompute-status.ts'
import { requestApprovals } from './request-approvals.ts'

type NewContract = ContractForm & {
  id?: string | undefined
  draft?: string | undefined
  renewed_from?: string | undefined
  /** The rent before a renewal, if increases made it differ from the old contract's. */
  previous_rent?: number | null
}

/**
 * Writes contract, tenants, approvals, links and mails in one transaction, so that no mail refers to a missing
 * contract.
 */
export async function createContract(ctx: Context, actor: Actor, form: NewContract, caller: Caller): Promise<string> {
  return ctx.db.transact((tx) => addContract(ctx, tx, actor, { form, caller }))
}

/** For use within a transaction: an import creates all or none. */
export async function addContract(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { form, caller, running }: { form: NewContract; caller: Caller; running?: RunningTenancy | null },
): Promise<string> {
  const id = form.id ?? newId()
  // Locks the tenancy before the property, as an ending does.
  const endsOn = form.renewed_from ? await announcedEnd(tx, form.renewed_from) : null
  const { property, relation } = await findProperty(tx, actor, form.property_id, { lock: true })
  if (!contractRightsFor(actor, relation, property.creator).manage) throw refuse('not_allowed')
  // Repeated because the reply was lost: returns the existing contract.
  const known = form.id ? await propertyOfContract(tx, form.id) : null
  if (known) {
    if (known !== property.id) throw refuse('not_allowed')
    return id
  }
  // A renewal must follow a contract of the same property; any other id is treated as missing.
  if (form.renewed_from && (await propertyOfContract(tx, form.renewed_from)) !== property.id)
    throw refuseContract('contract_missing')
  if (endsOn) throw refuseContract('end_announced')
  const today = isoDate(ctx.clock.now())
  if (await liveContractOf(tx, property.id, today, { ids: form.renewed_from ? [form.renewed_from] : [] }))
    throw refuseContract('contract_live')
  const owner = (await personOf(tx, property.creator))!
  refuseOwnTenancy(form, owner.email)
  refuseMinors(form, today)
  await refuseLostContact(tx, form, form.renewed_from ? { id: form.renewed_from, edited: false } : null)

  await insertContract(tx, {
    ...(await contractColumns(ctx, tx, form)),
    id,
    property_id: property.id,
    owner_id: owner.id,
    owner_name: owner.username,
    created_by: actor.userId,
    tasinmazCinsi: property.tasinmazCinsi ?? '',
    status: 'waiting_for_tenants',
    renewed_from: form.renewed_from ?? null,
    previous_rent: form.previous_rent ?? null,
    ...running,
  })
  await insertTenants(tx, await tenantRows(ctx, tx, id, form))
  if (form.draft) await dropDraft(tx, actor.userId, form.draft)
  const by = auditActor(actor, caller)
  await auditLog.append(tx, { contract: id, kind: 'created', actor: by, at: ctx.clock.now() })
  const contract = (await lockContract(tx, id))!
  await requestApprovals(ctx, tx, { contract, actor: by })
  await recomputeStatus(ctx, tx, id, by)
  const did = 'için bir kontrat hazırlayıp gönderdi.'
  await notifyOwnerOf(ctx, tx, contract, { title: titleOf(property), by, did })
  return id
}

/** Owners cannot rent from themselves, because they would answer their own request. */
export function refuseOwnTenancy(form: ContractForm, ownerEmail: string | undefined) {
  if (form.tenants.some((tenant) => tenant.tenant_email === ownerEmail)) throw refuseContract('tenant_is_owner')
  if (form.guarantor && form.guarantor.guarantor_email === ownerEmail) throw refuseContract('guarantor_is_owner')
}

/** A company has a tax number and no age. */
export function refuseMinors({ tenants }: ContractForm, today: string) {
  for (const [index, { tenant_birth_date: date, tenant_id_number }] of tenants.entries()) {
    const problem = date && tenant_id_number?.length !== 10 ? birthDateProblem(date, today) : null
    if (problem) throw refuseContract('tenant_birth_date', { [`tenants.${index}.tenant_birth_date`]: problem })
  }
}

const hidden = (ctx: Context, idNumber: string | null) =>
  idNumber ? encryptText(ctx.secrets.encryption, idNumber) : null

/** The columns set by the form, for new and edited contracts. */
export async function contractColumns(ctx: Context, tx: Tx, form: ContractForm) {
  const primary = form.tenants.find((tenant) => tenant.is_primary)!
  const { guarantor, landlord, terms } = form
  return {
    ...terms,
    bitisTarihi: lastDay(terms.baslangicTarihi, terms.sozlesmeSuresi, terms.sureBirimi),
    landlord_name: landlord.landlord_name,
    landlord_id_number: hidden(ctx, landlord.landlord_id_number),
    landlord_phone: landlord.landlord_phone,
    landlord_residence: landlord.landlord_residence,
    tenant_user_id: (await provenUserByEmail(tx, primary.tenant_email))?.id ?? null,
    tenant_name: primary.tenant_name,
    tenant_email: primary.tenant_email,
    tenant_phone: primary.tenant_phone,
    tenant_address: primary.tenant_address,
    tenant_residence: primary.tenant_address ?? '',
    tenant_id_number: hidden(ctx, primary.tenant_id_number),
    tenant_birth_date: primary.tenant_birth_date,
    kiraciBilgileri: form.tenants.map(({ tenant_name, tenant_email, is_primary }) => ({
      tenant_name,
      tenant_email,
      is_primary,
    })),
    has_guarantor: guarantor !== null,
    guarantor_approval_status: guarantor ? ('pending' as const) : null,
    guarantor_name: guarantor?.guarantor_name ?? '',
    guarantor_email: guarantor?.guarantor_email ?? '',
    guarantor_id_number: hidden(ctx, guarantor?.guarantor_id_number ?? null),
    guarantor_phone: guarantor?.guarantor_phone ?? null,
    guarantor_residence: guarantor?.guarantor_residence ?? '',
    guarantor_limit: guarantor?.guarantor_limit ?? 0,
    tenant_approval_required: form.tenants.length,
    search_key: fold(form.tenants.map((tenant) => `${tenant.tenant_name} ${tenant.tenant_email}`.trim()).join(' ')),
  }
}

/** An existing account is only stored here; it becomes a tenant after agreeing. */
export const tenantRows = (ctx: Context, tx: Tx, contractId: string, form: ContractForm) =>
  Promise.all(
    form.tenants.map(async ({ signs_on_paper: _, ...tenant }) => ({
      ...tenant,
      id: newId(),
      contract_id: contractId,
      tenant_user_id: (await provenUserByEmail(tx, tenant.tenant_email))?.id ?? null,
      tenant_id_number: hidden(ctx, tenant.tenant_id_number),
    })),
  )
