import { expect, test } from 'vitest'
import { readIndex } from './read-index.ts'

test('an index is read as Turkish people and meters write it', () => {
  const read = ['12345', '12.345', '12345,678', '1.234.567,5', '12.5', ' 8 120 '].map(readIndex)
  expect(read).toEqual([12345, 12345, 12345.678, 1234567.5, 12.5, 8120])
  for (const text of ['', '12,3456', '1.23.4', 'on iki', '-5', '12,']) expect(readIndex(text)).toBe(Number.NaN)
})
