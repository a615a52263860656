import { refuse } from '#domain/kernel/refusal.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { signsOnPaper } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { formParts } from './contract-view.queries.ts'
import type { ContractRow } from './contract-writes.queries.ts'
import { termsOf } from './terms.ts'

type StoredTenant = Omit<ContractForm['tenants'][number], 'signs_on_paper'> & { id: string }

const readable = (ctx: Context, encrypted: string | null) =>
  encrypted ? decryptText(ctx.secrets.encryption, encrypted) : null

/**
 * The contract as a form. Editors get full identity numbers, because masked ones would overwrite the real ones on save.
 */
export async function contractFormOf(ctx: Context, actor: Actor, id: string) {
  const { contract, rights } = await findContract(ctx.db, actor, id)
  if (!rights.manage) throw refuse('not_allowed')
  if (contract.cancelled_at || contract.deleted_at) throw refuseContract('contract_ended')
  const { property, tenants, wishes, ...facts } = await formParts(ctx.db, id)
  const form: ContractForm = {
    property_id: contract.property_id,
    landlord: readLandlord(ctx, contract),
    tenants: readTenants(ctx, tenants),
    guarantor: readGuarantor(ctx, contract),
    terms: termsOf(contract),
  }
  const { version, status, tasinmazCinsi } = contract
  return { version, status, property_title: titleOf(property), tasinmazCinsi, form, facts, wishes }
}

export const readLandlord = (ctx: Context, contract: ContractRow): ContractForm['landlord'] => ({
  landlord_name: contract.landlord_name || contract.owner_name,
  landlord_id_number: readable(ctx, contract.landlord_id_number),
  landlord_phone: contract.landlord_phone,
  landlord_residence: contract.landlord_residence,
})

export const readTenants = (ctx: Context, tenants: readonly StoredTenant[]): ContractForm['tenants'] =>
  tenants.map((tenant) => ({
    is_primary: tenant.is_primary,
    tenant_name: tenant.tenant_name,
    tenant_email: tenant.tenant_email,
    tenant_phone: tenant.tenant_phone,
    tenant_address: tenant.tenant_address,
    tenant_id_number: readable(ctx, tenant.tenant_id_number),
    tenant_birth_date: tenant.tenant_birth_date,
    signs_on_paper: signsOnPaper({ email: tenant.tenant_email, phone: tenant.tenant_phone }),
  }))

export const readGuarantor = (ctx: Context, contract: ContractRow): ContractForm['guarantor'] =>
  contract.has_guarantor
    ? {
        guarantor_name: contract.guarantor_name,
        guarantor_email: contract.guarantor_email,
        guarantor_id_number: readable(ctx, contract.guarantor_id_number),
        guarantor_phone: contract.guarantor_phone,
        guarantor_residence: contract.guarantor_residence,
        guarantor_limit: contract.guarantor_limit,
        signs_on_paper: signsOnPaper({ email: contract.guarantor_email, phone: contract.guarantor_phone }),
      }
    : null
