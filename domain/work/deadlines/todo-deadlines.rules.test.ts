import { expect, test } from 'vitest'
import { isTodo } from './todo-deadlines.rules.ts'

test('DASH-04 a date is work for today when its day is near; increases and renewals are prepared a month ahead', () => {
  const today = '2026-11-16'
  expect(isTodo('dask_end', '2026-11-23', 'landlord', today)).toBe(true)
  expect(isTodo('dask_end', '2026-11-24', 'landlord', today)).toBe(false)
  expect(isTodo('rent_increase', '2026-12-16', 'landlord', today)).toBe(true)
  expect(isTodo('rent_increase', '2026-12-16', 'tenant', today)).toBe(false)
  expect(isTodo('contract_end', '2026-12-17', 'landlord', today)).toBe(false)
  // Answers that wait stand in the queue by themselves, and nothing reminds of these suits.
  expect(isTodo('approval_link', today, 'landlord', today)).toBe(false)
  expect(isTodo('need_suit', today, 'landlord', today)).toBe(false)
})
