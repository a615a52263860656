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
  const seen = counting(100)
  vi.advanceTimersByTime(14_999)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(15_001)
  expect(seen.map(({ length }) => length)).toEqual([100, 100])
})

test('very many are worked on in small parts all through the round, each once', () => {
  const seen = counting(10_000)
  vi.advanceTimersByTime(15_000)
  expect(seen.map(({ length }) => length)).toEqual([100])
  vi.advanceTimersByTime(7500)
  expect(seen).toHaveLength(51)
  vi.advanceTimersByTime(7499)
  expect(seen.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 10_000 }, (_, at) => at))
})
