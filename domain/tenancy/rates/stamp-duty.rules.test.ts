import { expect, test } from 'vitest'
import { type StampYear, stampDutyOf, stampDutyText } from './stamp-duty.rules.ts'

const table: StampYear[] = [
  { year: 2025, permille: 1.89, guarantee_permille: 9.48, cap: 24_477_478_90 },
  { year: 2026, permille: 1.89, guarantee_permille: 9.48, cap: 30_716_788_20 },
]
const shop = {
  brutAylik: 78_000_00,
  bedelTuru: 'TL',
  sozlesmeSuresi: 1,
  sureBirimi: 'Yıl',
  kullanimAmaci: 'İş yeri',
  is_corporate: true,
  artisSekli: 'TÜFE',
  artisOrani: 0,
} as const
type Change = Partial<Parameters<typeof stampDutyOf>[0]>
const taxOf = (change: Change = {}, { guarantee = 0, day = '2026-11-16' } = {}) => {
  const duty = stampDutyOf({ ...shop, ...change }, { guarantee, table, day })
  return duty && [duty.base, duty.tax]
}

test('DVK tablo 1/I-A-2 a workplace: 1,89 per thousand of the rent of the whole term', () => {
  // 78.000 × 12 = 936.000; × 0,00189 = 1.769,04
  expect(taxOf()).toEqual([936_000_00, 1_769_04])
  // 14.500 × 12 × 5 = 870.000; × 0,00189 = 1.644,30
  expect(taxOf({ brutAylik: 14_500_00, sozlesmeSuresi: 5, kullanimAmaci: 'Depo', is_corporate: false })).toEqual([
    870_000_00, 1_644_30,
  ])
  // 25.500 × 7 = 178.500; × 0,00189 = 337,365, half a kuruş up
  expect(taxOf({ brutAylik: 25_500_00, sozlesmeSuresi: 7, sureBirimi: 'Ay' })).toEqual([178_500_00, 337_37])
})

test('DVK tablo 1/I-A-2 a fixed raise makes later years known: each counts with its rent; after TÜFE the first rent counts', () => {
  // (10.000 + 12.500 + 15.625) × 12 = 457.500; × 0,00189 = 864,675
  const three = { brutAylik: 10_000_00, sozlesmeSuresi: 3 }
  expect(taxOf({ ...three, artisSekli: 'Oran', artisOrani: 25 })).toEqual([457_500_00, 864_68])
  // 10.000 × 36 = 360.000; × 0,00189 = 680,40
  expect(taxOf(three)).toEqual([360_000_00, 680_40])
  // 18 months: 10.000 × 12 + 12.500 × 6 = 195.000; × 0,00189 = 368,55
  const months = { brutAylik: 10_000_00, sozlesmeSuresi: 18, sureBirimi: 'Ay' as const }
  expect(taxOf({ ...months, artisSekli: 'Oran', artisOrani: 25 })).toEqual([195_000_00, 368_55])
})

test('DVK 6 a joint guarantee on the paper: the higher of both taxes', () => {
  // 936.000 × 0,00948 = 8.873,28
  expect(taxOf({}, { guarantee: 936_000_00 })).toEqual([936_000_00, 8_873_28])
  // 100.000 × 0,00948 = 948 is less than the 1.769,04 of the rent
  expect(taxOf({}, { guarantee: 100_000_00 })).toEqual([936_000_00, 1_769_04])
})

test('DVK tablo 2/IV a dwelling between persons is exempt, one that a company rents is not; another currency is not reckoned', () => {
  expect(taxOf({ kullanimAmaci: 'Mesken', is_corporate: false })).toBeNull()
  expect(taxOf({ kullanimAmaci: 'Mesken' })).toEqual([936_000_00, 1_769_04])
  expect(taxOf({ bedelTuru: 'EUR' })).toBeNull()
})

test('DVK 14 the cap is that of the year, the last known one for a later year; none before the first', () => {
  // 2.000.000.000 × 12 × 0,00189 = 45.360.000
  const huge = { brutAylik: 2_000_000_000_00 }
  expect(taxOf(huge)?.[1]).toBe(30_716_788_20)
  expect(taxOf(huge, { day: '2025-12-31' })?.[1]).toBe(24_477_478_90)
  expect(taxOf(huge, { day: '2027-01-01' })?.[1]).toBe(30_716_788_20)
  expect(taxOf(huge, { day: '2024-12-31' })).toBeNull()
})

test('DVK 22 the text says how the tax was found and when it is paid', () => {
  const words = (guarantee: number) =>
    stampDutyText(stampDutyOf(shop, { guarantee, table, day: '2026-11-16' })!, guarantee)
  expect(words(0)).toBe(
    'Damga vergisi 1.769,04 ₺ (sözleşme süresinin toplam kirası 936.000,00 ₺ × binde 1,89; 2026 oranları). İmzayı izleyen 15 gün içinde, kiracı sürekli damga vergisi mükellefiyse ertesi ayın 26’sına kadar beyan edilip ödenir; imza edenler birlikte sorumludur.',
  )
  expect(words(936_000_00)).toContain(
    'Damga vergisi 8.873,28 ₺ (sözleşmeye konan müteselsil kefalet daha yüksek vergi gerektirdiğinden kefalet tutarı 936.000,00 ₺ × binde 9,48',
  )
})
