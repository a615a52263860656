import { expect, test } from 'vitest'
import { changesBetween } from './contract-changes.rules.ts'
import { emptyContract, likelyUse } from './contract-defaults.rules.ts'
import { contractTerms } from './contracts.schema.ts'
import { expenseChanges, expenseLines, unspecifiedExpenses, usualExpenses } from './expenses.rules.ts'

test('who pays what is said in a line for each side, and nothing where nothing was agreed', () => {
  expect(expenseLines(null)).toEqual([])
  expect(expenseLines(unspecifiedExpenses)).toEqual([])
  expect(expenseLines({ ...usualExpenses('Mesken'), internet: 'ortak', su: 'belirtilmedi' })).toEqual([
    ['Kiracının ödeyeceği giderler', 'Aidat, Elektrik, Doğalgaz / ısınma'],
    ['Kiraya verenin ödeyeceği giderler', 'Ortak gider (bina onarımı, yatırım), DASK, Emlak vergisi'],
    ['Yarı yarıya ödenecek giderler', 'İnternet'],
  ])
})

test.each([
  ['Daire', 'kiraci', 'kirayaVeren'],
  ['Dükkan', 'kiraci', 'kirayaVeren'],
  ['Depo', 'kiraci', 'kirayaVeren'],
  ['Arsa', 'belirtilmedi', 'belirtilmedi'],
  [null, 'kiraci', 'kirayaVeren'],
])('a new contract for %s begins with aidat %s and DASK %s', (kind, aidat, dask) => {
  expect(usualExpenses(likelyUse(kind))).toMatchObject({ aidat, dask, emlakVergisi: 'kirayaVeren' })
})

test('every expense that goes to somebody else is a change that everybody is asked about', () => {
  const before = usualExpenses('Mesken')
  expect(expenseChanges(before, { ...before, dask: 'kiraci', aidat: 'ortak' })).toEqual([
    'Aidat: kiracı → yarı yarıya',
    'DASK: kiraya veren → kiracı',
  ])
  expect(expenseChanges(null, { ...unspecifiedExpenses, su: 'kiraci' })).toEqual(['Su: belirtilmedi → kiracı'])
  const old = emptyContract('2026-11-16')
  const form = { ...old, terms: { ...old.terms, giderler: { ...before, su: 'kirayaVeren' as const } } }
  expect(changesBetween(old, form)).toEqual([{ text: 'Su: kiracı → kiraya veren', asks: true }])
})

test('nothing said is no term: the form may send it empty, unsaid or not at all', () => {
  const { giderler } = contractTerms.shape
  expect([undefined, null, unspecifiedExpenses, {}].map((given) => giderler.parse(given))).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(giderler.parse({ su: 'kiraci' })).toEqual({ ...unspecifiedExpenses, su: 'kiraci' })
  expect(() => giderler.parse({ su: 'komşu' })).toThrow()
})
