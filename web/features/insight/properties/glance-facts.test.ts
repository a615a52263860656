import { expect, test } from 'vitest'
import { noFlags } from '#domain/access/flags.ts'
import { type Relation, rightsOn } from '#domain/access/property-rights.ts'
import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { glanceFacts } from './glance-facts.ts'

const contract = {
  id: 'k',
  status: 'active',
  cancelled_at: null,
  brutAylik: 16_000_00,
  rent: 25_000_00,
  bedelTuru: 'TL',
  bitisTarihi: '2027-01-15',
}
const tenant = { id: 't', relation: 'tenant', username: 'Mehmet Öztürk' }
const rented = {
  property: { contract_id: 'k', tenant_id: ['t'], odemeDurumu: 'Beklemede', is_bina: false },
  owner: { username: 'Ayşe Yıldırım' },
  users: [tenant],
  contracts: [contract],
  suggestions: [],
  feature: { odaSayisi: '2+1', metrekaresi: 95 },
  arrears: [],
}

const facts = (relation: Relation, given: object = {}) =>
  glanceFacts(
    { relation, rights: rightsOn(relation, noFlags), ...rented, ...given } as unknown as PropertyDetail,
    '2026-11-16',
  )
const said = (relation: Relation, given: object = {}) =>
  facts(relation, given).map(({ label, value, note }) => [label, value, note].filter(Boolean).join(': '))

test('WAY-05 rent, tenant, end of the contract and payment at a glance', () => {
  expect(said('owner')).toEqual([
    'Aylık kira: 25.000,00 ₺',
    'Kiracı: Mehmet Öztürk',
    'Kontrat bitişi: 15.01.2027: 60 gün kaldı',
    'Ödeme: Beklemede: Gecikmiş borç yok',
    'Büyüklük: 2+1 · 95\u00a0m²',
  ])
})

test('WAY-05 TAX-01 a rent from which a firm withholds tax is called gross', () => {
  expect(said('owner', { contracts: [{ ...contract, gross: true }] })[0]).toBe('Aylık kira (brüt): 25.000,00 ₺')
})

test('WAY-05 what is late is named with its amount and since when, every currency by itself', () => {
  const arrears = [
    { currency: 'TL', amount: 50_000_00, since: '2026-10-05' },
    { currency: 'USD', amount: 100_00, since: '2026-09-01' },
  ]
  const late = facts('owner', { arrears }).find((fact) => fact.late)
  expect(late).toMatchObject({ at: 'odemeler', label: 'Gecikmiş borç', note: '01.09.2026 gününden beri' })
  expect(late!.value).toContain('50.000,00 ₺ + ')
})

test('WAY-05 a contract that ends far away says the day alone, one that is over says so', () => {
  const ending = (bitisTarihi: string) =>
    said('owner', { contracts: [{ ...contract, bitisTarihi }] }).find((fact) => fact.startsWith('Kontrat bitişi'))
  expect(ending('2027-06-30')).toBe('Kontrat bitişi: 30.06.2027')
  expect(ending('2026-11-16')).toBe('Kontrat bitişi: 16.11.2026: Bugün bitiyor')
  expect(ending('2026-11-01')).toBe('Kontrat bitişi: 01.11.2026: Süresi geçti')
})

test('WAY-05 an empty property has no tenant and waits for no payment', () => {
  const empty = { contracts: [], users: [], property: { tenant_id: [], is_bina: false }, feature: null }
  expect(said('owner', empty)).toEqual(['Aylık kira: Kontrat yok', 'Kiracı: Kiracı yok'])
  expect(said('owner', { ...empty, property: { tenant_id: [], is_bina: true } })).toEqual([])
})

test('ROLE-04 a tenant reads who the landlord is, and nothing leads to a section that is closed', () => {
  const seen = facts('tenant', { arrears: null, suggestions: [{ durum: 'Cevap Bekleniyor' }] })
  expect(seen.map(({ label }) => label)).toEqual([
    'Aylık kira',
    'Mülk sahibi',
    'Kontrat bitişi',
    'Ödeme',
    'Bekleyen talep',
    'Büyüklük',
  ])
  expect(seen[3]).toEqual({ at: 'odemeler', label: 'Ödeme', value: 'Beklemede' })
  const clerk = facts('authorised', { arrears: null, suggestions: [{ durum: 'Cevap Bekleniyor' }] })
  expect(clerk.find(({ label }) => label === 'Bekleyen talep')!.at).toBeNull()
})
