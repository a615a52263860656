import type { z } from 'zod'
import { shortId } from '#domain/kernel/ids.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { agreedFixture, PreviousContract } from '#domain/tenancy/contracts/contract-views.schema.ts'
import type { ContractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import { generalConditions } from '#domain/tenancy/contracts/general-conditions.rules.ts'
import type { ContractRow } from './contract-writes.queries.ts'
import { termsOf } from './terms.ts'

/** Contracts without a snapshot: their hash covers the terms only, the rest is read from current rows. */
export const liveForm = 1
/** Form 2 was the same without the split of expenses. Frozen documents never change, so every form keeps its hash. */
export const documentForm = 3

export interface AgreedParty {
  name: string
  phone: string | null
  residence: string
  /** Encrypted, because the document is kept forever. */
  id_number: string | null
}
type AgreedFixture = z.output<typeof agreedFixture>
export interface AgreedProperty {
  baslik: string
  adres: string
  tasinmazCinsi: string
  il: string
  ilce: string
  mahalle: string
  fixtures: AgreedFixture[]
}

/** The complete document that parties approve: everything that page and paper show of the agreement. */
export interface ContractDocument {
  form: number
  contract_id: string
  short_id: string
  round: number
  property: Omit<AgreedProperty, 'baslik' | 'fixtures'> & { id: string; title: string }
  fixtures: AgreedFixture[]
  landlord: AgreedParty
  tenants: (AgreedParty & { email: string; is_primary: boolean })[]
  guarantor: (AgreedParty & { email: string; limit: number }) | null
  terms: ContractTerms
  bitisTarihi: string
  generalConditions: readonly string[]
  /** The contract before this one; missing if there is none, and in older documents. */
  previous?: PreviousContract
}

interface Tenant {
  is_primary: boolean
  tenant_name: string
  tenant_email: string
  tenant_phone: string | null
  tenant_address: string | null
  tenant_id_number: string | null
}
interface Source {
  form: number
  contract: ContractRow
  tenants: readonly Tenant[]
  property: AgreedProperty
  previous?: PreviousContract | null
}

export function documentOf({ form, contract, tenants, property, previous }: Source): ContractDocument {
  const { baslik, fixtures, ...where } = property
  return {
    form,
    contract_id: contract.id,
    short_id: shortId(contract.id),
    round: contract.round,
    property: { id: contract.property_id, title: titleOf({ baslik }), ...where },
    fixtures,
    landlord: {
      name: contract.landlord_name || contract.owner_name,
      phone: contract.landlord_phone,
      residence: contract.landlord_residence,
      id_number: contract.landlord_id_number,
    },
    tenants: tenants.map((tenant) => ({
      name: tenant.tenant_name,
      email: tenant.tenant_email,
      is_primary: tenant.is_primary,
      phone: tenant.tenant_phone,
      residence: tenant.tenant_address ?? '',
      id_number: tenant.tenant_id_number,
    })),
    guarantor: contract.has_guarantor
      ? {
          name: contract.guarantor_name,
          email: contract.guarantor_email,
          phone: contract.guarantor_phone,
          residence: contract.guarantor_residence,
          id_number: contract.guarantor_id_number,
          limit: contract.guarantor_limit,
        }
      : null,
    terms: termsOf(contract),
    bitisTarihi: contract.bitisTarihi,
    generalConditions: generalConditions(where.tasinmazCinsi),
    ...(previous && { previous }),
  }
}
