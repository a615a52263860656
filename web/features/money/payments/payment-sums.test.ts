import { expect, test } from 'vitest'
import type { MonthRow } from '#domain/money/payments/payments.schema.ts'
import { payableOf, waitingNote } from './payment-sums.ts'

test('a row says what was paid and waits for a yes: its own, in its currency', () => {
  const row = { tenancy_id: 'a', currency: 'TL' as const }
  const receipt = { ...row, amount: 42_500_00 }
  expect(waitingNote(row, [receipt])).toBe('Onay bekleyen dekont: 42.500,00 ₺')
  expect(waitingNote(row, [receipt, { ...receipt, amount: 500_00 }])).toBe('Onay bekleyen dekont: 43.000,00 ₺')
  expect(
    waitingNote(row, [
      { ...receipt, tenancy_id: 'b' },
      { ...receipt, currency: 'EUR' },
    ]),
  ).toBeNull()
})

test('PAY-01 a payment is proposed for the rest of the month and what is open from months before, the deposit by itself', () => {
  const row = {
    tenancy_id: 'a',
    currency: 'TL',
    property_title: 'Moda Daire',
    tenants: ['Mehmet Öztürk'],
    amount: 25_000_00,
    settled: 10_000_00,
    older: 40_000_00,
    deposit: { amount: 50_000_00, settled: 20_000_00 },
  } as MonthRow
  expect(payableOf(row)).toEqual({
    tenancy_id: 'a',
    currency: 'TL',
    title: 'Moda Daire',
    tenants: ['Mehmet Öztürk'],
    asked: 55_000_00,
    depositOpen: 30_000_00,
  })
})
