import { beforeEach, expect, test } from 'vitest'
import { readEntry, writeEntry } from './local-cache.ts'

beforeEach(() => localStorage.clear())

test('an entry is there until its age reaches the limit, and then stays for readers with a greater one', () => {
  writeEntry('list', ['a'], 1000)
  expect(readEntry('list', 500, 1499)).toEqual(['a'])
  expect(readEntry('list', 500, 1500)).toBeNull()
  expect(readEntry('list', 5000, 1500)).toEqual(['a'])
})

test('an entry from the future counts as old', () => {
  writeEntry('list', ['a'], 9000)
  expect(readEntry('list', 500, 1000)).toBeNull()
})

test.each(['{broken', '"text"', 'null', '{"value":1}', '{"at":"yesterday","value":1}'])(
  'CACHE-07 an entry that cannot be read is removed: %s',
  (stored) => {
    localStorage.setItem('list', stored)
    expect(readEntry('list', 500)).toBeNull()
    expect(localStorage.getItem('list')).toBeNull()
  },
)
