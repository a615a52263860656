import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emit } from './events.ts'
import { closeSocket, connectionNow, onCatchUp, onRefused, onServer, openSocket, tellServer } from './socket.ts'

type Hear = (...args: unknown[]) => void

/** What the library hands over, without a network. */
function fakeLine() {
  const hears = new Map<string, Hear>()
  const fake = {
    connected: false,
    active: true,
    connects: 0,
    disconnects: 0,
    sent: [] as unknown[][],
    io: { engine: { close: () => fake.drop('transport close') } },
    on: (name: string, hear: Hear) => hears.set(name, hear),
    onAny: (hear: Hear) => hears.set('*', hear),
    emit: (...event: unknown[]) => fake.sent.push(event),
    connect: () => {
      fake.connects += 1
      return fake
    },
    disconnect: () => {
      fake.disconnects += 1
      fake.connected = false
      return fake
    },
    arrive: () => {
      fake.connected = true
      fake.active = true
      hears.get('connect')?.()
    },
    drop: (reason: string) => {
      fake.connected = false
      fake.active = reason !== 'io server disconnect'
      hears.get('disconnect')?.(reason)
    },
    refuse: () => {
      fake.active = false
      hears.get('connect_error')?.(new Error('no session'))
    },
    say: (name: string, event?: unknown) => hears.get('*')?.(name, event),
  }
  return fake
}
const connecting = (fake: ReturnType<typeof fakeLine>) => async () => fake as never

let line: ReturnType<typeof fakeLine>
beforeEach(async () => {
  vi.useFakeTimers()
  line = fakeLine()
  await openSocket(connecting(line))
})
afterEach(() => {
  closeSocket()
  vi.useRealTimers()
})

test('CHAT-13 events reach those who listen, and nobody after they have stopped', () => {
  const heard: unknown[] = []
  const off = onServer('presence', (event) => heard.push(event))
  line.arrive()
  line.say('presence', { user_id: 'a', last_seen: 'now' })
  line.say('typing', { chat_id: 'c', user_id: 'a', typing: true })
  off()
  line.say('presence', { user_id: 'b', last_seen: 'now' })
  expect(heard).toEqual([{ user_id: 'a', last_seen: 'now' }])
})

test('CHAT-13 a second opening keeps the one connection', async () => {
  const second = vi.fn(connecting(fakeLine()))
  await openSocket(second)
  expect(second).not.toHaveBeenCalled()
})

test('CHAT-13 whoever was away catches up at every connection and knows which is the first', () => {
  const caughtUp: boolean[] = []
  const off = onCatchUp((first) => caughtUp.push(first))
  expect(connectionNow()).toBe('connecting')
  line.arrive()
  expect(connectionNow()).toBe('open')
  line.drop('transport close')
  expect(connectionNow()).toBe('lost')
  line.arrive()
  expect(caughtUp).toEqual([true, false])
  off()
})

test('CHAT-13 a line that the server ends is tried again, ever more slowly; only one that it refuses asks for the session', () => {
  const asked = vi.fn()
  const off = onRefused(asked)
  line.arrive()
  line.drop('io server disconnect')
  expect(asked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(line.connects).toBe(1)
  line.refuse()
  vi.advanceTimersByTime(1999)
  expect(line.connects).toBe(1)
  vi.advanceTimersByTime(1)
  expect(line.connects).toBe(2)
  expect(asked).toHaveBeenCalledTimes(1)
  off()
})

test('CHAT-13 the end of the network is noticed at once, and so is its return', () => {
  line.arrive()
  window.dispatchEvent(new Event('offline'))
  expect(connectionNow()).toBe('lost')
  window.dispatchEvent(new Event('online'))
  expect(line.connects).toBe(1)
})

test('CHAT-13 signing out ends the connection, and a library that arrives late connects nobody', async () => {
  line.arrive()
  emit('userLoggedOut', { reason: 'chosen' })
  expect(line.disconnects).toBe(1)
  expect(connectionNow()).toBe('off')
  const late = fakeLine()
  const opening = openSocket(connecting(late))
  closeSocket()
  await opening
  expect(late.disconnects).toBe(1)
  expect(connectionNow()).toBe('off')
})

test('CHAT-13 nothing is told without a connection', () => {
  tellServer('closeChat', { chat_id: 'c' })
  line.arrive()
  tellServer('typing', { chat_id: 'c', typing: true })
  expect(line.sent).toEqual([['typing', { chat_id: 'c', typing: true }]])
})
