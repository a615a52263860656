import { expect, test } from 'vitest'
import { type DeductionState, depositStatement, stateAfterChange } from './deductions.rules.ts'
import { bankReportBy, taskKinds, taskRules } from './ending-tasks.rules.ts'

const item = (amount: number, state: DeductionState, counter_amount: number | null = null) => ({
  amount,
  state,
  counter_amount,
})

test.each([
  // deposit, deductions, accepted, to return, still owed, settled
  [6_000_000, [], 0, 6_000_000, 0, true],
  [6_000_000, [item(150_000, 'accepted'), item(50_000, 'withdrawn')], 150_000, 5_850_000, 0, true],
  [6_000_000, [item(150_000, 'accepted'), item(50_000, 'proposed')], 150_000, 5_850_000, 0, false],
  [6_000_000, [item(150_000, 'disputed', 20_000)], 0, 6_000_000, 0, false],
  [100_000, [item(150_000, 'accepted')], 150_000, 0, 50_000, true],
] as const)('deposit %i less %j', (deposit, deductions, accepted, to_return, still_owed, settled) => {
  expect(depositStatement(deposit, deductions)).toMatchObject({ accepted, to_return, still_owed, settled })
})

test('an amount that the tenant has offered needs no second answer, a higher one does', () => {
  expect(stateAfterChange(20_000, 20_000)).toBe('accepted')
  expect(stateAfterChange(20_001, 20_000)).toBe('proposed')
  expect(stateAfterChange(10_000, null)).toBe('proposed')
})

test.each([
  ['2026-11-30', '2027-02-28'],
  ['2026-12-31', '2027-03-31'],
  ['2027-11-30', '2028-02-29'],
  ['2026-08-31', '2026-11-30'],
])(
  'TBK 342/3 a tenancy that ends on %s: the landlord reports a suit to the bank by %s; the return waits for no such day',
  (endsOn, by) => {
    expect(bankReportBy(endsOn)).toBe(by)
    expect(taskRules.deposit.due(endsOn) < by).toBe(true)
  },
)

test('each task belongs to one side', () => {
  expect(taskKinds.filter((kind) => taskRules[kind].side === 'tenant')).toEqual([
    'utilities',
    'final_bills',
    'refund_account',
  ])
})

test.each([
  ['an accepted item', [[6_500_00, 'accepted']], { to_return: 33_500_00, still_owed: 0, settled: true }],
  ['more than the deposit', [[45_000_00, 'accepted']], { to_return: 0, still_owed: 5_000_00, settled: true }],
  [
    'an unanswered and a disputed one',
    [
      [3_000_00, 'proposed'],
      [5_000_00, 'disputed'],
    ],
    { to_return: 40_000_00, waiting: 3_000_00, disputed: 5_000_00, settled: false },
  ],
  ['a withdrawn one', [[10_000_00, 'withdrawn']], { to_return: 40_000_00, settled: true }],
] as const)('TBK 342 of a deposit of 40.000 with %s', (_, items, expected) => {
  const deductions = items.map(([amount, state]) => ({ amount, state, counter_amount: null }))
  expect(depositStatement(40_000_00, deductions)).toMatchObject(expected)
})
