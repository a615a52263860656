import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '#domain/kernel/refusal.ts'
import { anyPerson, person } from './person.fixture.ts'
import {
  canSwitchRole,
  deriveRoles,
  groupLabels,
  type RoleSource,
  type Roles,
  roleLabelInLists,
  roleLabels,
  roleOrder,
  rolesInOrder,
  roleTitle,
  startingRole,
  switchRole,
} from './roles.ts'

const none: Roles = {
  isHost: false,
  isTenant: false,
  isLawyer: false,
  isAuthorised: false,
  isEstate: false,
  isProxy: false,
  isShareholder: false,
  isAdmin: false,
}

test.each<[string, Partial<RoleSource>, Partial<Roles>]>([
  ['host', { userType: 'landlord', host: true }, { isHost: true }],
  ['tenant', { tenants: true }, { isTenant: true }],
  ['authorised', { authorised: true }, { isAuthorised: true }],
  ['estate', { estate: true }, { isEstate: true }],
  ['lawyer', { userType: 'lawyer', lawyer: true }, { isLawyer: true }],
  ['proxy', { role: 'proxy', userType: 'proxy', proxy: true }, { isProxy: true }],
  ['shareholder', { shareholder: true }, { isShareholder: true }],
  ['admin', { role: 'admin', userType: 'admin' }, { isAdmin: true }],
])('ROLE-01 %s is a group of its own', (_, user, expected) => {
  expect(deriveRoles(person(user))).toEqual({ ...none, ...expected })
})

test('ROLE-01 a shareholder carries no other role, whatever else an imported record says', () => {
  const everything = person({
    shareholder: true,
    lawyer: true,
    authorised: true,
    estate: true,
    host: true,
    tenants: true,
    proxy: true,
    owned_id: ['p1'],
    renters_id: ['p2'],
  })
  expect(deriveRoles(everything)).toEqual({ ...none, isShareholder: true })
})

test.each<[string, Partial<RoleSource>]>([
  ['the boolean', { proxy: true }],
  ['role', { role: 'proxy' }],
  ['userType', { userType: 'proxy' }],
])('ROLE-01 a proxy is known by %s alone', (_, user) => {
  expect(deriveRoles(person(user))).toEqual({ ...none, isProxy: true })
})

test.each<[string, Partial<RoleSource>, Partial<Roles>]>([
  ['lawyer', { lawyer: true }, { isLawyer: true }],
  ['authorised', { authorised: true }, { isAuthorised: true }],
  ['estate', { estate: true }, { isEstate: true }],
  ['no boolean, userType lawyer alone', { userType: 'lawyer' }, {}],
])('ROLE-05 %s', (_, user, expected) => {
  expect(deriveRoles(person(user))).toEqual({ ...none, ...expected })
})

test.each<[string, Partial<RoleSource>, boolean]>([
  ['flag only', { host: true }, true],
  ['one owned property only', { owned_id: ['p1'] }, true],
  ['flag and property', { host: true, owned_id: ['p1'] }, true],
  ['neither, though registered as landlord', { userType: 'landlord' }, false],
])('ROLE-06 host by %s', (_, user, isHost) => {
  expect(deriveRoles(person(user)).isHost).toBe(isHost)
})

test.each<[string, Partial<RoleSource>, boolean]>([
  ['rented property only', { renters_id: ['p1'] }, true],
  ['flag only', { tenants: true }, true],
  ['flag and property', { tenants: true, renters_id: ['p1'] }, true],
  ['neither, though registered as tenant', { userType: 'tenant' }, false],
])('ROLE-07 tenant by %s', (_, user, isTenant) => {
  expect(deriveRoles(person(user)).isTenant).toBe(isTenant)
})

test.each<[string, Partial<RoleSource>, boolean]>([
  ['role only', { role: 'admin', userType: 'landlord' }, true],
  ['userType only', { role: 'user', userType: 'admin' }, true],
  ['neither', { role: 'user', userType: 'both' }, false],
])('ROLE-08 admin by %s', (_, user, isAdmin) => {
  expect(deriveRoles(person(user)).isAdmin).toBe(isAdmin)
})

