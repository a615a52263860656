import { expect, test } from 'vitest'
import { revaluedText } from './revalued-amounts.rules.ts'

test('an amount that is revalued every year is shown with the year of its figure', () => {
  expect(revaluedText('rent_outside_bank')).toBe('5.000,00 ₺ (2024 tutarı; her yıl yeniden değerlenir)')
})
