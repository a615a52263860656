import { fold } from '#domain/kernel/turkish-text.ts'

interface Named {
  tenant_email: string
  tenant_name: string
}

/** Identifies a tenant by the e-mail address in the contract, or by name without one. */
export const tenantKey = ({ tenant_email, tenant_name }: Named): string =>
  tenant_email.trim().toLowerCase() || fold(tenant_name.trim())

/** True for the same tenant, also after an address was added. */
export const isSameTenant = (before: Named, now: Named): boolean =>
  tenantKey(before) === tenantKey(now) ||
  (before.tenant_email.trim() === '' && tenantKey(before) === tenantKey({ ...now, tenant_email: '' }))