test.each<[string, Partial<RoleSource>]>([
  ['authorised', { authorised: true, owned_id: ['p1'], renters_id: ['p2'] }],
  ['estate', { estate: true, owned_id: ['p1'], renters_id: ['p2'] }],
  ['lawyer', { lawyer: true, host: true, tenants: true }],
  ['proxy, being like authorised staff,', { proxy: true, host: true, renters_id: ['p2'] }],
])('ROLE-09 %s is neither host nor tenant', (_, user) => {
  expect(deriveRoles(person(user))).toMatchObject({ isHost: false, isTenant: false })
})

test('ROLE-09 staff are never host or tenant, in any user document', () => {
  fc.assert(
    fc.property(anyPerson, (user) => {
      const roles = deriveRoles(user)
      expect(Object.values(roles).every((value) => typeof value === 'boolean')).toBe(true)
      if (user.authorised || user.estate || user.lawyer) expect([roles.isHost, roles.isTenant]).toEqual([false, false])
      if (user.shareholder) expect({ ...roles, isAdmin: false }).toEqual({ ...none, isShareholder: true })
    }),
    { numRuns: 2000 },
  )
})

const dual = deriveRoles(person({ host: true, tenants: true }))
const hostOnly = deriveRoles(person({ host: true }))
const tenantOnly = deriveRoles(person({ tenants: true }))
const staff = deriveRoles(person({ authorised: true, host: true, tenants: true }))

test.each([
  ['dual', dual, true, 'host'],
  ['host', hostOnly, false, 'host'],
  ['tenant', tenantOnly, false, 'tenant'],
  ['staff', staff, false, null],
] as const)('ROLE-10 %s: who may switch, and where one starts', (_, roles, maySwitch, start) => {
  expect(canSwitchRole(roles)).toBe(maySwitch)
  expect(startingRole(roles)).toBe(start)
})

test('ROLE-10 a dual person switches both ways', () => {
  expect(switchRole(dual, 'tenant')).toBe('tenant')
  expect(switchRole(dual, 'host')).toBe('host')
})

test.each([
  ['host', hostOnly],
  ['tenant', tenantOnly],
  ['staff', staff],
] as const)('ROLE-10 a switch by %s is refused', (_, roles) => {
  for (const to of ['host', 'tenant'] as const) {
    expect(() => switchRole(roles, to)).toThrow(Refusal)
    expect(() => switchRole(roles, to)).toThrow('Rol değiştirmek için hem mülk sahibi hem de kiracı olmanız gerekir.')
  }
})

test('ROLE-11 labels and their order', () => {
  expect(roleOrder.map((name) => roleLabels[name])).toEqual(['Yetkili', 'Emlakçı', 'Avukat', 'Mülk Sahibi', 'Kiracı'])
  expect(roleOrder.map((name) => roleLabelInLists[name])).toEqual([
    'Yetkili Kişi',
    'Emlakçı',
    'Avukat',
    'Mülk Sahibi',
    'Kiracı',
  ])
  expect(groupLabels).toEqual({ proxy: 'Vekil', shareholder: 'Hissedar', admin: 'Yönetici' })
})

test('ROLE-11 chips follow the display order', () => {
  expect(rolesInOrder({ ...none, isTenant: true, isHost: true })).toEqual(['host', 'tenant'])
  expect(rolesInOrder({ ...none, isLawyer: true, isEstate: true, isAuthorised: true })).toEqual([
    'authorised',
    'estate',
    'lawyer',
  ])
  expect(rolesInOrder({ ...none, isProxy: true, isShareholder: true, isAdmin: true })).toEqual([])
})

test.each<[string, Partial<RoleSource>]>([
  ['Yetkili Kişi', { authorised: true }],
  ['Emlakçı', { estate: true }],
  ['Avukat', { lawyer: true }],
  ['Mülk Sahibi', { host: true }],
  ['Kiracı', { renters_id: ['p1'] }],
  ['Mülk Sahibi ve Kiracı', { host: true, tenants: true }],
  ['Vekil', { proxy: true }],
  ['Hissedar', { shareholder: true }],
  ['Yönetici', { role: 'admin', host: true }],
  ['Kullanıcı', {}],
])('ROLE-11 %s is the title in lists', (title, user) => {
  expect(roleTitle(person(user))).toBe(title)
})
