import { isoDate } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { type Change, changesBetween } from '#domain/tenancy/contracts/contract-changes.rules.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { isSameTenant } from '#domain/tenancy/contracts/tenant-key.rules.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { carrySignatures } from '#server/services/paper-signatures/paper-signatures.queries.ts'
import { carryParties, hasWaitingPapers } from '#server/services/papers/papers.queries.ts'
import { askUnderNewContact, notifyNewlyReached, recordContactChanges } from './contact-changes.ts'
import { readGuarantor, readLandlord, readTenants } from './contract-form.ts'
import { notifyOwnerOf } from './contract-notifications.ts'
import { announcedEndBefore, lockTenancyOf } from './contract-tenancy.queries.ts'
import {
  type ContractRow,
  type ContractTenantRow,
  correctTenant,
  deleteTenants,
  forgetEndWarnings,
  insertTenants,
  liveContractOf,
  lockContract,
  lockProperty,
  personOf,
  propertyOf,
  setContract,
  tenantsOf,
} from './contract-writes.queries.ts'
import { contractColumns, refuseMinors, refuseOwnTenancy, tenantRows } from './create-contract.ts'
import { refuseLostContact } from './lost-contact.ts'
import { previousRound } from './previous-round.ts'
import { recomputeStatus } from './recompute-status.ts'
import { requestApprovals } from './request-approvals.ts'
import { termsOf } from './terms.ts'
import { termsHash } from './terms-hash.ts'

/**
 * Saves an edit. If the agreement changes, or a party asked for changes, earlier answers become invalid and everyone is
 * asked again. A corrected phone number only asks that person again, if they have not answered.
 */
