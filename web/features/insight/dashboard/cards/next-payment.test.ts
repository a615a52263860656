import { expect, test } from 'vitest'
import { nextPayment } from './next-payment.ts'

const nothing = { balance: 0, overdue: 0, due_on: null, next: null, currency: 'TL' as const }
const next = { amount: 42_500_00, currency: 'TL' as const, on_date: '2026-12-05' }

test('only what is late is called late; what is open besides is named apart', () => {
  const given = { ...nothing, balance: 45_900_00, overdue: 42_500_00, due_on: '2026-11-05', next }
  expect(nextPayment(given)).toEqual({
    amount: 42_500_00,
    currency: 'TL',
    on: '2026-11-05',
    late: true,
    besides: 3_400_00,
  })
})

test('what is open comes before what is to come, and nothing is nothing', () => {
  expect(nextPayment({ ...nothing, balance: 3_400_00, due_on: '2026-11-27', next })).toEqual({
    amount: 3_400_00,
    currency: 'TL',
    on: '2026-11-27',
    late: false,
    besides: 0,
  })
  expect(nextPayment({ ...nothing, next })).toEqual({
    amount: 42_500_00,
    currency: 'TL',
    on: '2026-12-05',
    late: false,
    besides: 0,
  })
  expect(nextPayment(nothing)).toBeNull()
})
