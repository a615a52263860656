import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emit } from '#web/lib/events.ts'
import { forgetRelatedPeople, relatedPeople, startCleaning } from './related-people.queries.ts'

const minute = 60_000
let asked = 0
let reachable = true
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  reachable = true
  vi.stubGlobal('fetch', async () => {
    asked += 1
    if (!reachable) throw new TypeError('offline')
    return new Response(JSON.stringify({ documents: [{ id: String(asked) }] }))
  })
  stop = startCleaning()
})
afterEach(() => {
  stop()
  forgetRelatedPeople()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const first = async (userId = 'ben') => (await relatedPeople(userId))[0]?.id

test('CACHE-03 the answer is valid five minutes, and is nobody else’s', async () => {
  expect(await first()).toBe('1')
  vi.advanceTimersByTime(5 * minute - 1)
  expect(await first()).toBe('1')
  vi.advanceTimersByTime(1)
  expect(await first()).toBe('2')
  expect(await first('baskasi')).toBe('3')
})

test('CACHE-03 a copy under ten minutes old helps while the server is away; an older one is cleaned away', async () => {
  await first()
  reachable = false
  vi.advanceTimersByTime(10 * minute - 1)
  expect(await first()).toBe('1')
  vi.advanceTimersByTime(1)
  await expect(first()).rejects.toThrow()
})

test('CACHE-03 the cleaning runs every five minutes and takes what is older than ten', async () => {
  await first()
  // Setting the clock back would make the copy fresh again; a copy removed by the cleaning stays removed.
  const start = Date.now()
  vi.advanceTimersByTime(10 * minute)
  vi.setSystemTime(start)
  expect(await first()).toBe('2')

  vi.advanceTimersByTime(5 * minute - 1)
  vi.setSystemTime(start + 1)
  expect(await first()).toBe('2')
})

test('CACHE-03 another person on the same browser starts with nothing', async () => {
  await first()
  emit('userLoggedOut', { reason: 'chosen' })
  expect(await first()).toBe('2')
})
