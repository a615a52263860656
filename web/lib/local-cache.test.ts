import { beforeEach, expect, test } from 'vitest'
import { localCache } from './local-cache.ts'

const list = localCache('list')

beforeEach(() => localStorage.clear())

test('an entry is there until its age reaches the limit, and then stays for readers with a greater one', () => {
  list.write(['a'], { now: 1000 })
  expect(list.read(500, { now: 1499 })).toEqual(['a'])
  expect(list.read(500, { now: 1500 })).toBeNull()
  expect(list.read(5000, { now: 1500 })).toEqual(['a'])
})

test('an entry from the future counts as old', () => {
  list.write(['a'], { now: 9000 })
  expect(list.read(500, { now: 1000 })).toBeNull()
})

test.each(['{broken', '"text"', 'null', '{"value":1}', '{"at":"yesterday","value":1}'])(
  'CACHE-07 an entry that cannot be read is removed: %s',
  (stored) => {
    localStorage.setItem('anahtar.list.v2', stored)
    expect(list.read(500)).toBeNull()
    expect(localStorage.getItem('anahtar.list.v2')).toBeNull()
  },
)
