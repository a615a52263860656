import { expect, test } from 'vitest'
import { contractStatuses } from '#domain/access/contract-status.ts'
import { contractStateLabel, extendedText, isExtended } from './contract-state.rules.ts'

test('CON-02 every state has one word; an agreement in force goes on after its last day, any other is over', () => {
  const word = (status: (typeof contractStatuses)[number], ended: boolean, cancelled = false) =>
    contractStateLabel({ status, ended, cancelled, baslangicTarihi: '2026-11-16' }, '2026-11-16')
  expect(contractStatuses.map((status) => word(status, false))).toEqual([
    'Yürürlükte',
    'İmza bekleniyor',
    'Kiracı onayı bekleniyor',
    'Kefil ön onayı bekleniyor',
    'Düzenleme gerekli',
  ])
  expect(contractStatuses.map((status) => word(status, true))).toEqual([
    'Süresi uzadı',
    ...Array(4).fill('Süresi doldu'),
  ])
  for (const status of contractStatuses) expect(word(status, true, true)).toBe('İptal edildi')
  expect(isExtended({ status: 'active', ended: true, cancelled: true })).toBe(false)
  const followed = { status: 'active', cancelled: false, renewed: true, baslangicTarihi: '2025-11-16' } as const
  expect(contractStateLabel({ ...followed, ended: true }, '2026-11-16')).toBe('Yenilendi')
})

test('CON-02 an agreement whose first day is to come is not in force yet, from the day itself it is', () => {
  const agreed = { status: 'active', ended: false, cancelled: false, baslangicTarihi: '2026-12-01' } as const
  expect(contractStateLabel(agreed, '2026-11-30')).toBe('Başlangıcı bekliyor · 01.12.2026')
  expect(contractStateLabel(agreed, '2026-12-01')).toBe('Yürürlükte')
  expect(contractStateLabel({ ...agreed, cancelled: true }, '2026-11-30')).toBe('İptal edildi')
  expect(contractStateLabel({ ...agreed, status: 'waiting_for_tenants' }, '2026-11-30')).toBe('Kiracı onayı bekleniyor')
})

test('an extended contract names the end of the year that is running', () => {
  const text = extendedText({ tasinmazCinsi: 'Daire', bitisTarihi: '2024-10-31' }, '2026-11-15')
  expect(text).toContain('31.10.2024 tarihinde doldu')
  expect(text).toContain('31.10.2027 tarihine kadar uzadı (TBK 347)')
  expect(extendedText({ tasinmazCinsi: 'Bağ', bitisTarihi: '2024-10-31' }, '2026-11-15')).toContain('(TBK 367)')
})
