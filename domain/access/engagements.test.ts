import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chosenAmong,
  type Engagement,
  flagsOn,
  type Own,
  ownersToAddFor,
  passesAs,
  rightsForChosenOwner,
  self,
  shownEngagement,
  subjectAs,
  subjectsOf,
} from './engagements.ts'
import { noFlags, permissionFlags } from './flags.ts'
import { anyPerson, person } from './person.fixture.ts'
import { delegateLists } from './property-rights.ts'
import { deriveRoles } from './roles.ts'

const own = (named: Partial<Own> = {}): Own => ({ ...person(), ...named })
const engagement = (owner_id: string, named: Partial<Engagement> = {}): Engagement => ({
  ...noFlags,
  owner_id,
  role: 'estate',
  acts_on_all: false,
  ...named,
})
const [ayse, veli] = ['ayse', 'veli']

test.each([
  ['authorised', { isAuthorised: true }, { role: 'user', userType: 'landlord', authorised: true }],
  ['estate', { isEstate: true }, { role: 'user', userType: 'landlord', estate: true }],
  ['lawyer', { isLawyer: true }, { role: 'user', userType: 'lawyer', lawyer: true }],
  ['proxy', { isProxy: true }, { role: 'proxy', userType: 'proxy', proxy: true }],
  ['shareholder', { isShareholder: true }, { role: 'user', userType: 'landlord', shareholder: true }],
] as const)('ROLE-01 AMB-25 the specified fields of User in an engagement as %s', (role, roles, fields) => {
  const subject = subjectAs(own({ host: true, tenants: true }), engagement(ayse, { role, canAddProperty: true }))
  expect(subject).toMatchObject({ ...fields, canAddProperty: true, canManageDocuments: false })
  // ROLE-09: acting for one owner makes a person neither host nor tenant in that engagement.
  expect(deriveRoles(subject)).toMatchObject({ ...roles, isHost: false, isTenant: false })
})

test('without an engagement nobody has a staff role or a flag, whatever else a record carries', () => {
  fc.assert(
    fc.property(anyPerson, (record) => {
      const subject = subjectAs(record, null)
      expect(permissionFlags.filter((flag) => subject[flag])).toEqual([])
      const { isLawyer, isAuthorised, isEstate, isProxy, isShareholder } = deriveRoles(subject)
      expect([isLawyer, isAuthorised, isEstate, isProxy, isShareholder]).not.toContain(true)
    }),
  )
})

test('a door opens by any hat, and flags of one owner open nothing in another hat', () => {
  const strong = engagement(ayse, { role: 'authorised', canAddProperty: true })
  const weak = engagement(veli, { role: 'lawyer' })
  const subjects = subjectsOf(own(), [weak, strong])
  expect(subjects).toHaveLength(3)
  expect(passesAs('host', subjects)).toBe(true)
  expect(passesAs('lawyer-or-host', subjectsOf(own(), [weak]))).toBe(true)
  expect(passesAs('host', subjectsOf(own(), [weak]))).toBe(false)
  expect(passesAs('host', subjectsOf(own({ host: true }), [weak]))).toBe(true)
  expect(passesAs('admin', subjects)).toBe(false)
  expect(passesAs('signed-in', subjectsOf(own({ is_active: false }), [strong]))).toBe(false)
  expect(passesAs('guest-only', null)).toBe(true)
  // A flag from one engagement and the role from another do not add up to a right.
  const filing = engagement(ayse, { role: 'estate', canManageDocuments: true })
  const clerk = engagement(veli, { role: 'authorised' })
  expect(passesAs('contract-maker', subjectsOf(own(), [filing, clerk]))).toBe(false)
})

test('the flags on a property are those of its owner’s engagement, and none on anybody else’s', () => {
  const engagements = [engagement(ayse, { canAddProperty: true }), engagement(veli, { canManageMeters: true })]
  expect(flagsOn(engagements, ayse)).toMatchObject({ canAddProperty: true, canManageMeters: false })
  expect(flagsOn(engagements, veli)).toMatchObject({ canAddProperty: false, canManageMeters: true })
  expect(flagsOn(engagements, 'stranger')).toEqual(noFlags)
})

test.each([
  ['nobody engaged', own(), [], null, null],
  ['one owner, nothing of their own', own(), [ayse], null, ayse],
  ['several, none chosen: the longest standing', own(), [ayse, veli], null, ayse],
  ['several, one chosen', own(), [ayse, veli], veli, veli],
  ['a landlord who works for others starts as landlord', own({ host: true }), [ayse], null, null],
  ['a tenant who works for others starts as tenant', own({ renters_id: ['p1'] }), [ayse], null, null],
  ['a landlord who chose an owner', own({ host: true }), [ayse], ayse, ayse],
  ['oneself', own(), [ayse], self, null],
] as const)('AMB-25 which engagement the user document shows: %s', (_, who, owners, chosen, expected) => {
  const engagements = owners.map((owner) => engagement(owner))
  expect(shownEngagement({ own: who, engagements, chosen })?.owner_id ?? null).toBe(expected)
})

test('whom one no longer works for is not chosen any more', () => {
  expect(chosenAmong(ayse, [engagement(ayse)])).toBe(ayse)
  expect(chosenAmong(veli, [engagement(ayse)])).toBeNull()
  expect(chosenAmong(self, [])).toBe(self)
  expect(chosenAmong(null, [engagement(ayse)])).toBeNull()
})

test('AMB-25 with an owner chosen only that owner’s rights count, and properties of one’s own open nothing', () => {
  const engagements = [engagement(ayse, { canAddProperty: true }), engagement(veli)]
  const landlord = own({ host: true, tenants: true, owned_id: ['p1'], renters_id: ['p2'] })
  const acting = rightsForChosenOwner({ own: landlord, engagements, chosen: veli })
  expect(acting).toEqual({
    own: { ...landlord, host: false, tenants: false, owned_id: [] },
    engagements: [engagement(veli)],
    side: 'engaged',
  })
  expect(ownersToAddFor(acting.own, acting.engagements)).toEqual([])
})

test('for whom a property can be added: oneself as host, and owners who gave canAddProperty, lawyers never', () => {
  const may = delegateLists.map((role) => engagement(role, { role, canAddProperty: true }))
  expect(ownersToAddFor(own(), may)).toEqual(['authorised', 'estate', 'proxy', 'shareholder'])
  expect(ownersToAddFor(own({ host: true }), [engagement(ayse)])).toEqual([self])
  expect(ownersToAddFor(own({ owned_id: ['p1'] }), may)[0]).toBe(self)
  expect(ownersToAddFor(own(), [engagement(ayse)])).toEqual([])
  expect(ownersToAddFor(own({ role: 'admin' }), may)).toEqual([self])
})
