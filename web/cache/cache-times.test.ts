import { expect, test } from 'vitest'
import { cacheTimes, queryTimes } from './cache-times.ts'

const second = 1000
const minute = 60 * second

test.each([
  ['general', 5],
  ['assistant', 10],
  ['chat', 5],
  ['unreadCounts', 2],
  ['totalUnread', 1],
] as const)('CACHE-04 in memory %s lives %i minutes', (name, count) => {
  expect(cacheTimes.memory[name]).toBe(count * minute)
})

test.each([
  ['chat', 30 * second],
  ['unreadCounts', 2 * minute],
  ['propertyDetail', 5 * minute],
] as const)('CACHE-06 in the storage %s lives %i ms', (name, ms) => {
  expect(cacheTimes.storage[name]).toBe(ms)
})

test('CACHE-10 the chat is stale after 30 s, kept 2 min, asked again every 60 s, on focus and on mount, retried twice', () => {
  expect(queryTimes.chat).toEqual({
    staleTime: 30 * second,
    gcTime: 2 * minute,
    refetchInterval: 60 * second,
    refetchOnWindowFocus: true,
    refetchOnMount: true,
    retry: 2,
  })
})

test('CACHE-12 an answer of the assistant is stale after 10 min, kept 30 min and asked for twice more', () => {
  expect(queryTimes.assistant).toEqual({ staleTime: 10 * minute, gcTime: 30 * minute, retry: 2 })
})

test('AMB-56 of the three times for chats the shortest decides', () => {
  const { memory, storage } = cacheTimes
  expect(queryTimes.chat.staleTime).toBe(Math.min(memory.chat, storage.chat, queryTimes.chat.staleTime))
})

test('CACHE-02 CACHE-05 CACHE-11 the other times stand beside them', () => {
  expect(cacheTimes.user.valid).toBe(5 * minute)
  expect(cacheTimes.storage.lists).toBe(60 * minute)
  expect(queryTimes.properties).toEqual({ staleTime: 15 * minute, gcTime: 60 * minute })
  expect(queryTimes.propertyDetail).toEqual({ staleTime: 10 * minute, gcTime: 30 * minute })
})

test('CACHE-12 the analytics are stale after 15 minutes and kept for 45', () => {
  expect(queryTimes.analytics).toEqual({ staleTime: 15 * minute, gcTime: 45 * minute })
})
