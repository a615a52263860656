import { expect, test } from 'vitest'
import type { LifeEvent } from '#domain/insight/tenancy-life/tenancy-life.schema.ts'
import { lifeWords } from './life-words.ts'

const event = { id: '0199aaaa-0000-7000-8000-000000000001', on_date: '2026-11-05' }
const sum = { amount: 25_000_00, currency: 'TL' as const }
const words = (given: LifeEvent, more: object = {}) =>
  Object.values(lifeWords(given, { rents: false, ahead: false, ...more })).join(' | ')

test('a payment says which months it settled', () => {
  const paid = (...months: string[]) => words({ kind: 'payment', ...event, ...sum, method: 'bank', months })
  expect(paid()).toBe('25.000,00 ₺ ödendi | ')
  expect(paid('2026-11-01')).toBe('25.000,00 ₺ ödendi | Kasım 2026')
  expect(paid('2026-09-01', '2026-10-01', '2026-11-01')).toBe('25.000,00 ₺ ödendi | Eylül – Kasım 2026')
  expect(paid('2025-12-01', '2026-01-01')).toBe('25.000,00 ₺ ödendi | Aralık 2025 – Ocak 2026')
})

test('what is fixed for later is told as coming', () => {
  expect(words({ kind: 'ended', ...event })).toBe('Kiracılık sona erdi | ')
  expect(words({ kind: 'ended', ...event }, { ahead: true })).toBe('Kiracılık sona erecek | ')
  expect(words({ kind: 'increase', ...event, ...sum }, { ahead: true })).toBe('Kira değişecek | Aylık 25.000,00 ₺')
})

test('every other event has words of its own for either side', () => {
  const handover = { kind: 'handover', ...event, side: 'in', state: 'confirmed' } as const
  const photos: string[] = []
  expect(words({ ...handover, photos, photo_count: 12 })).toBe('Giriş teslimi | Onaylandı, 12 fotoğraf')
  expect(words({ ...handover, photos, side: 'out', state: 'draft', photo_count: 0 })).toBe(
    'Çıkış teslimi | Hazırlanıyor',
  )
  expect(words({ kind: 'receipt', ...event, ...sum })).toBe('25.000,00 ₺ için dekont | Onayınızı bekliyor')
  expect(words({ kind: 'receipt', ...event, ...sum }, { rents: true })).toContain('Kiraya verenin onayını')
  expect(words({ kind: 'request', ...event, subject: 'Kombi', text: 'Yanmıyor.', state: 'onaylandi' })).toBe(
    'Talep: Kombi | Yanmıyor. (Onaylandı)',
  )
  expect(words({ kind: 'notice', ...event, way: 'agreement', ends_on: '2026-12-31' })).toBe(
    'Anlaşarak sona erdirme | Son gün 31.12.2026',
  )
  expect(words({ kind: 'deposit', ...event, ...sum, move: 'deposit_returned' })).toBe(
    'Depozito iade edildi | 25.000,00 ₺',
  )
  expect(words({ kind: 'waived', ...event, ...sum })).toBe('Alacaktan vazgeçildi | 25.000,00 ₺')
  expect(words({ kind: 'renewed', ...event, ...sum })).toBe('Kontrat yenilendi | Aylık 25.000,00 ₺')
  expect(words({ kind: 'begun', ...event })).toBe('Kiracılık başladı | ')
})
