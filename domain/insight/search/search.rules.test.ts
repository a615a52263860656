import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canSearch,
  excerptAround,
  markWords,
  nearestWords,
  onlyAtStart,
  phoneDigits,
  searchWords,
} from './search.rules.ts'

const marked = (text: string, ...words: string[]) =>
  markWords(text, words)
    .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
    .join('')

test('SRCH-02 what is typed becomes folded words, each once; signs alone are none', () => {
  expect(searchWords('  IŞIKLI  Şair ')).toEqual(['isikli', 'sair'])
  expect(searchWords('Moda - moda MODA')).toEqual(['moda'])
  expect(searchWords('3+1 — %')).toEqual(['3+1'])
  expect(searchWords('a b c d e f g h')).toHaveLength(6)
})

test('SRCH-02 two letters are enough, one is not', () => {
  expect([canSearch('al'), canSearch('a'), canSearch(' a '), canSearch('a b'), canSearch('--'), canSearch('')]).toEqual(
    [...[true, false, false, true, false, false]],
  )
})

test('SRCH-02 from three letters in a row on any part of a word counts, with fewer only its beginning', () => {
  expect(['al', '3+1', 'no:5'].map(onlyAtStart)).toEqual([true, true, true])
  expect(['ali', 'ali@x', '1234'].map(onlyAtStart)).toEqual([false, false, false])
})

test('SRCH-03 what was found is marked in the text as it is written', () => {
  expect(marked('Işıklı Şair Sokak', 'isik', 'sair')).toBe('[Işık]lı [Şair] Sokak')
  expect(marked('İSTANBUL', 'stan')).toBe('İ[STAN]BUL')
  expect(marked('Kemal ve Ali', 'al')).toBe('Kemal ve [Al]i')
  expect(marked('Kemal', 'mal')).toBe('Ke[mal]')
  expect(marked('Gül', 'yok')).toBe('Gül')
  expect(markWords('', ['a'])).toEqual([])
})

test('SRCH-03 marking never changes a text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, q) => {
      expect(
        markWords(text, searchWords(q))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('SRCH-03 of a long text the part around what was found is shown', () => {
  const long = `${'Merhaba bugün geldim. '.repeat(10)}Kombi su akıtıyor, ustaya haber verdim. ${'Teşekkürler efendim. '.repeat(10)}`
  const shown = excerptAround(long, ['kombi'])
  expect(shown).toContain('Kombi su akıtıyor')
  expect(shown.startsWith('… ')).toBe(true)
  expect(shown.endsWith(' …')).toBe(true)
  expect(shown.length).toBeLessThan(130)
  expect(excerptAround('Kısa  metin', ['yok'])).toBe('Kısa metin')
  expect(excerptAround(long, ['yok']).startsWith('Merhaba bugün')).toBe(true)
})

test('SRCH-02 digits may be a phone number, with or without country and zero', () => {
  expect(['0532 123 45 67', '+90 532 123 45 67', '532-123', '00905321234567'].map(phoneDigits)).toEqual([
    ...['5321234567', '5321234567', '532123', '5321234567'],
  ])
  expect(['123', 'ali 5321', '', '+90'].map(phoneDigits)).toEqual([null, null, null, null])
})

test('SRCH-02 nothing found is looked for again without the last letters of long words', () => {
  expect(nearestWords('Gökçeolu')).toEqual(['gokceo'])
  expect(nearestWords('ali kombisi')).toEqual(['ali', 'kombi'])
  expect([nearestWords('ali'), nearestWords('0532 111'), nearestWords('12.345,67')]).toEqual([null, null, null])
})
