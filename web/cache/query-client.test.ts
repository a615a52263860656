import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#web/lib/call.ts'
import { emit } from '#web/lib/events.ts'
import { createQueryClient, queryClient, retryDelay } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failing = (status: number) => {
  const times: number[] = []
  const fail = async () => {
    times.push(Date.now())
    throw new CallError(status, { code: 'test', message: 'test' })
  }
  return { times, fail }
}

async function triesOfQuery(status: number) {
  const { times, fail } = failing(status)
  const off = new QueryObserver(createQueryClient(), { queryKey: ['test'], queryFn: fail }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(120_000)
  off()
  return times.map((time) => time - times[0]!)
}

async function triesOfMutation(status: number) {
  const { times, fail } = failing(status)
  new MutationObserver(createQueryClient(), { mutationFn: fail }).mutate().catch(() => {})
  await vi.advanceTimersByTimeAsync(120_000)
  return times.length
}

test('CACHE-08 stale after 10 minutes, kept for 1 hour, not refetched on focus but on reconnect', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 600_000,
    gcTime: 3_600_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  })
})

test('CACHE-09 a query is not retried after 401 and 403', async () => {
  expect(await triesOfQuery(401)).toEqual([0])
  expect(await triesOfQuery(403)).toEqual([0])
})

test('CACHE-09 a query is retried twice after anything else, after 1 s and then 2 s', async () => {
  expect(await triesOfQuery(500)).toEqual([0, 1000, 3000])
  expect(await triesOfQuery(0)).toEqual([0, 1000, 3000])
})

test('CACHE-09 the delay doubles from 1 s and is capped at 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('CACHE-09 a mutation is retried once, but a refusal is final', async () => {
  expect(await triesOfMutation(500)).toBe(2)
  expect(await triesOfMutation(0)).toBe(2)
  expect(await triesOfMutation(409)).toBe(1)
})

test('ACC-45 signing out empties what was read for the person', () => {
  queryClient.setQueryData(['contracts'], ['one'])
  emit('userLoggedOut', { reason: 'chosen' })
  expect(queryClient.getQueryData(['contracts'])).toBeUndefined()
})
