import { expect, test } from 'vitest'
import { extensionText, renewalText } from './renewal-words.rules.ts'
import { renewalStates } from './renewals.rules.ts'
import type { RenewalSummary } from './renewals.schema.ts'

const proposal: NonNullable<RenewalSummary['proposal']> = {
  id: '019a0000-0000-7000-8000-000000000001',
  status: 'waiting_for_tenants',
  cancelled: false,
  lapsed_on: null,
  brutAylik: 26_298_00,
  gross: false,
  bedelTuru: 'TL',
  baslangicTarihi: '2027-01-01',
  bitisTarihi: '2027-12-31',
}
const summary: RenewalSummary = {
  state: 'open',
  period_end: '2026-12-31',
  extended: false,
  tasinmazCinsi: 'Daire',
  from: '2026-10-02',
  proposal,
}

test('every state says something to both sides, and what the law makes of silence is said before it happens', () => {
  for (const state of renewalStates)
    for (const rents of [true, false]) expect(renewalText({ ...summary, state }, { rents })).not.toBe('')
  expect(renewalText(summary, { rents: true })).toContain('kontrat aynı koşullarla bir yıl uzar (TBK 347)')
  expect(renewalText(summary, { rents: false })).toContain('kontrat aynı koşullarla bir yıl uzar (TBK 347)')
  expect(renewalText({ ...summary, state: 'waiting' }, { rents: true })).toBe(
    'Yeni dönem için bir teklif kararınızı bekliyor: aylık 26.298,00 ₺, 01.01.2027 – 31.12.2027.',
  )
  const withheld = { ...summary, state: 'waiting' as const, proposal: { ...proposal, gross: true } }
  expect(renewalText(withheld, { rents: false })).toContain('aylık brüt 26.298,00 ₺')
})

test('an extension is said in words, with the proposal that nobody answered', () => {
  expect(extensionText(summary)).toBeNull()
  const extended = { ...summary, extended: true, period_end: '2027-12-31' }
  expect(extensionText({ ...extended, proposal: { ...proposal, lapsed_on: '2027-01-01' } })).toBe(
    'Kararlaştırılan süre doldu; bildirim yapılmadıysa kontrat aynı koşullarla 31.12.2027 tarihine kadar uzadı (TBK 347). 01.01.2027 tarihinde yanıtsız kalan teklif düştü.',
  )
})

test('TBK 327 TBK 367 a field goes on by years when nobody objects, other bare land without a term', () => {
  const of = (tasinmazCinsi: string) => ({ ...summary, tasinmazCinsi, period_end: '2027-12-31' })
  for (const rents of [true, false]) {
    expect(renewalText(of('Zeytinlik'), { rents })).toContain('kira yıldan yıla yenilenir (TBK 367)')
    expect(renewalText(of('Otopark'), { rents })).toContain('belirsiz süreli olur (TBK 327)')
    for (const kind of ['Zeytinlik', 'Otopark']) expect(renewalText(of(kind), { rents })).not.toContain('347')
  }
  expect(extensionText({ ...of('Zeytinlik'), extended: true })).toContain(
    '31.12.2027 tarihine kadar yenilenmiş sayılır (TBK 367)',
  )
  expect(extensionText({ ...of('Otopark'), extended: true })).toContain('belirsiz süreli sayılır (TBK 327)')
})
