import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Guard, isActive, passesGuard, type Subject } from './guards.ts'
import { anyPerson, person } from './person.fixture.ts'
import type { ActiveRole } from './roles.ts'

type Case = [string, Partial<Subject>, ActiveRole | null, boolean]

test.each([
  [true, true],
  [null, true],
  [false, false],
])('ACC-54 is_active %s means active: %s', (is_active, active) => {
  expect(isActive(is_active)).toBe(active)
  expect(passesGuard('signed-in', person({ is_active }))).toBe(active)
})

test('ACC-54 no role lets a pending account in', () => {
  const pending = person({ is_active: false, role: 'admin', userType: 'admin', host: true })
  for (const guard of ['signed-in', 'host', 'contract-maker', 'tax-sheet', 'lawyer-or-host', 'admin'] as const) {
    expect(passesGuard(guard, pending)).toBe(false)
  }
})

test.each<Case>([
  ['host by flag', { host: true }, 'host', true],
  ['host by property', { owned_id: ['p1'] }, null, true],
  ['dual, active host', { host: true, tenants: true }, 'host', true],
  ['dual, active tenant: the property stays theirs', { host: true, tenants: true }, 'tenant', true],
  ['authorised with canAddProperty', { authorised: true, canAddProperty: true }, null, true],
  [
    'authorised with every other flag',
    { authorised: true, canManageDocuments: true, canManageMeters: true },
    null,
    false,
  ],
  ['estate with canAddProperty', { estate: true, canAddProperty: true }, null, true],
  ['estate without', { estate: true }, null, false],
  ['proxy with canAddProperty', { role: 'proxy', proxy: true, canAddProperty: true }, null, true],
  ['proxy without', { role: 'proxy', proxy: true }, null, false],
  ['shareholder with canAddProperty', { shareholder: true, canAddProperty: true }, null, true],
  ['shareholder without', { shareholder: true }, null, false],
  ['lawyer', { lawyer: true }, null, false],
  ['lawyer with canAddProperty', { lawyer: true, canAddProperty: true }, null, false],
  ['authorised without the flag who owns a property', { authorised: true, owned_id: ['p1'] }, null, false],
  ['tenant', { tenants: true }, 'tenant', false],
  ['tenant with canAddProperty', { tenants: true, canAddProperty: true }, 'tenant', false],
  ['tenant claiming the active role host', { tenants: true }, 'host', false],
  ['registered as landlord, without flag or property', { userType: 'landlord' }, null, false],
  ['admin', { role: 'admin' }, null, true],
  ['userType admin only', { userType: 'admin' }, null, false],
])('NAV-20 host guard: %s', (_, named, activeRole, passes) => {
  expect(passesGuard('host', person(named), activeRole)).toBe(passes)
})

test.each<Case>([
  ['lawyer', { lawyer: true }, null, true],
  ['host by flag', { host: true }, 'host', true],
  ['host by property', { owned_id: ['p1'] }, null, true],
  ['dual, active tenant', { host: true, tenants: true }, 'tenant', true],
  ['authorised with canAddProperty', { authorised: true, canAddProperty: true }, null, true],
  ['authorised without', { authorised: true, canManageDocuments: true }, null, false],
  ['estate with canAddProperty', { estate: true, canAddProperty: true }, null, true],
  ['estate without', { estate: true }, null, false],
  ['proxy with canAddProperty', { proxy: true, canAddProperty: true }, null, true],
  ['shareholder without', { shareholder: true }, null, false],
  ['tenant', { tenants: true }, 'tenant', false],
  ['userType lawyer only', { userType: 'lawyer' }, null, false],
  ['admin', { role: 'admin' }, null, true],
  ['userType admin only', { userType: 'admin' }, null, false],
])('NAV-21 lawyer/host guard: %s', (_, named, activeRole, passes) => {
  expect(passesGuard('lawyer-or-host', person(named), activeRole)).toBe(passes)
})

