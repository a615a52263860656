import { io } from 'socket.io-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { socketPath } from '#domain/people/realtime/realtime.events.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import {
  allReceived,
  connectionError,
  cookiesOf,
  listen,
  nextEvent,
  type TestSocket,
  withSockets,
} from '#server/testing/test-sockets.ts'

async function house() {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  await app.build.property(host, { tenants: [tenant] })
  const chat = (await host.call(chatApi.open, { body: { user_id: tenant.id } })).body.chat_id
  // Calls the socket check by hand, so that the tests need not wait for its timer.
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const sockets = await withSockets(app)
  const round = timers.mock.calls.find(([, ms]) => ms === 15_000)![0] as () => Promise<void>
  timers.mockRestore()
  return { app, host, tenant, chat, sockets, round }
}
const closed = (socket: TestSocket) => new Promise<string>((resolve) => socket.once('disconnect', resolve))

test('CHAT-13 no word, shape or namespace brings a stranger into the room of others', async () => {
  const { app, host, tenant, chat, sockets } = await house()
  const other = await app.build.tenant()
  await app.build.property(host, { tenants: [other] })
  // A tenant with a chat with the same landlord, and an administrator.
  const foreign = [await sockets.connect(other), await sockets.connect(await app.build.admin())]
  const heard = foreign.map(listen)
  const rooms = [chat, chat.toUpperCase(), `chat:${chat}`, `user:${tenant.id}`, tenant.id, [chat], { id: chat }]
  for (const socket of foreign) {
    for (const chat_id of rooms)
      expect(await socket.emitWithAck('openChat', { chat_id } as never), JSON.stringify(chat_id)).toBe(false)
    expect(await socket.emitWithAck('openChat', [chat] as never)).toBe(false)
    for (const word of ['join', 'subscribe', 'chat', 'message', 'accessChanged'])
      (socket.emit as (name: string, ...data: unknown[]) => void)(word, chat, { room: `chat:${chat}`, chat_id: chat })
    socket.emit('typing', { chat_id: chat, typing: true })
  }
  for (const name of [`/chat:${chat}`, `/user:${tenant.id}`, '/admin']) {
    const line = io(`${sockets.url}${name}`, {
      path: socketPath,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie: cookiesOf(other) },
    })
    onTestFinished(() => void line.disconnect())
    expect(await connectionError(line)).toBe('Invalid namespace')
  }
  const [mine, theirs] = [await sockets.connect(host), await sockets.connect(tenant)]
  for (const socket of [mine, theirs]) expect(await socket.emitWithAck('openChat', { chat_id: chat })).toBe(true)
  const typed = nextEvent(theirs, 'typing')
  mine.emit('typing', { chat_id: chat, typing: true })
  // Events of strangers are dropped: the first received is the partner's own.
  expect(await typed).toEqual({ chat_id: chat, user_id: host.id, typing: true })
  const arrived = nextEvent(theirs, 'message')
  await host.call(chatApi.send, { params: { id: chat }, body: { id: newId(), text: 'Yalnız size' } })
  await arrived
  await Promise.all(foreign.map(allReceived))
  expect(heard.map((events) => events.filter(([name]) => name !== 'present' && name !== 'presence'))).toEqual([[], []])
})

test('a socket ends with its session when that runs out by itself, and hears nothing more', async () => {
  const { app, host, tenant, chat, sockets, round } = await house()
  const socket = await sockets.connect(tenant)
  const heard = listen(socket)
  app.pass(29 * 86_400_000)
  await round()
  await allReceived(socket)
  expect(socket.connected).toBe(true)
  const end = closed(socket)
  app.pass(2 * 86_400_000)
  await round()
  expect(await end).toBe('io server disconnect')
  const before = heard.length
  const again = await app.build.session(host.accountId)
  expect((await again.call(chatApi.send, { params: { id: chat }, body: { id: newId(), text: 'Geç' } })).status).toBe(
    200,
  )
  expect(heard).toHaveLength(before)
  expect(await connectionError(sockets.dial(tenant))).toBe('no_session')
})

test('a socket of a closed account, and one of a session that is gone, is found in the next round though no event said so', async () => {
  const { app, host, tenant, sockets, round } = await house()
  const lines = await Promise.all([host, tenant].map((person) => sockets.connect(person)))
  const ends = lines.map(closed)
  await app.ctx.db.run(`update users set is_active = false where id = '${host.id}'`)
  await app.ctx.db.run(`delete from auth_session where "userId" = '${tenant.accountId}'`)
  await round()
  expect(await Promise.all(ends)).toEqual(Array(2).fill('io server disconnect'))
  expect(app.ctx.sockets.open()).toBe(0)
})

test('a role that is taken away closes the rooms that came with it, and the socket hears nothing more of them', async () => {
  const { app, host, sockets } = await house()
  const lawyer = await app.build.staff(host, { lawyer: true })
  const chat = (await host.call(chatApi.open, { body: { user_id: lawyer.id } })).body.chat_id
  const [mine, theirs] = [await sockets.connect(host), await sockets.connect(lawyer)]
  for (const socket of [mine, theirs]) expect(await socket.emitWithAck('openChat', { chat_id: chat })).toBe(true)
  const event = nextEvent(theirs, 'accessChanged')
  await host.call(staffApi.remove, { params: { id: lawyer.engagement } })
  await event
  const heard = listen(theirs)
  mine.emit('typing', { chat_id: chat, typing: true })
  await allReceived(mine)
  await allReceived(theirs)
  expect(heard).toEqual([])
  const admin = await app.build.admin()
  const end = closed(theirs)
  expect((await admin.call(adminApi.deactivate, { params: { id: lawyer.id } })).status).toBe(200)
  expect(await end).toBe('io server disconnect')
})
