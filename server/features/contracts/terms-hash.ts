import { createHash } from 'node:crypto'
import type { ContractForm } from '#domain/contracts/contracts.schema.ts'

type Agreed = Pick<ContractForm, 'property_id' | 'terms'> & {
  landlord: { landlord_name: string }
  tenants: readonly { tenant_name: string; tenant_email: string; is_primary: boolean }[]
  guarantor: { guarantor_name: string; guarantor_email: string; guarantor_limit: number } | null
}

/**
 * SHA-256 over what the parties agree to, in one fixed spelling: names in alphabetical order, tenants by address. A
 * corrected phone number changes nothing; a changed rent changes everything.
 */
export function termsHash({ property_id, landlord, tenants, guarantor, terms }: Agreed): string {
  const agreed = {
    property_id,
    landlord: landlord.landlord_name,
    tenants: [...tenants]
      .sort((a, b) => (a.tenant_email < b.tenant_email ? -1 : 1))
      .map(({ tenant_name, tenant_email, is_primary }) => ({ tenant_name, tenant_email, is_primary })),
    guarantor: guarantor && {
      name: guarantor.guarantor_name,
      email: guarantor.guarantor_email,
      limit: guarantor.guarantor_limit,
    },
    terms,
  }
  return createHash('sha256').update(canonical(agreed)).digest('hex')
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`
}
