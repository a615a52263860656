import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { administer } from '#server/testing/administer.ts'
import { startDatabaseProxy } from '#server/testing/database-proxy.ts'
import { postgresBus } from './postgres-bus.ts'

const template = inject('template')
const { url } = template

interface Numbered {
  sender?: string
  number: number
  text?: string
}

function startBus(options: { url?: string; timeLimitMs?: number; checkEveryMs?: number } = {}) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const bus = postgresBus<Numbered>({ url, log, ...options })
  const received: Numbered[] = []
  const missed = vi.fn()
  bus.subscribe((event) => received.push(event))
  bus.onMissed(missed)
  onTestFinished(() => bus.close())
  return { ...bus, log, received, missed }
}
type StartedBus = ReturnType<typeof startBus>

/** Events published before the other side listens are lost, so each test begins once one has arrived. */
async function connected(...buses: StartedBus[]) {
  for (const from of buses)
    for (const to of buses)
      if (to !== from)
        await vi.waitUntil(
          () => {
            from.publish({ number: 0 })
            return to.received.length > 0
          },
          { timeout: 10_000, interval: 20 },
        )
  // Each bus publishes in order, so no earlier event is in transit after this one.
  for (const bus of buses) bus.publish({ number: -1 })
  for (const bus of buses)
    await vi.waitUntil(() => bus.received.filter(({ number }) => number === -1).length === buses.length - 1, {
      timeout: 10_000,
    })
  for (const bus of buses) bus.received.length = 0
}

const ofListeners = (what: string) =>
  administer(
    url,
    `select ${what} from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ~ 'listen anahtar_events|pg_notify'`,
  )
const cutListeners = () => ofListeners('pg_terminate_backend(pid)')

const numbers = ({ received }: StartedBus) => received.map(({ number }) => number)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('CHAT-13 processes hear of each other in order, and none of itself', async () => {
  const [one, two, three] = [startBus(), startBus(), startBus()]
  await connected(one, two, three)
  for (const number of upTo(500)) one.publish({ number, text: 'aynı' })
  two.publish({ number: 1000 })
  await vi.waitUntil(() => three.received.length === 501 && two.received.length === 500, { timeout: 10_000 })
  expect(numbers(two)).toEqual(upTo(500))
  expect(numbers(three).filter((number) => number < 1000)).toEqual(upTo(500))
  expect(numbers(one)).toEqual([1000])
  expect(one.missed).not.toHaveBeenCalled()
})

test('CHAT-13 an event longer than a notification arrives whole and in order', async () => {
  const [one, two] = [startBus(), startBus()]
  await connected(one, two)
  const text = 'ş😀"\\\u0000'.repeat(20_000)
  one.publish({ number: 1 })
  one.publish({ number: 2, text })
  one.publish({ number: 3 })
  await vi.waitUntil(() => two.received.length === 3, { timeout: 10_000 })
  expect(two.received).toEqual([{ number: 1 }, { number: 2, text }, { number: 3 }])
})

test('a foreign notification and a failing handler harm nobody', async () => {
  const [one, two] = [startBus(), startBus()]
  await connected(one, two)
  two.subscribe(() => {
    throw new Error('broken handler')
  })
  for (const payload of ['', 'nonsense', 'x 1 1 1 {', 'x 2 2 2 {}'])
    await administer(url, `select pg_notify('anahtar_events', '${payload}')`)
  one.publish({ number: 1 })
  await vi.waitUntil(() => two.received.length === 1, { timeout: 10_000 })
  expect(two.received).toEqual([{ number: 1 }])
})

test('CHAT-13 connections that are cut again and again end no process: the bus comes back, says so, and later events arrive', async () => {
  const [one, two] = [startBus(), startBus()]
  await connected(one, two)
  const uncaught = vi.fn()
  process.on('uncaughtException', uncaught)
  onTestFinished(() => void process.off('uncaughtException', uncaught))
  let number = 0
  const publishing = setInterval(() => one.publish({ number: ++number }), 5)
  const until = performance.now() + 4000
  let cut = 0
  while (performance.now() < until) {
    cut += (await cutListeners()).length
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  clearInterval(publishing)
  expect(cut).toBeGreaterThan(5)
  await vi.waitUntil(() => one.missed.mock.calls.length > 0 && two.missed.mock.calls.length > 0, { timeout: 20_000 })
  const last = number + 1
  one.publish({ number: last })
  await vi.waitUntil(() => two.received.at(-1)?.number === last, { timeout: 5000 })
  // Every event arrived once and in order, although batches were sent again.
  expect(numbers(two)).toEqual([...new Set(numbers(two))].sort((a, b) => a - b))
  // Despite the many breaks, `onMissed` is not called for every attempt.
  expect(two.missed.mock.calls.length).toBeLessThan(4)
  expect(uncaught).not.toHaveBeenCalled()
})

test('CHAT-13 a connection that ends in the moment in which it begins to listen does not keep the process busy for ever', async () => {
  const proxy = await startDatabaseProxy(url)
  proxy.holdAfter('listen anahtar_events')
  const [one, two] = [startBus({ url: proxy.url }), startBus()]
  one.publish({ number: 1 })
  // Both must be connected first: otherwise the one that is cut would still be waiting when the other comes back.
  await vi.waitUntil(async () => (await ofListeners('pid')).length > 1, { timeout: 30_000, interval: 20 })
  await cutListeners()
  proxy.holdAfter('')
  await connected(one, two)
  one.publish({ number: 2 })
  await vi.waitUntil(() => numbers(two).includes(2), { timeout: 10_000 })
})

test('CHAT-13 a connection that does not answer any more is noticed while nothing is said, and dropped events make others catch up', async () => {
  const proxy = await startDatabaseProxy(url)
  const one = startBus({ url: proxy.url, timeLimitMs: 300, checkEveryMs: 200 })
  const two = startBus()
  await connected(one, two)
  proxy.freeze(true)
  await vi.waitUntil(() => proxy.accepted() > 1, { timeout: 5000 })
  // More than the queue holds: the excess is dropped, and logged once.
  const text = 'x'.repeat(500_000)
  for (const number of upTo(20)) one.publish({ number, text })
  expect(one.log.warn.mock.calls.flat().filter((line) => /dropped/.test(line))).toHaveLength(1)
  expect(two.missed).not.toHaveBeenCalled()
  proxy.freeze(false)
  await vi.waitUntil(() => two.missed.mock.calls.length === 1, { timeout: 20_000 })
  expect(one.missed.mock.calls.length).toBeLessThan(3)
})

test('closing takes no longer than a moment, connected or while the database is away', async () => {
  const proxy = await startDatabaseProxy(url)
  const took = async (bus: StartedBus) => {
    const begin = performance.now()
    await bus.close()
    return performance.now() - begin
  }
  const [silent, working] = [startBus({ url: proxy.url }), startBus()]
  await connected(silent, working)
  working.publish({ number: 1 })
  expect(await took(working)).toBeLessThan(1000)
  // Closing still sends what was published before.
  await vi.waitUntil(() => silent.received.length === 1, { timeout: 10_000 })
  proxy.freeze(true)
  const connecting = startBus({ url: proxy.url })
  await vi.waitUntil(() => proxy.accepted() > 1, { timeout: 10_000 })
  const nobody = startBus({ url: 'postgres://nobody@127.0.0.1:1/none' })
  await vi.waitUntil(() => nobody.log.warn.mock.calls.length > 0, { timeout: 10_000 })
  silent.publish({ number: 2 })
  for (const bus of [silent, connecting, nobody]) expect(await took(bus)).toBeLessThan(1000)
})
