import { expect, test } from 'vitest'
import { withLate } from './late.rules.ts'

const today = '2026-11-16'
const claim = (due_id: string, due_on: string, amount: number, more: object = {}) => ({
  due_id,
  category: 'rent',
  due_on,
  amount,
  settled: 0,
  currency: 'TL' as const,
  ...more,
})

test('J8 late is due, unpaid and not covered by a waiting receipt, the oldest claim first', () => {
  const claims = [
    claim('b', '2026-11-05', 25_000_00),
    claim('a', '2026-10-05', 25_000_00, { settled: 5_000_00 }),
    claim('c', '2026-11-16', 4_000_00),
    claim('d', '2026-10-01', 50_000_00, { category: 'deposit' }),
    claim('e', '2026-11-01', 900_00, { currency: 'EUR' }),
  ]
  const late = (...amounts: number[]) =>
    withLate(
      claims,
      amounts.map((amount) => ({ currency: 'TL', amount })),
      today,
    ).map((each) => [each.due_id, each.late])
  expect(late()).toEqual([
    ['b', 25_000_00],
    ['a', 20_000_00],
    ['c', 0],
    ['d', 0],
    ['e', 900_00],
  ])
  expect(late(20_000_00, 2_000_00)).toEqual([
    ['b', 23_000_00],
    ['a', 0],
    ['c', 0],
    ['d', 0],
    ['e', 900_00],
  ])
  expect(late(60_000_00).map(([, amount]) => amount)).toEqual([0, 0, 0, 0, 900_00])
})
