import { expect, test } from 'vitest'
import { waitingNote } from './payment-sums.ts'

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