export function updateContract(
  ctx: Context,
  actor: Actor,
  id: string,
  { version, ...form }: ContractForm & { version: number },
  caller: Caller,
): Promise<{ asked_again: boolean; contact_asked: boolean }> {
  return ctx.db.transact(async (tx) => {
    const endsOn = await announcedEndBefore(tx, id)
    await lockTenancyOf(tx, id)
    const { contract, rights } = await findContract(tx, actor, id, { lock: true })
    if (!rights.manage) throw refuse('not_allowed')
    if (contract.cancelled_at || contract.deleted_at) throw refuseContract('contract_ended')
    if (contract.version !== version) throw refuseContract('contract_changed')
    // A contract cannot move to another property.
    if (form.property_id !== contract.property_id) throw refuse('not_allowed')

    refuseOwnTenancy(form, (await personOf(tx, contract.owner_id))?.email)
    refuseMinors(form, isoDate(ctx.clock.now()))

    const { guarantor_approval_status, tenant_user_id, ...columns } = await contractColumns(ctx, tx, form)
    const tenants = await tenantsOf(tx, id)
    const stored = storedAgreement(contract, tenants)
    const edit = { contract, tenants, form, by: auditActor(actor, caller) }
    await refuseLostContact(tx, form, { id, edited: true })
    const asked_again =
      termsHash(withoutAdded(form, stored)) !== termsHash(stored) || contract.status === 'rejected_by_tenant'
    // Those who were asked must still be tenants when they answer.
    if (!isSameTenants(tenants, form.tenants) && (await hasWaitingPapers(tx, id)))
      throw refuseContract('papers_waiting')
    // A refused or expired contract may have been followed by another, and must not become active beside it.
    const related = { ids: [id, contract.renewed_from].filter((each) => each !== null), followersOf: id }
    if (asked_again && endsOn) throw refuseContract('end_announced')
    if (asked_again && !(await lockProperty(tx, contract.property_id))) throw refuseContract('place_gone')
    if (asked_again && (await liveContractOf(tx, contract.property_id, isoDate(ctx.clock.now()), related)))
      throw refuseContract('contract_live')
    if (columns.bitisTarihi !== contract.bitisTarihi) await forgetEndWarnings(tx, id)
    const { by } = edit
    const previous = asked_again ? await previousRound(tx, contract) : null
    const changes = [
      ...changesBetween(
        {
          property_id: contract.property_id,
          landlord: readLandlord(ctx, contract),
          tenants: readTenants(ctx, tenants),
          guarantor: readGuarantor(ctx, contract),
          terms: termsOf(contract),
        },
        form,
      ),
      ...(previous?.propertyChanges ?? []),
    ]
    await auditLog.append(tx, {
      contract: id,
      kind: 'edited',
      actor: by,
      detail: { changes },
      at: ctx.clock.now(),
    })
    await setContract(tx, id, {
      ...columns,
      version: version + 1,
      updated_at: ctx.clock.now(),
      ...(asked_again && {
        round: contract.round + 1,
        tenant_user_id,
        guarantor_approval_status,
        guarantor_declined: false,
        guarantor_decided_at: null,
        signed_off_at: null,
        signed_off_by: null,
      }),
    })
    let contact_asked = false
    if (asked_again) {
      await recordContactChanges(ctx, tx, edit)
      await deleteTenants(tx, id)
      await insertTenants(tx, await tenantRows(ctx, tx, id, form))
      await carrySignatures(tx, id)
      await carryParties(tx, id)
      await auditLog.append(tx, { contract: id, kind: 'asked_again', actor: by, at: ctx.clock.now() })
      const asked = (await lockContract(tx, id))!
      const again = previous && { ...previous, changes }
      await requestApprovals(ctx, tx, { contract: asked, actor: by, ...(again && { again }) })
      await recomputeStatus(ctx, tx, id, by)
    } else {
      // The rows stay, because answers refer to them.
      for (const tenant of await tenantRows(ctx, tx, id, form)) {
        const { tenant_email, tenant_phone, tenant_address, tenant_id_number, tenant_birth_date } = tenant
        const row = tenants.find((each) => isSameTenant(each, tenant))!
        await correctTenant(tx, id, row.id, {
          tenant_email,
          tenant_phone,
          tenant_address,
          tenant_id_number,
          tenant_birth_date,
        })
      }
      contact_asked = await askUnderNewContact(ctx, tx, edit)
      await announceContract(ctx, tx, contract)
    }
    await notifyNewlyReached(ctx, tx, edit, !asked_again && contract.status === 'active')
    const did = `kontratını değiştirdi${asked_again ? '; herkesten yeniden onay isteniyor' : ''}.${listed(changes)}`
    await notifyOwnerOf(ctx, tx, contract, { title: titleOf(await propertyOf(tx, contract.property_id)), by, did })
    return { asked_again, contact_asked }
  })
}

const mostListed = 300

/** The beginning of the list; the contract's history has all of it. */
function listed(changes: readonly Change[]): string {
  const text = changes.map((change) => change.text).join('; ')
  return text && ` Değişenler: ${text.length > mostListed ? `${text.slice(0, mostListed).trimEnd()}…` : `${text}.`}`
}

const isSameTenants = (before: readonly ContractTenantRow[], now: ContractForm['tenants']) =>
  before.length === now.length && before.every((each) => now.some((tenant) => isSameTenant(each, tenant)))

/** An address added for a party who had none does not change the agreement, so the comparison ignores it. */
const withoutAdded = (form: ContractForm, stored: ReturnType<typeof storedAgreement>) => ({
  ...form,
  tenants: form.tenants.map((tenant) => {
    const before = stored.tenants.find((each) => isSameTenant(each, tenant))
    return before ? { ...tenant, tenant_email: before.tenant_email } : tenant
  }),
  guarantor:
    form.guarantor && stored.guarantor?.guarantor_email === ''
      ? { ...form.guarantor, guarantor_email: '' }
      : form.guarantor,
})

/** The agreement the parties were asked about, from the rows of the current round. */
const storedAgreement = (contract: ContractRow, tenants: ContractTenantRow[]) => ({
  property_id: contract.property_id,
  landlord: { landlord_name: contract.landlord_name || contract.owner_name },
  tenants,
  guarantor: contract.has_guarantor ? contract : null,
  terms: termsOf(contract),
})
