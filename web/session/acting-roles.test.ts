import { expect, test } from 'vitest'
import { noFlags } from '#domain/access/flags.ts'
import type { CurrentEngagement } from '#domain/people/engagements/engagements.schema.ts'
import { possibleOwners } from '#web/features/property/properties/add/OwnerField.tsx'
import { actingRolesOf, opensFor, rightsAt, seesPayments, sideKey } from './acting-roles.ts'
import { signedInUser } from './current-user.fixture.ts'

const engagement = (
  owner_id: string,
  owner_name: string,
  given: Partial<CurrentEngagement> = {},
): CurrentEngagement => ({
  id: `e-${owner_id}`,
  owner_id,
  owner_name,
  role: 'estate',
  ...noFlags,
  acts_on_all: false,
  since: '2026-01-01',
  until: null,
  ...given,
})
const ayse = engagement('ayse', 'Ayşe Yıldırım', { canAddProperty: true })
const mehmet = engagement('mehmet', 'Mehmet Demir', { role: 'lawyer' })

test('whoever has one side has nothing to choose from', () => {
  expect(actingRolesOf(null)).toEqual([])
  expect(actingRolesOf(signedInUser({ host: true }))).toEqual([])
  expect(actingRolesOf({ ...signedInUser({ host: false, tenants: false }), engagements: [ayse] })).toEqual([])
})

test('each owner is a side with the role that the person has there, and the own one comes last', () => {
  const both = { ...signedInUser({ host: false, tenants: false }), engagements: [ayse, mehmet] }
  expect(actingRolesOf(both)).toEqual([
    { owner: 'ayse', name: 'Ayşe Yıldırım', role: 'Emlakçı' },
    { owner: 'mehmet', name: 'Mehmet Demir', role: 'Avukat' },
  ])
  const own = { ...signedInUser({ renters_id: ['x'], host: false, tenants: true }), engagements: [ayse] }
  expect(actingRolesOf(own).at(-1)).toEqual({ owner: 'self', name: 'Kendi mülklerim', role: 'Kiracı' })
})

test('a flag of one owner opens nothing at another', () => {
  const me = { ...signedInUser({ host: false }), engagements: [ayse, engagement('mehmet', 'Mehmet Demir')] }
  expect(rightsAt(me, { relation: 'estate', owner_id: 'ayse' }).edit).toBe(true)
  expect(rightsAt(me, { relation: 'estate', owner_id: 'mehmet' }).edit).toBe(false)
})

test('ROLE-04 with an owner chosen doors and payments are what that owner gave', () => {
  const veli = engagement('veli', 'Veli Kaya', { canManagePayments: true })
  const at = (chosen: string | null) => {
    const { canAddProperty, canManagePayments } = chosen === 'veli' ? veli : ayse
    const shown = { host: false, tenants: false, estate: true, canAddProperty, canManagePayments }
    const me = { ...signedInUser(shown), engagements: [ayse, veli], chosen }
    return [opensFor(me, 'host', null), seesPayments(me), possibleOwners(me)]
  }
  expect(at(null)).toEqual([true, true, ['ayse']])
  expect(at('ayse')).toEqual([true, false, ['ayse']])
  expect(at('veli')).toEqual([false, true, []])
})

test('each side keeps its own lists in the browser', () => {
  const me = signedInUser()
  expect(sideKey(me)).toBe(me.user.id)
  expect(sideKey({ ...me, chosen: 'ayse' })).toBe(`${me.user.id}.ayse`)
  expect(sideKey(null)).toBe('')
})
