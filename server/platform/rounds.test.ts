import { expect, onTestFinished, test, vi } from 'vitest'
import { inRounds } from './rounds.ts'

function counting(count: number) {
  vi.useFakeTimers()
  const seen: number[][] = []
  const { stop } = inRounds(
    15_000,
    () => Array.from({ length: count }, (_, at) => at),
    (part) => seen.push(part),
  )
  onTestFinished(() => {
    stop()
    vi.useRealTimers()
  })
  return seen
}

test('few are worked on once a round, together', () => {
  const seen = counting(500)
  vi.advanceTimersByTime(14_999)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(15_001)
  expect(seen.map(({ length }) => length)).toEqual([500, 500])
})

test('very many are worked on in equal parts, one a second, each once a round', () => {
  const seen = counting(10_000)
  vi.advanceTimersByTime(15_000)
  expect(seen.map(({ length }) => length)).toEqual([667])
  vi.advanceTimersByTime(14_000)
  expect(seen).toHaveLength(15)
  expect(new Set(seen.flat()).size).toBe(10_000)
  expect(seen.flat()).toHaveLength(10_000)
})
