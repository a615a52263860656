import { expect, test } from 'vitest'
import { cardNames } from './cards.schema.ts'
import { cardsIn, type StartRole, startLists, startRoleOf } from './start-lists.rules.ts'

const roles = Object.keys(startLists) as StartRole[]

test('DASH-04 each role has its list, and a card that the server answers stands in one of them', () => {
  expect(startRoleOf({ isAdmin: true, isLawyer: false, isLandlord: false })).toBe('administrator')
  expect(startRoleOf({ isAdmin: false, isLawyer: true, isLandlord: true })).toBe('lawyer')
  expect(startRoleOf({ isAdmin: false, isLawyer: false, isLandlord: true })).toBe('landlord')
  expect(startRoleOf({ isAdmin: false, isLawyer: false, isLandlord: false })).toBe('tenant')
  const listed = roles.flatMap((role) => cardsIn(role))
  expect(cardNames.filter((name) => !listed.includes(name))).toEqual([])
})

test('a list names no card twice, also not in a pair that stands side by side', () => {
  expect(cardsIn('landlord')).toContain('occupancy')
  for (const role of roles) expect(cardsIn(role).toSorted()).toEqual([...new Set(cardsIn(role))].toSorted())
})
