import { expect, test } from 'vitest'
import { claimsNamedIn, monthsToCome, type OpenClaim, withoutNames, wordsOf } from './payer-words.rules.ts'

const claim = (id: string, month: string, category = 'rent'): OpenClaim => ({
  id,
  category,
  month: `${month}-01`,
  dueOn: `${month}-05`,
  open: 1,
  currency: 'TL',
})
const booked = [
  claim('oct', '2026-10'),
  claim('nov', '2026-11'),
  claim('nov-kdv', '2026-11', 'vat'),
  claim('nov-aidat', '2026-11', 'aidat'),
  claim('dec', '2026-12'),
  claim('jan', '2027-01'),
  claim('last-nov', '2025-11'),
]
const named = (text: string, day = '2026-11-16') => claimsNamedIn(wordsOf(text), booked, day).map(({ id }) => id)
const coming = (text: string, day = '2026-11-03') => monthsToCome(wordsOf(text), booked.slice(0, 4), day)

test('TBK 101 M25 a year belongs to its own month, and months beside it follow or precede it', () => {
  expect(named('ARALIK 2026 OCAK 2027 KİRASI')).toEqual(['dec', 'jan'])
  expect(named('Aralık, Ocak 2027 kira')).toEqual(['dec', 'jan'])
  expect(named('2026 Kasım ve Aralık kiraları')).toEqual(['nov', 'nov-kdv', 'dec'])
  expect(named('2025 yılı kasım kirası')).toEqual(['last-nov'])
  expect(named('OCAK KİRASI')).toEqual(['jan'])
})

test('TBK 101 M26 the rent of a month is named with its KDV, its aidat only by its own word', () => {
  expect(named('KASIM KİRASI')).toEqual(['nov', 'nov-kdv'])
  expect(named('KASIM AİDATI')).toEqual(['nov-aidat'])
  expect(named('KASIM')).toEqual(['nov', 'nov-kdv', 'nov-aidat'])
})

test('TBK 101 a bill is named by its supplier or by what it is for', () => {
  const bills = [claim('water', '2026-11', 'utility'), claim('rent', '2026-11')]
  const bill = (text: string) => claimsNamedIn(wordsOf(text), bills, '2026-11-13').map(({ id }) => id)
  for (const text of ['SU GİDERİ', 'su faturası', 'Elektrik parası', 'DOĞALGAZ', 'su bedeli kasım'])
    expect([text, bill(text)]).toEqual([text, ['water']])
  expect(bill('Eylül Su')).toEqual([])
})

test('TBK 101 M27 a named month without a claim is one to come: the nearest, at most a year ahead', () => {
  expect(coming('ARALIK KİRASI PEŞİN')).toEqual(['2026-12-01'])
  expect(coming('Aralık, Ocak ve Şubat kirası peşin')).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
  expect(coming('Kasım kirası')).toEqual([])
  expect(coming('Aralık 2029 kirası')).toEqual([])
  expect(coming('kira')).toEqual([])
  // The nearest September is over; whether it was booked is the account's to say.
  expect(coming('Eylül kirası')).toEqual(['2026-09-01'])
})

test('a first name is no month: Eylül Demir pays her rent', () => {
  const words = withoutNames(wordsOf('FAST EYLÜL DEMİR KİRA ÖDEMESİ'), ['Eylül Su Demir'])
  expect(words).toBe('fast kira odemesi')
  expect(withoutNames(wordsOf('EYLÜL DEMİR EYLÜL KİRASI'), ['Eylül Demir'])).toBe('eylul kirasi')
  expect(withoutNames(wordsOf('ekim kirası'), ['Ekim'])).toBe('ekim kirasi')
})
