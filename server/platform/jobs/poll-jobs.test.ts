import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollJobs } from './poll-jobs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
const ignore = () => {}

test('an idle server asks every ten seconds; whoever asks for something wakes it for a while', async () => {
  const due = vi.fn(async () => [])
  const polling = pollJobs({ due, work: async () => {}, onError: ignore })
  await seconds(20)
  const beforeRest = due.mock.calls.length
  await seconds(60)
  expect(due.mock.calls.length - beforeRest).toBe(6)
  polling.wake()
  await seconds(1)
  expect(due.mock.calls.length - beforeRest).toBe(7)
  await seconds(3)
  expect(due.mock.calls.length - beforeRest).toBe(10)
  await polling.stop(0)
})

test('a kind that is under way is not begun twice, and holds up no other', async () => {
  const begun: string[] = []
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  const work = async (name: string) => {
    begun.push(name)
    if (name === 'slow') await slow
  }
  const polling = pollJobs({ due: async () => ['slow', 'quick'], work, onError: ignore })
  await seconds(2.5)
  expect(begun).toEqual(['slow', 'quick', 'quick', 'quick'])
  finish()
  await seconds(1)
  expect(begun.filter((name) => name === 'slow')).toHaveLength(2)
  await polling.stop(0)
})

test('a failing look and a failing kind are told, and the next look comes', async () => {
  const logged: unknown[] = []
  let asked = 0
  const due = async () => {
    if (++asked === 1) throw new Error('no database')
    return ['broken']
  }
  const work = async () => {
    throw new Error('no luck')
  }
  const polling = pollJobs({ due, work, onError: (error) => logged.push(String(error)) })
  await seconds(1.5)
  expect(logged).toEqual(['Error: no database', 'Error: no luck'])
  await polling.stop(0)
})

test('a stop waits for what is under way, as long as it was told to, and begins nothing more', async () => {
  let stopping = () => false
  let finish = () => {}
  const due = vi.fn(async () => ['long'])
  const work = (_: string, isStopping: () => boolean) => {
    stopping = isStopping
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  }
  const polling = pollJobs({ due, work, onError: ignore })
  await seconds(0)
  let stopped = false
  const stop = polling.stop(5000).then(() => {
    stopped = true
  })
  await seconds(4)
  expect([stopping(), stopped]).toEqual([true, false])
  finish()
  await stop
  await seconds(60)
  expect(due).toHaveBeenCalledTimes(1)

  const stuck = pollJobs({ due, work, onError: ignore })
  await seconds(0)
  const given = stuck.stop(5000)
  await seconds(5)
  await given
})
