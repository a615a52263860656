import { beforeEach, expect, test } from 'vitest'
import { emit } from '#web/lib/events.ts'
import { copyOf, dropOldCopies, keepCopy } from './kept-copies.ts'

const now = Date.parse('2026-11-15T10:00:00Z')
const second = 1000
const minute = 60 * second

beforeEach(() => localStorage.clear())

test.each([
  ['chat', 30 * second],
  ['unread', 2 * minute],
  ['propertyDetail', 5 * minute],
] as const)('CACHE-06 a copy of %s is a hit for %i ms and then leaves the storage', (kind, ms) => {
  keepCopy(kind, 'kisi', { a: 1 }, now)
  expect(copyOf(kind, 'kisi', now + ms - 1)).toEqual({ a: 1 })
  expect(copyOf(kind, 'baska', now)).toBeUndefined()
  expect(copyOf(kind, 'kisi', now + ms)).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('CACHE-06 CACHE-07 the cleaning takes what is too old or broken and leaves the rest alone', () => {
  keepCopy('chat', 'kisi', 1, now)
  keepCopy('propertyDetail', 'ev', 2, now)
  localStorage.setItem('anahtar.copy.chat.bozuk', '{')
  localStorage.setItem('anahtar.theme', 'dark')
  dropOldCopies(now + minute)
  expect(Object.keys(localStorage).sort()).toEqual(['anahtar.copy.propertyDetail.ev', 'anahtar.theme'])
})

test('CACHE-06 no phone number or national id is kept, and nothing at all after sign-out', () => {
  keepCopy('propertyDetail', 'ev', { owner: { username: 'Ada', phoneNumber: '+905321112233', kimlikNo: '1' } }, now)
  expect(copyOf('propertyDetail', 'ev', now)).toEqual({ owner: { username: 'Ada', phoneNumber: null, kimlikNo: null } })
  emit('userLoggedOut', { reason: 'lost' })
  expect(localStorage).toHaveLength(0)
})
