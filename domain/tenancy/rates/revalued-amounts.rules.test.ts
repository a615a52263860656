import { expect, test } from 'vitest'
import { lowestBankPenalty } from './revalued-amounts.rules.ts'

const years = [
  { year: 2023, bank_penalty: null },
  { year: 2024, bank_penalty: 5_000_00 },
  { year: 2025, bank_penalty: null },
  { year: 2026, bank_penalty: 10_000_00 },
]

test('VUK mükerrer 355 an amount that is revalued every year is shown with the year of its figure', () => {
  expect(lowestBankPenalty(years, 2024)).toBe('5.000,00 ₺ (2024 tutarı)')
  expect(lowestBankPenalty(years, 2026)).toBe('10.000,00 ₺ (2026 tutarı)')
  // A year that nobody entered yet has the last figure before it, and says so.
  expect(lowestBankPenalty(years, 2025)).toBe('5.000,00 ₺ (2024 tutarı; her yıl yeniden değerlenir)')
  expect(lowestBankPenalty(years, 2027)).toBe('10.000,00 ₺ (2026 tutarı; her yıl yeniden değerlenir)')
  expect(lowestBankPenalty(years, 2023)).toBeNull()
})
