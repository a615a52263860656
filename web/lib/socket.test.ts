import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emit } from './events.ts'
import { closeSocket, connectionNow, emitToServer, onCatchUp, onRefused, onServerEvent, openSocket } from './socket.ts'

type Handler = (...args: unknown[]) => void

/** Stands in for the library's socket, without a network. */
function fakeSocket() {
  const handlers = new Map<string, Handler>()
  const fake = {
    connected: false,
    active: true,
    connects: 0,
    disconnects: 0,
    sent: [] as unknown[][],
    io: { engine: { close: () => fake.drop('transport close') } },
    on: (name: string, handler: Handler) => handlers.set(name, handler),
    onAny: (handler: Handler) => handlers.set('*', handler),
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
    accept: () => {
      fake.connected = true
      fake.active = true
      handlers.get('connect')?.()
    },
    drop: (reason: string) => {
      fake.connected = false
      fake.active = reason !== 'io server disconnect'
      handlers.get('disconnect')?.(reason)
    },
    refuse: () => {
      fake.active = false
      handlers.get('connect_error')?.(new Error('no session'))
    },
    receive: (name: string, event?: unknown) => handlers.get('*')?.(name, event),
  }
  return fake
}
const connecting = (fake: ReturnType<typeof fakeSocket>) => async () => fake as never

let socket: ReturnType<typeof fakeSocket>
beforeEach(async () => {
  vi.useFakeTimers()
  socket = fakeSocket()
  await openSocket(connecting(socket))
})
afterEach(() => {
  closeSocket()
  vi.useRealTimers()
})

test('CHAT-13 events reach those who listen, and nobody after they have stopped', () => {
  const received: unknown[] = []
  const off = onServerEvent('presence', (event) => received.push(event))
  socket.accept()
  socket.receive('presence', { user_id: 'a', last_seen: 'now' })
  socket.receive('typing', { chat_id: 'c', user_id: 'a', typing: true })
  off()
  socket.receive('presence', { user_id: 'b', last_seen: 'now' })
  expect(received).toEqual([{ user_id: 'a', last_seen: 'now' }])
})

test('CHAT-13 a second opening keeps the one connection', async () => {
  const second = vi.fn(connecting(fakeSocket()))
  await openSocket(second)
  expect(second).not.toHaveBeenCalled()
})

test('CHAT-13 whoever was away catches up at every connection and knows which is the first', () => {
  const caughtUp: boolean[] = []
  const off = onCatchUp((first) => caughtUp.push(first))
  expect(connectionNow()).toBe('connecting')
  socket.accept()
  expect(connectionNow()).toBe('open')
  socket.drop('transport close')
  expect(connectionNow()).toBe('lost')
  socket.accept()
  expect(caughtUp).toEqual([true, false])
  off()
})

test('CHAT-13 a line that the server ends is tried again, ever more slowly; only one that it refuses asks for the session', () => {
  const asked = vi.fn()
  const off = onRefused(asked)
  socket.accept()
  socket.drop('io server disconnect')
  expect(asked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(socket.connects).toBe(1)
  socket.refuse()
  vi.advanceTimersByTime(1999)
  expect(socket.connects).toBe(1)
  vi.advanceTimersByTime(1)
  expect(socket.connects).toBe(2)
  expect(asked).toHaveBeenCalledTimes(1)
  off()
})

test('CHAT-13 the end of the network is noticed at once, and so is its return', () => {
  socket.accept()
  window.dispatchEvent(new Event('offline'))
  expect(connectionNow()).toBe('lost')
  window.dispatchEvent(new Event('online'))
  expect(socket.connects).toBe(1)
})

test('CHAT-13 signing out ends the connection, and a library that arrives late connects nobody', async () => {
  socket.accept()
  emit('userLoggedOut', { reason: 'chosen' })
  expect(socket.disconnects).toBe(1)
  expect(connectionNow()).toBe('off')
  const late = fakeSocket()
  const opening = openSocket(connecting(late))
  closeSocket()
  await opening
  expect(late.disconnects).toBe(1)
  expect(connectionNow()).toBe('off')
})

test('CHAT-13 nothing is told without a connection', () => {
  emitToServer('closeChat', { chat_id: 'c' })
  socket.accept()
  emitToServer('typing', { chat_id: 'c', typing: true })
  expect(socket.sent).toEqual([['typing', { chat_id: 'c', typing: true }]])
})
