import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { tenantKey } from '#domain/tenancy/contracts/tenant-key.rules.ts'
import { frozenHash } from '#server/services/agreements/frozen-hash.ts'

type AgreedTerms = Pick<ContractForm, 'property_id' | 'terms'> & {
  landlord: { landlord_name: string }
  tenants: readonly { tenant_name: string; tenant_email: string; is_primary: boolean }[]
  guarantor: { guarantor_name: string; guarantor_email: string; guarantor_limit: number } | null
}

/**
 * SHA-256 of what the parties agree to, tenants by address: forms with the same hash need no new answers. A corrected
 * phone number does not change it, a changed rent does. Old contracts without a snapshot store it as their hash, so its
 * input format must not change.
 */
export function termsHash({ property_id, landlord, tenants, guarantor, terms: given }: AgreedTerms): string {
  const { giderler, ...terms } = given
  const agreed = {
    property_id,
    landlord: landlord.landlord_name,
    tenants: [...tenants]
      .sort((a, b) => (tenantKey(a) < tenantKey(b) ? -1 : 1))
      .map(({ tenant_name, tenant_email, is_primary }) => ({ tenant_name, tenant_email, is_primary })),
    guarantor: guarantor && {
      name: guarantor.guarantor_name,
      email: guarantor.guarantor_email,
      limit: guarantor.guarantor_limit,
    },
    // Later terms are only included when set, so that older hashes stay the same.
    terms: { ...terms, ...(giderler && { giderler }) },
  }
  return frozenHash(agreed)
}
