import pino from 'pino'
import { Manager } from 'socket.io-client'
import { expect, test, vi } from 'vitest'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { socketPath } from '#domain/people/realtime/realtime.events.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import {
  allReceived,
  connectionError,
  cookiesOf,
  listen,
  type TestSocket,
  withSockets,
} from '#server/testing/test-sockets.ts'

async function house() {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const app = await startTestApp({ log })
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  await app.build.property(host, { tenants: [tenant] })
  const chat = (await host.call(chatApi.open, { body: { user_id: tenant.id } })).body.chat_id
  const cuts = () => lines.map((line) => JSON.parse(line)).filter(({ security }) => security === 'cut_off')
  return { app, host, tenant, chat, cuts, sockets: await withSockets(app) }
}
const plainLine = { path: socketPath, transports: ['websocket'], reconnection: false }
const closed = (socket: TestSocket) => new Promise<string>((resolve) => socket.once('disconnect', resolve))
const repeat = (times: number, send: () => void) => {
  for (let sent = 0; sent < times; sent++) send()
}

test.each<[string, (socket: TestSocket, chat_id: string) => void]>([
  ['typing', (socket, chat_id) => socket.emit('typing', { chat_id, typing: true })],
  ['typing that is malformed', (socket) => socket.emit('typing', 7 as never)],
  ['openChat', (socket, chat_id) => socket.emit('openChat', { chat_id }, () => {})],
  ['openChat without a wish for an answer', (socket, chat_id) => socket.emit('openChat', { chat_id }, null as never)],
  ['closeChat', (socket, chat_id) => socket.emit('closeChat', { chat_id })],
  ['an event that does not exist', (socket) => (socket.emit as (name: string) => void)('yok')],
  ['answers to nothing', (socket) => socket.io.engine.write('31[true]')],
])(
  'CHAT-13 a thousand times %s: the line is cut, logged once, and closed for a minute to this person alone',
  async (_, send) => {
    const { app, host, tenant, chat, cuts, sockets } = await house()
    const loud = await sockets.connect(host)
    const other = await sockets.connect(host)
    const calm = await sockets.connect(tenant)
    const ends = [closed(loud), closed(other)]
    repeat(1000, () => send(loud, chat))
    await Promise.all(ends)
    expect(await connectionError(sockets.dial(host))).toBe('too_many')
    expect(cuts()).toEqual([
      expect.objectContaining({ security: 'cut_off', code: 'socket_flood', account: host.accountId }),
    ])
    expect(await calm.emitWithAck('openChat', { chat_id: chat })).toBe(true)
    app.pass(61_000)
    const again = await sockets.connect(host)
    expect(await again.emitWithAck('openChat', { chat_id: chat })).toBe(true)
  },
)

test('CHAT-13 beyond sixty events of a socket in ten seconds nothing is heard, whatever their shape, until the time is over', async () => {
  const { app, host, tenant, chat, cuts, sockets } = await house()
  const [mine, theirs] = [await sockets.connect(host), await sockets.connect(tenant)]
  for (const socket of [mine, theirs]) expect(await socket.emitWithAck('openChat', { chat_id: chat })).toBe(true)
  const seen = listen(theirs)
  repeat(59, () => mine.emit('typing', { nonsense: true } as never))
  mine.emit('typing', { chat_id: chat, typing: true })
  expect(await mine.emitWithAck('openChat', { chat_id: chat })).toBe(false)
  await allReceived(theirs)
  expect(seen).toEqual([])
  app.pass(10_001)
  mine.emit('typing', { chat_id: chat, typing: true })
  await vi.waitUntil(() => seen.length > 0)
  expect(seen).toEqual([['typing', { chat_id: chat, user_id: host.id, typing: true }]])
  expect([mine.connected, cuts()]).toEqual([true, []])
})

test('CHAT-13 many lines of one person are heard no more than three, and cut together when they go on', async () => {
  const { host, tenant, chat, cuts, sockets } = await house()
  const theirs = await sockets.connect(tenant)
  expect(await theirs.emitWithAck('openChat', { chat_id: chat })).toBe(true)
  const mine = await Promise.all(Array.from({ length: 10 }, () => sockets.connect(host)))
  for (const socket of mine) expect(await socket.emitWithAck('openChat', { chat_id: chat })).toBe(true)
  const seen = listen(theirs)
  const type = (socket: TestSocket) => socket.emit('typing', { chat_id: chat, typing: true })
  for (const socket of mine) repeat(20, () => type(socket))
  await Promise.all(mine.map(allReceived))
  await allReceived(theirs)
  // Of 180, ten were used to open and up to ten more by waiting for the end.
  expect(seen.length).toBeGreaterThanOrEqual(160)
  expect(seen.length).toBeLessThanOrEqual(170)
  expect(cuts()).toEqual([])
  const ends = mine.map(closed)
  for (const socket of mine) repeat(20, () => type(socket))
  await Promise.all(ends)
  expect(cuts()).toHaveLength(1)
  expect(theirs.connected).toBe(true)
})

test('a line that does not say who it is may say ten things, and asking to be let in is counted too', async () => {
  const { app, host, sockets } = await house()
  const knock = (cookie: string) =>
    new Promise((resolve) => {
      const line = new Manager(sockets.url, { ...plainLine, extraHeaders: { cookie } })
      line.on('open', () => repeat(200, () => line.engine.write('0')))
      line.on('close', resolve)
    })
  const { statements } = await app.counting(() => knock(cookiesOf(host)))
  expect(statements.filter((text) => text.includes('auth_session')).length).toBeLessThanOrEqual(10)
  await knock('')
  expect(app.ctx.sockets.open()).toBe(0)
})
