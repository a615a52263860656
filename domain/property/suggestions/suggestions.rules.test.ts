import { expect, test } from 'vitest'
import { mayMove, rightsOnSuggestion, type SuggestionReader, seenNote } from './suggestions.rules.ts'
import { newSuggestion, stateChange, suggestionDetail, waitingForAnswer, withdrawn } from './suggestions.schema.ts'

const manager: SuggestionReader = { manages: true, isTenant: false, isAuthor: false }
const tenant: SuggestionReader = { manages: false, isTenant: true, isAuthor: true }
const reader: SuggestionReader = { manages: false, isTenant: false, isAuthor: false }

test('SUG-02 a request has the specified fields', () => {
  const names =
    'property_id tenant_id host_id demirbas aciklama oncelik durum olusturma_tarihi dosyalar oneri_tipi goruldu'
  const marks = 'goruldu_kullanicilar goruldu_detaylar created_by onaylayan_kullanici_id onaylama_tarihi'
  const refusal = 'reddeden_kullanici_id reddetme_tarihi'
  expect(Object.keys(suggestionDetail.shape)).toEqual(expect.arrayContaining(`${names} ${marks} ${refusal}`.split(' ')))
})

test('SUG-03 what is left out has its default', () => {
  expect(newSuggestion.parse({ aciklama: 'Kombi akıtıyor' })).toMatchObject({
    oncelik: 'Normal',
    oneri_tipi: 'Demirbaş',
  })
})

test('SUG-01 SUG-13 those who manage requests decide, complete, reopen and use words of their own', () => {
  const steps: [string, string, boolean][] = [
    [waitingForAnswer, 'onaylandi', true],
    [waitingForAnswer, 'reddedildi', true],
    [waitingForAnswer, 'tamamlandi', true],
    ['onaylandi', 'tamamlandi', true],
    ['onaylandi', 'reddedildi', true],
    ['onaylandi', waitingForAnswer, true],
    ['onaylandi', 'Usta çağrıldı', true],
    ['Usta çağrıldı', 'tamamlandi', true],
    ['tamamlandi', 'onaylandi', true],
    ['onaylandi', 'onaylandi', false],
    ['reddedildi', 'tamamlandi', false],
    ['tamamlandi', 'reddedildi', false],
    [waitingForAnswer, withdrawn, false],
    [withdrawn, 'onaylandi', false],
  ]
  for (const [from, to, may] of steps) expect([from, to, mayMove(from, to, manager)]).toEqual([from, to, may])
})

test('SUG-13 the author takes back what nobody answered, and nothing else', () => {
  expect(mayMove(waitingForAnswer, withdrawn, tenant)).toBe(true)
  expect(mayMove(withdrawn, waitingForAnswer, tenant)).toBe(true)
  for (const [from, to] of [
    ['onaylandi', withdrawn],
    [waitingForAnswer, 'onaylandi'],
    [withdrawn, 'onaylandi'],
    ['onaylandi', 'tamamlandi'],
  ] as const)
    expect(mayMove(from, to, tenant)).toBe(false)
  expect(rightsOnSuggestion(tenant, waitingForAnswer)).toEqual({ manage: false, join: true, withdraw: true })
  expect(rightsOnSuggestion(tenant, withdrawn)).toEqual({ manage: false, join: false, withdraw: false })
  expect(rightsOnSuggestion(reader, waitingForAnswer)).toEqual({ manage: false, join: false, withdraw: false })
})

test('AMB-52 a state of somebody’s own has at most 100 characters', () => {
  const change = (durum: string) => stateChange.safeParse({ durum, onceki: waitingForAnswer }).success
  expect(change('ş'.repeat(100))).toBe(true)
  expect(change('ş'.repeat(101))).toBe(false)
  expect(change('  ')).toBe(false)
})

test('a rejection has a reason, a cost has somebody who bears it', () => {
  const change = (given: object) => stateChange.safeParse({ onceki: waitingForAnswer, ...given }).success
  expect(change({ durum: 'reddedildi' })).toBe(false)
  expect(change({ durum: 'reddedildi', ret_nedeni: 'Kullanım hatası' })).toBe(true)
  expect(change({ durum: 'tamamlandi', maliyet: 125_000 })).toBe(false)
  expect(change({ durum: 'tamamlandi', maliyet: 125_000, maliyet_sahibi: 'Kiracı' })).toBe(true)
  expect(change({ durum: 'tamamlandi', maliyet: 0.5, maliyet_sahibi: 'Kiracı' })).toBe(false)
})

test('SUG-10 a seen mark is role and local time', () => {
  expect(seenNote('Mülk Sahibi', '2026-11-14T06:05:00Z')).toBe('Mülk Sahibi · 14.11.2026 09:05')
})
