import { expect, test } from 'vitest'
import { generalConditions } from './general-conditions.rules.ts'

const articles = (tasinmazCinsi: string) =>
  generalConditions(tasinmazCinsi).flatMap((text) => text.match(/TBK 3\d\d/g) ?? [])

test('TBK 339 the printed conditions name the limits of dwellings and roofed workplaces only where they hold', () => {
  const limits = ['TBK 342', 'TBK 344', 'TBK 347']
  expect(articles('Daire')).toEqual(expect.arrayContaining(limits))
  // A property whose kind was not entered is taken for a dwelling.
  expect(generalConditions('')).toEqual(generalConditions('Dükkân'))
  for (const kind of ['Tarla', 'Bahçe', 'Arsa', 'Otopark'])
    expect(articles(kind).filter((article) => limits.includes(article))).toEqual([])
  expect(articles('Tarla')).toContain('TBK 367')
  expect(articles('Arsa')).toContain('TBK 327')
  const counts = ['Daire', 'Tarla', 'Arsa'].map((kind) => generalConditions(kind).length)
  expect(new Set(counts).size).toBe(1)
})