test.each<[string, Partial<Subject>, boolean]>([
  ['host by flag', { host: true }, true],
  ['host by property', { owned_id: ['p1'] }, true],
  ['authorised with canManageDocuments', { authorised: true, canManageDocuments: true }, true],
  ['authorised with canAddProperty', { authorised: true, canAddProperty: true }, true],
  ['authorised with the other flags', { authorised: true, canManageMeters: true, canManagePayments: true }, false],
  ['proxy with canManageDocuments', { proxy: true, canManageDocuments: true }, true],
  ['shareholder with canManageDocuments', { shareholder: true, canManageDocuments: true }, true],
  ['shareholder without flags', { shareholder: true }, false],
  ['estate with canAddProperty', { estate: true, canAddProperty: true }, true],
  ['estate with canManageDocuments alone', { estate: true, canManageDocuments: true }, false],
  ['lawyer with canManageDocuments', { lawyer: true, canManageDocuments: true }, false],
  ['tenant with canManageDocuments', { tenants: true, canManageDocuments: true }, false],
  ['admin', { role: 'admin' }, true],
])('NAV-08 NAV-34 contract guard: %s', (_, named, passes) => {
  expect(passesGuard('contract-maker', person(named))).toBe(passes)
})

test.each<[string, Partial<Subject>, boolean]>([
  ['host by flag', { host: true }, true],
  ['host by property', { owned_id: ['p1'] }, true],
  ['shareholder without flags', { shareholder: true }, true],
  ['authorised with canAddProperty', { authorised: true, canAddProperty: true }, true],
  ['authorised with canManagePayments', { authorised: true, canManagePayments: true }, true],
  ['proxy with canManagePayments', { proxy: true, canManagePayments: true }, true],
  ['estate with canManagePayments', { estate: true, canManagePayments: true }, true],
  ['authorised with the other flags', { authorised: true, canManageMeters: true, canManageDocuments: true }, false],
  ['lawyer with canManagePayments', { lawyer: true, canManagePayments: true }, false],
  ['tenant', { tenants: true }, false],
  ['admin', { role: 'admin' }, true],
])('NAV-12 TAX-03 tax guard: %s', (_, named, passes) => {
  expect(passesGuard('tax-sheet', person(named))).toBe(passes)
})

test.each<[string, Partial<Subject>, boolean]>([
  ['role admin', { role: 'admin', userType: 'landlord' }, true],
  ['role user', { role: 'user', host: true, owned_id: ['p1'] }, false],
  ['role proxy', { role: 'proxy' }, false],
  ['userType admin only', { role: 'user', userType: 'admin' }, false],
])('NAV-22 admin guard: %s', (_, named, passes) => {
  expect(passesGuard('admin', person(named))).toBe(passes)
})

test('NAV-20 NAV-21 NAV-22 an active admin passes every guard of the signed-in area, anybody active the first', () => {
  fc.assert(
    fc.property(anyPerson, fc.constantFrom('host', 'tenant', null), (anyone, activeRole) => {
      const active = { ...anyone, is_active: true }
      const passed = (['signed-in', 'host', 'contract-maker', 'tax-sheet', 'lawyer-or-host', 'admin'] as const).filter(
        (guard) => passesGuard(guard, active, activeRole),
      )
      expect(passed).toContain('signed-in')
      if (active.role === 'admin') expect(passed).toHaveLength(6)
      if (passed.includes('host'))
        expect(passed).toEqual(expect.arrayContaining(['lawyer-or-host', 'contract-maker', 'tax-sheet']))
    }),
    { numRuns: 1000 },
  )
})

test('guests see public and guest-only pages, people with a session everything but the latter', () => {
  const open = (subject: Subject | null) =>
    (
      [
        'public',
        'guest-only',
        'signed-in',
        'host',
        'contract-maker',
        'tax-sheet',
        'lawyer-or-host',
        'admin',
      ] satisfies Guard[]
    ).filter((guard) => passesGuard(guard, subject))
  expect(open(null)).toEqual(['public', 'guest-only'])
  expect(open(person())).toEqual(['public', 'signed-in'])
  expect(open(person({ role: 'admin' }))).toEqual([
    'public',
    'signed-in',
    'host',
    'contract-maker',
    'tax-sheet',
    'lawyer-or-host',
    'admin',
  ])
  expect(open(person({ is_active: false }))).toEqual(['public'])
})
