import { expect, test } from 'vitest'
import { isNewcomer, occupancyRate, sidesOf } from './dashboard.rules.ts'

test('DASH-02 the occupancy rate is rented of total as a percent, and nothing of nothing is 0', () => {
  expect(occupancyRate({ rented: 3, total: 4 })).toBe(75)
  expect(occupancyRate({ rented: 1, total: 3 })).toBe(33)
  expect(occupancyRate({ rented: 0, total: 0 })).toBe(0)
})

const nobody = { owns: false, rents: false, isHost: false, isTenant: false, isEngaged: false }

test('DASH-04 somebody who lets and rents sees the side that is chosen, everybody else what they have', () => {
  const both = { ...nobody, owns: true, rents: true, isHost: true, isTenant: true }
  expect(sidesOf(both, 'host')).toEqual({ landlord: true, tenant: false })
  expect(sidesOf(both, 'tenant')).toEqual({ landlord: false, tenant: true })
  expect(sidesOf(both, undefined)).toEqual({ landlord: true, tenant: true })
  expect(sidesOf({ ...nobody, isEngaged: true, rents: true }, 'tenant')).toEqual({ landlord: true, tenant: true })
  expect(sidesOf({ ...nobody, isTenant: true }, 'host')).toEqual({ landlord: false, tenant: true })
  expect(sidesOf({ ...nobody, isHost: true }, 'tenant')).toEqual({ landlord: true, tenant: false })
})

test('DASH-04 a landlord is new until the first contract was agreed to', () => {
  expect(isNewcomer({ property: true, contract: true, agreed: false })).toBe(true)
  expect(isNewcomer({ property: true, contract: true, agreed: true })).toBe(false)
})
