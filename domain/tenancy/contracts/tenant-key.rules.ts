import { fold } from '#domain/kernel/turkish-text.ts'

interface Named {
  tenant_email: string
  tenant_name: string
}

/** A tenant is known by the address in the contract; one without an address by the name. */
export const tenantKey = ({ tenant_email, tenant_name }: Named): string =>
  tenant_email.trim().toLowerCase() || fold(tenant_name.trim())

/** The same tenant, also when an address was added to somebody who had none. */
export const isSameTenant = (before: Named, now: Named): boolean =>
  tenantKey(before) === tenantKey(now) ||
  (before.tenant_email.trim() === '' && tenantKey(before) === tenantKey({ ...now, tenant_email: '' }))
