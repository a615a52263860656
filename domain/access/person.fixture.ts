import fc from 'fast-check'
import { type Flags, noFlags, permissionFlags } from './flags.ts'
import type { Subject } from './guards.ts'

const nobody: Subject = {
  role: 'user',
  userType: 'tenant',
  lawyer: false,
  authorised: false,
  estate: false,
  host: false,
  tenants: false,
  proxy: false,
  shareholder: false,
  owned_id: [],
  renters_id: [],
  is_active: true,
  holds_shares: false,
  ...noFlags,
}

/** An active person without any role or flag, except those given. */
export const person = (named: Partial<Subject> = {}): Subject => ({ ...nobody, ...named })

const flags = Object.fromEntries(permissionFlags.map((flag) => [flag, fc.boolean()])) as Record<
  keyof Flags,
  fc.Arbitrary<boolean>
>

/** Any user document that the schema allows, also those that no screen would create. */
export const anyPerson: fc.Arbitrary<Subject> = fc.record({
  role: fc.constantFrom('user', 'admin', 'proxy'),
  userType: fc.constantFrom('landlord', 'tenant', 'both', 'admin', 'lawyer', 'proxy'),
  lawyer: fc.boolean(),
  authorised: fc.boolean(),
  estate: fc.boolean(),
  host: fc.boolean(),
  tenants: fc.boolean(),
  proxy: fc.boolean(),
  shareholder: fc.boolean(),
  owned_id: fc.array(fc.uuid(), { maxLength: 2 }),
  renters_id: fc.array(fc.uuid(), { maxLength: 2 }),
  is_active: fc.constantFrom(true, false, null),
  holds_shares: fc.boolean(),
  ...flags,
})
