import { createHash } from 'node:crypto'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { tenantKey } from '#domain/tenancy/contracts/tenant-key.rules.ts'
import { canonical } from '#server/platform/canonical.ts'

type Agreed = Pick<ContractForm, 'property_id' | 'terms'> & {
  landlord: { landlord_name: string }
  tenants: readonly { tenant_name: string; tenant_email: string; is_primary: boolean }[]
  guarantor: { guarantor_name: string; guarantor_email: string; guarantor_limit: number } | null
}

/**
 * SHA-256 over what the parties agree to, tenants by address: two forms with the same one need no new answers. A
 * corrected phone number changes nothing; a changed rent changes everything. Contracts from before snapshots carry it as
 * their hash, so its spelling never changes.
 */
export function termsHash({ property_id, landlord, tenants, guarantor, terms: given }: Agreed): string {
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
    // Terms that came later stand in it where they say something: without them it reads as it always did.
    terms: { ...terms, ...(giderler && { giderler }) },
  }
  return createHash('sha256').update(canonical(agreed)).digest('hex')
}
