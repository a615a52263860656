import { expect, test } from 'vitest'
import { enteredRentEffect, nextRentDay, rentOn } from './entered-rents.rules.ts'

const entered = {
  from_on: '2026-09-01',
  rent: 36_000_00,
  before: 30_000_00,
  currency: 'TL',
  opened_on: '2026-10-01',
  until: null,
  today: '2026-11-16',
}

test('what writing a rent down does is said before: which past dues, how much, and what stays', () => {
  expect(enteredRentEffect(entered)).toBe(
    '01.10.2026 – 16.11.2026 arasında yazılmış 2 ayın kira borcu yeni tutarla düzeltilir (ayda 6.000,00 ₺ fazla); ödenmiş aylardaki fark borç olarak görünür. Sonraki borçlar ve kira artışı önerileri 36.000,00 ₺ üzerinden gider. Hesap 01.10.2026 gününden beri tutulduğu için daha eski aylar değişmez.',
  )
  expect(enteredRentEffect({ ...entered, rent: 28_000_00, from_on: '2026-11-01' })).toContain(
    '1 ayın kira borcu yeni tutarla düzeltilir (ayda 2.000,00 ₺ eksik); ödenmiş aylardaki fark fazla ödeme olarak',
  )
  // A rent already known from a later day on stays, so the effect ends there.
  expect(enteredRentEffect({ ...entered, opened_on: '2026-01-01', until: '2026-10-01' })).toBe(
    '01.09.2026 – 30.09.2026 arasında yazılmış 1 ayın kira borcu yeni tutarla düzeltilir (ayda 6.000,00 ₺ fazla); ödenmiş aylardaki fark borç olarak görünür. 01.10.2026 gününden başlayan kira olduğu gibi kalır.',
  )
  expect(enteredRentEffect({ ...entered, until: '2026-10-01' })).toContain('Yazılmış bir borç değişmez.')
  expect(enteredRentEffect({ ...entered, rent: 30_000_00 })).toBe('Kira o gün zaten 30.000,00 ₺.')
  expect(enteredRentEffect({ ...entered, opened_on: null })).toContain('ilk borç bu kirayla yazılır')
})

test('the rent of a day is the last one that had begun', () => {
  const rents = [
    { from_on: '2025-01-01', rent: 1 },
    { from_on: '2026-01-01', rent: 2 },
  ]
  expect(['2025-12-31', '2026-01-01'].map((day) => nextRentDay(rents, day))).toEqual(['2026-01-01', null])
  expect(['2024-12-31', '2025-12-31', '2026-01-01'].map((day) => rentOn(rents, day))).toEqual([null, 1, 2])
})
