import { expect, test } from 'vitest'
import { hashInPages } from './read-paper.ts'

const hash = '0123456789abcdef'.repeat(4)
const grouped = hash.match(/.{8}/g)!.join(' ')

test('the hash is found in groups over two lines or in one piece, on the last page that has one', () => {
  expect(hashInPages(['Kira sözleşmesi', `özeti ${grouped.replace(/ (?=\S+ \S+$)/, '\n')} Durum`])).toBe(hash)
  expect(hashInPages([`${'f'.repeat(64)}`, hash.toUpperCase()])).toBe(hash)
})

test('a page without one, and something longer, give nothing', () => {
  expect(hashInPages(['Özet 0123456789abcdef…', `${hash}0`])).toBeNull()
  expect(hashInPages([])).toBeNull()
})
