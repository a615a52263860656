import { expect, test } from 'vitest'
import { changesBetween, propertyChanges } from './contract-changes.rules.ts'
import { emptyContract, emptyGuarantor, emptyTenant } from './contract-defaults.rules.ts'

const base = {
  ...emptyContract('2026-12-01'),
  tenants: [{ ...emptyTenant(true), tenant_name: 'Işıl Çağlar', tenant_email: 'isil@ornek.test' }],
}
const terms = (change: object) => ({ ...base, terms: { ...base.terms, brutAylik: 2_000_000, ...change } })
const before = terms({})

test('CON-22 changed terms and people are named and ask everybody again', () => {
  const after = {
    ...terms({ brutAylik: 2_500_000, hususiSartlar: 'Evcil hayvan yok' }),
    tenants: [...base.tenants, { ...emptyTenant(false), tenant_name: 'Can Öz', tenant_email: 'Can@ornek.test ' }],
    guarantor: { ...emptyGuarantor, guarantor_name: 'Kemal Işık' },
  }
  const changes = changesBetween(before, after)
  expect(changes.map(({ text }) => text)).toEqual([
    'kiracı eklendi: Can Öz (can@ornek.test)',
    'kefil eklendi: Kemal Işık',
    'aylık kira: 20.000,00 ₺ → 25.000,00 ₺',
    'hususi şartlar: boş → “Evcil hayvan yok”',
  ])
  expect(changes.every(({ asks }) => asks)).toBe(true)
  expect(changesBetween(after, before).map(({ text }) => text)).toContain('kiracı çıkarıldı: Can Öz (can@ornek.test)')
})

test('CON-22 a changed amount is named in the currency of its contract', () => {
  const euro = terms({ bedelTuru: 'EUR' })
  expect(changesBetween(before, { ...euro, terms: { ...euro.terms, brutAylik: 100_000 } })).toContainEqual({
    text: 'aylık kira: 20.000,00 ₺ → 1.000,00 €',
    asks: true,
  })
})

test('CON-22 a corrected phone asks its owner alone; a field that was opened and left is no change', () => {
  const after = { ...before, tenants: [{ ...before.tenants[0]!, tenant_phone: '+905551112233', tenant_address: '' }] }
  expect(changesBetween(before, after)).toEqual([
    { text: 'Işıl Çağlar: kimlik ya da iletişim bilgileri', asks: false, asksOne: true },
  ])
  const moved = { ...before, tenants: [{ ...before.tenants[0]!, tenant_address: 'Moda Cad. 1' }] }
  expect(changesBetween(before, moved)).toEqual([{ text: 'Işıl Çağlar: kimlik ya da iletişim bilgileri', asks: false }])
  const opened = { ...before, landlord: { ...before.landlord, landlord_phone: '' } }
  expect(changesBetween(before, opened)).toEqual([])
  const grouped = terms({ iban: 'TR33 0006 1005 1978 6457 8413 26' })
  expect(changesBetween(terms({ iban: 'TR330006100519786457841326' }), grouped)).toEqual([])
})

test('CON-22 of a long text the part is named that differs, whole words of it', () => {
  const start = 'Kiracı ortak alanları temiz tutar. '.repeat(10)
  const between = (from: string, to: string) =>
    changesBetween(terms({ hususiSartlar: from }), terms({ hususiSartlar: to })).map(({ text }) => text)
  expect(
    between(`${start}Depozito iki kiradır. Evcil hayvan yok.`, `${start}Depozito üç kiradır. Evcil hayvan yok.`),
  ).toEqual(['hususi şartlar: “… iki …” → “… üç …”'])
  expect(between('Boya yapılır.', 'Boya yapılır. Balkon camlanmaz.')).toEqual([
    'hususi şartlar: “… (yok)” → “… Balkon camlanmaz.”',
  ])
  const [long] = between('', 'çok uzun '.repeat(200))
  expect(long!.length).toBeLessThan(300)
})

test('CON-22 what the property says differently in a new round is named: address and fixtures, two equal ones counted', () => {
  const kombi = { demirbasCinsi: 'Kombi', marka: 'Vaillant', sayisi: '1', teslimDurumu: 'İyi' }
  const sandalye = { demirbasCinsi: 'Sandalye', marka: '', sayisi: '', teslimDurumu: '' }
  const property = {
    title: 'Moda',
    adres: 'Moda Cad. 1',
    tasinmazCinsi: 'Daire',
    fixtures: [kombi, sandalye, sandalye],
  }
  const later = { ...property, adres: 'Moda Cad. 2', fixtures: [{ ...kombi, teslimDurumu: 'Arızalı' }, sandalye] }
  expect(propertyChanges(property, later).map(({ text }) => text)).toEqual([
    'adres: Moda Cad. 1 → Moda Cad. 2',
    'demirbaş listesinde yeni: Kombi, Vaillant (1 adet) – Arızalı',
    'demirbaş listesinden çıktı: Kombi, Vaillant (1 adet) – İyi',
    'demirbaş listesinden çıktı: Sandalye',
  ])
  expect(propertyChanges(property, { ...property })).toEqual([])
})
