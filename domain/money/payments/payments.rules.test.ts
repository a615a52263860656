import { expect, test } from 'vitest'
import { recordedMessage, recordedText, reversedText } from './payments.messages.ts'
import { askedBy, daysLate, monthsOf, stateOf, unfitDay } from './payments.rules.ts'

const today = '2026-11-16'
const claim = (month: string, amount: number, settled: number, more: object = {}) => ({
  category: 'rent',
  month: `${month}-01`,
  due_on: `${month}-05`,
  amount,
  settled,
  currency: 'TL' as const,
  settled_on: settled === amount ? `${month}-07` : null,
  late: `${month}-05` < today ? amount - settled : 0,
  ...more,
})

test.each([
  ['paid', [claim('2026-11', 100, 100)]],
  ['late', [claim('2026-11', 100, 0)]],
  ['late', [claim('2026-11', 100, 40)]],
  ['waiting', [claim('2026-11', 100, 0, { late: 0 })]],
  ['late', [claim('2026-11', 100, 0, { late: 1 })]],
  ['open', [claim('2026-11', 100, 0, { due_on: '2026-11-16', late: 0 })]],
  ['open', [claim('2026-12', 100, 0)]],
  ['part', [claim('2026-12', 100, 1)]],
  ['part', [claim('2026-11', 100, 100), claim('2026-11', 50, 0, { due_on: '2026-11-20', late: 0 })]],
  ['late', [claim('2026-11', 100, 0), claim('2026-11', 50, 50)]],
] as const)('a month is %s when its claims say so', (state, claims) => {
  expect(stateOf(claims, today)).toBe(state)
})

test('days are counted from the day after the due day', () => {
  expect([daysLate('2026-11-05', today), daysLate(today, today), daysLate(null, today)]).toEqual([11, 0, 0])
})

test('J9 the amount that is there: everything open up to this month, each pot and currency by itself', () => {
  const claims = [
    claim('2026-10', 25_000_00, 5_000_00),
    claim('2026-11', 25_000_00, 0),
    claim('2026-11', 2_000_00, 0, { category: 'aidat', month: null }),
    claim('2026-12', 25_000_00, 0),
    claim('2026-11', 50_000_00, 10_000_00, { category: 'deposit' }),
    claim('2026-11', 900_00, 0, { currency: 'EUR' }),
  ]
  expect(askedBy(claims, { currency: 'TL', today })).toBe(47_000_00)
  expect(askedBy(claims, { currency: 'TL', deposit: true, today })).toBe(40_000_00)
  expect(askedBy(claims, { currency: 'EUR', today })).toBe(900_00)
})

test('a payment lies neither beyond tomorrow nor before the tenancy', () => {
  const within = { today, began: '2026-10-20' }
  expect(['2026-11-17', '2026-11-18', '2026-10-20', '2026-10-19'].map((day) => unfitDay(day, within))).toEqual([
    null,
    'payment_too_late',
    null,
    'payment_too_early',
  ])
})

test('months of an account: newest first, without the deposit, each with the day on which it was paid', () => {
  const months = monthsOf(
    [
      claim('2026-10', 100, 100),
      claim('2026-10', 50, 50, { category: 'aidat', settled_on: '2026-10-09' }),
      claim('2026-11', 100, 30),
      claim('2026-10', 500, 0, { category: 'deposit' }),
    ],
    today,
  )
  expect(months).toEqual([
    {
      month: '2026-11-01',
      currency: 'TL',
      amount: 100,
      settled: 30,
      due_on: '2026-11-05',
      settled_on: null,
      state: 'late',
    },
    {
      month: '2026-10-01',
      currency: 'TL',
      amount: 150,
      settled: 150,
      due_on: '2026-10-05',
      settled_on: '2026-10-09',
      state: 'paid',
    },
  ])
})

test('NOT-12 what is said of a payment names it as one, and what was paid beyond the debt is said', () => {
  const recorded = { amount: 30_000_00, currency: 'TL', over: 5_000_00 }
  expect(recordedMessage([recorded])).toBe('30.000,00 ₺ ödeme kaydedildi. 5.000,00 ₺ fazlası sonraki aya sayılır.')
  expect(recordedMessage([recorded, recorded])).toBe('2 ödeme kaydedildi.')
  expect(recordedMessage([])).toBe('Bu ödeme daha önce kaydedilmişti.')
  const payment = { amount: 30_000_00, currency: 'TL', on_date: today, deposit: false, property: 'Moda' }
  expect(recordedText(payment)).toBe('Moda: 16.11.2026 günlü 30.000,00 ₺ kira ödemesi kaydedildi.')
  expect(reversedText({ ...payment, deposit: true }, 'Yanlış hesap')).toBe(
    'Moda: 16.11.2026 günlü 30.000,00 ₺ depozito ödemesi kaydı geri alındı. Neden: Yanlış hesap',
  )
})
