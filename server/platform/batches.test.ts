import { expect, onTestFinished, test, vi } from 'vitest'
import { inBatches } from './batches.ts'

function counting(count: number, takesMs = 0) {
  vi.useFakeTimers()
  const parts: number[][] = []
  const { stop } = inBatches({
    everyMs: 15_000,
    all: () => Array.from({ length: count }, (_, at) => at),
    work: (part) => {
      parts.push(part)
      return new Promise((resolve) => setTimeout(resolve, takesMs))
    },
    failed: () => {},
  })
  onTestFinished(() => {
    stop()
    vi.useRealTimers()
  })
  return parts
}
const sizes = (parts: number[][]) => parts.map(({ length }) => length)

test('few are worked on once a round, together', async () => {
  const parts = counting(100)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(parts).toEqual([])
  await vi.advanceTimersByTimeAsync(15_002)
  expect(sizes(parts)).toEqual([100, 100])
})

test('very many are worked on in small parts all through the round, each once', async () => {
  const parts = counting(10_000)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(sizes(parts)).toEqual([100])
  await vi.advanceTimersByTimeAsync(7500)
  expect(parts).toHaveLength(51)
  await vi.advanceTimersByTimeAsync(7490)
  expect(parts.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 10_000 }, (_, at) => at))
})

test('work that takes longer than its share leaves nobody out and never runs twice at once', async () => {
  const parts = counting(1000, 2000)
  await vi.advanceTimersByTimeAsync(15_000 + 10 * 2000 - 1)
  expect(parts.flat()).toEqual(Array.from({ length: 1000 }, (_, at) => at))
  // The next round begins when this one has finished.
  await vi.advanceTimersByTimeAsync(20)
  expect(parts[10]).toEqual(Array.from({ length: 100 }, (_, at) => at))
})

test('a part that fails is told of, and the next one comes', async () => {
  vi.useFakeTimers()
  const failed = vi.fn()
  const work = vi.fn(() => Promise.reject(new Error('away')))
  const { stop } = inBatches({ everyMs: 1000, all: () => [1], work, failed })
  onTestFinished(() => {
    stop()
    vi.useRealTimers()
  })
  await vi.advanceTimersByTimeAsync(3500)
  expect([work.mock.calls.length, failed.mock.calls.length]).toEqual([3, 3])
})
