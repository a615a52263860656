import { expect, test, vi } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp, testPassword } from '#server/testing/test-app.ts'
import {
  allReceived,
  connectionError,
  listen,
  nextEvent,
  type TestSocket,
  withSockets,
} from '#server/testing/test-sockets.ts'

async function house(env: Record<string, string> = {}) {
  const app = await startTestApp({ env })
  const host = await app.build.host({ username: 'Ayşe Sahip' })
  const tenant = await app.build.tenant({ username: 'Mert Kiracı' })
  const lawyer = await app.build.staff(host, { lawyer: true, userType: 'lawyer' })
  const stranger = await app.build.host()
  const home = await app.build.property(host, { tenants: [tenant], delegates: { lawyer: [lawyer] } })
  const open = async (to: { id: string }) => (await host.call(chatApi.open, { body: { user_id: to.id } })).body.chat_id
  return { app, host, tenant, lawyer, stranger, home, open, sockets: await withSockets(app) }
}
const write = (from: Client, chat: string, text: string) =>
  from.call(chatApi.send, { params: { id: chat }, body: { id: newId(), text } })
const closed = (socket: TestSocket) => new Promise<string>((resolve) => socket.once('disconnect', resolve))

test('ROLE-24 only a valid session of an active account gets a line, from our own pages', async () => {
  const { app, host, sockets } = await house()
  expect(await connectionError(sockets.dial(app.guest))).toBe('no_session')
  const forged = new Map(
    [...host.cookies].map(([name, value]) => [name, value.replace(/^./, (first) => (first === 'x' ? 'y' : 'x'))]),
  )
  expect(await connectionError(sockets.dial({ cookies: forged }))).toBe('no_session')
  expect(await connectionError(sockets.dial(await app.build.pending()))).toBe('account_pending')
  expect(await connectionError(sockets.dial(host))).toBeNull()
  const foreign = { extra: { origin: 'https://baska.test' } }
  expect(await connectionError(sockets.dial(host, foreign))).toMatch(/error/)
  expect(await connectionError(sockets.dial(host, { ...foreign, transports: ['polling'] }))).toMatch(/error/)
  expect(await connectionError(sockets.dial(host, { extra: { origin: sockets.url } }))).toBeNull()
  app.pass(31 * 86_400_000)
  expect(await connectionError(sockets.dial(host))).toBe('no_session')
})

test('during maintenance only administrators have a line', async () => {
  const { app, host, sockets } = await house({ MAINTENANCE: 'on' })
  expect(await connectionError(sockets.dial(host))).toBe('maintenance')
  expect(await connectionError(sockets.dial(await app.build.admin()))).toBeNull()
})

test('CHAT-13 a message reaches both people in all their windows, over either transport, and nobody else', async () => {
  const { host, tenant, lawyer, stranger, open, sockets } = await house()
  const chat = await open(tenant)
  const first = await sockets.connect(tenant)
  const second = await sockets.connect(tenant, { transports: ['polling'] })
  const own = await sockets.connect(host)
  const others = [await sockets.connect(lawyer), await sockets.connect(stranger)]
  const silence = others.map(listen)
  const waiting = [first, second, own].map((socket) => nextEvent(socket, 'message'))
  const { body } = await write(host, chat, 'Merhaba')
  for (const { message } of await Promise.all(waiting)) expect(message).toEqual(body)
  const received = nextEvent(own, 'messagesRead')
  await tenant.call(chatApi.read, { params: { id: chat }, body: { seq: body.seq } })
  expect(await received).toEqual({ chat_id: chat, reader_id: tenant.id, seq: body.seq })
  await Promise.all(others.map(allReceived))
  expect(silence).toEqual([[], []])
})

test('CHAT-13 typing is seen by the partner who has the chat open, and only from somebody who has opened it', async () => {
  const { host, tenant, lawyer, open, sockets } = await house()
  const chat = await open(tenant)
  const [mine, other, theirs, outsider] = [
    await sockets.connect(host),
    await sockets.connect(host),
    await sockets.connect(tenant),
    await sockets.connect(lawyer),
  ]
  const openChat = (socket: TestSocket, chat_id = chat) => socket.emitWithAck('openChat', { chat_id })
  expect(await openChat(outsider)).toBe(false)
  expect(await openChat(outsider, newId())).toBe(false)
  expect(await openChat(theirs)).toBe(true)
  expect(await openChat(other)).toBe(true)
  const [seen, ownSeen] = [listen(theirs), listen(other)]
  mine.emit('typing', { chat_id: chat, typing: true })
  outsider.emit('typing', { chat_id: chat, typing: true })
  await Promise.all([allReceived(mine), allReceived(outsider), allReceived(theirs)])
  expect(seen).toEqual([])
  expect(await openChat(mine)).toBe(true)
  mine.emit('typing', { chat_id: chat, typing: true })
  await vi.waitUntil(() => seen.length > 0)
  expect(seen).toEqual([['typing', { chat_id: chat, user_id: host.id, typing: true }]])
  mine.emit('closeChat', { chat_id: chat })
  mine.emit('typing', { chat_id: chat, typing: false })
  await Promise.all([allReceived(mine), allReceived(theirs), allReceived(other)])
  expect(seen).toHaveLength(1)
  expect(ownSeen).toEqual([])
})

test('a browser that says nonsense, too much or too often is not heard, and nobody else notices', async () => {
  const { host, tenant, open, sockets } = await house()
  const chat = await open(tenant)
  const loud = await sockets.connect(host)
  const calm = await sockets.connect(tenant)
  await calm.emitWithAck('openChat', { chat_id: chat })
  for (const bad of [null, 7, 'x', {}, { chat_id: 7 }, { chat_id: chat, more: 1 }])
    expect(await loud.emitWithAck('openChat', bad as never)).toBe(false)
  loud.emit('typing', 'x' as never)
  loud.emit('openChat', { chat_id: chat } as never, undefined as never)
  expect(await loud.emitWithAck('openChat', { chat_id: chat })).toBe(true)
  const seen = listen(calm)
  for (let sent = 0; sent < 200; sent++) loud.emit('typing', { chat_id: chat, typing: true })
  expect(await allReceived(loud)).toBe(false)
  await allReceived(calm)
  expect(seen.length).toBeLessThan(60)
  const end = closed(loud)
  loud.emit('typing', 'x'.repeat(10_000) as never)
  expect(await end).toBe('transport close')
  expect(calm.connected).toBe(true)
})

test('ROLE-18 who is suspended, removed or loses every right hears of it at once, in every window, and keeps the line', async () => {
  const { host, lawyer, open, sockets } = await house()
  const chat = await open(lawyer)
  const windows = [await sockets.connect(lawyer), await sockets.connect(lawyer)]
  expect(await windows[0]!.emitWithAck('openChat', { chat_id: chat })).toBe(true)
  const params = { id: lawyer.engagement }
  for (const verb of ['suspend', 'resume', 'revoke', 'remove'] as const) {
    const heard = windows.map((socket) => nextEvent(socket, 'accessChanged'))
    expect((await host.call(staffApi[verb], { params })).status).toBe(200)
    await Promise.all(heard)
    // The owner is a stranger until the engagement is resumed.
    const mayWrite = verb === 'resume' || verb === 'revoke'
    expect([verb, await windows[0]!.emitWithAck('openChat', { chat_id: chat })]).toEqual([verb, mayWrite])
    expect([verb, (await write(lawyer, chat, 'Merhaba')).status]).toEqual([verb, mayWrite ? 200 : 403])
  }
  expect(windows.map(({ connected }) => connected)).toEqual([true, true])
})

test('ROLE-18 a deactivated account loses the line', async () => {
  const { app, lawyer, tenant, sockets } = await house()
  const admin = await app.build.admin()
  const connected = await Promise.all([lawyer, tenant].map((person) => sockets.connect(person)))
  const ends = connected.map(closed)
  for (const { id } of [lawyer, tenant]) await admin.call(adminApi.deactivate, { params: { id } })
  expect(await Promise.all(ends)).toEqual(Array(2).fill('io server disconnect'))
})

test('changed rights are heard of at once; a chat that is no longer shared hears no typing', async () => {
  const { host, tenant, home, open, sockets } = await house()
  const chat = await open(tenant)
  const [mine, theirs] = [await sockets.connect(host), await sockets.connect(tenant)]
  for (const socket of [mine, theirs]) expect(await socket.emitWithAck('openChat', { chat_id: chat })).toBe(true)
  const changed = [nextEvent(mine, 'accessChanged'), nextEvent(theirs, 'accessChanged')]
  const removed = await host.call(propertyDetailApi.removeTenant, { params: { id: home.id, userId: tenant.id } })
  expect(removed.status).toBe(200)
  await Promise.all(changed)
  const seen = [listen(mine), listen(theirs)]
  mine.emit('typing', { chat_id: chat, typing: true })
  theirs.emit('typing', { chat_id: chat, typing: true })
  await Promise.all([allReceived(mine), allReceived(theirs)])
  expect(seen).toEqual([[], []])
  expect(await mine.emitWithAck('openChat', { chat_id: chat })).toBe(false)
})

test('a deleted property and changed flags are told to everybody whom they concern', async () => {
  const { host, tenant, lawyer, home, sockets } = await house()
  const [theirs, counsel] = [await sockets.connect(tenant), await sockets.connect(lawyer)]
  const received = [nextEvent(theirs, 'accessChanged'), nextEvent(counsel, 'accessChanged')]
  const gone = await host.call(propertiesApi.delete, { params: { id: home.id }, body: { confirmed: true } })
  expect(gone.status).toBe(200)
  await Promise.all(received)
  expect([theirs.connected, counsel.connected]).toEqual([true, true])
})

test('a line ends with its session: sign-out, closed elsewhere, new password', async () => {
  const { app, host, sockets } = await house()
  const phone = await app.build.session(host.accountId)
  const socket = await sockets.connect(phone)
  const here = await sockets.connect(host)
  const { body } = await host.call(accountsApi.sessions)
  const other = body.documents.find(({ current }) => !current)!
  const end = closed(socket)
  await host.call(accountsApi.closeSession, { params: { id: other.id } })
  expect(await end).toBe('io server disconnect')
  await allReceived(here)
  expect(here.connected).toBe(true)

  const before = closed(here)
  const form = { currentPassword: testPassword, newPassword: 'Yepyeni2026!' }
  expect((await host.call(accountsApi.changePassword, { body: form })).status).toBe(200)
  expect(await before).toBe('io server disconnect')
  // The same browser reconnects with its new session.
  const again = await sockets.connect(host)
  const out = closed(again)
  await host.call(accountsApi.logout)
  expect(await out).toBe('io server disconnect')
})

test('CHAT-14 coming and going moves last_seen, tells those they write with, and calls count at most once a minute', async () => {
  const { app, host, tenant, lawyer, open, sockets } = await house()
  await open(tenant)
  const seenAt = async (person: { id: string }) =>
    (await app.ctx.db.run(`select last_seen, online_until from users where id = '${person.id}'`)).rows[0] as {
      last_seen: Date | null
      online_until: Date | null
    }
  const theirs = await sockets.connect(tenant)
  const stranger = listen(await sockets.connect(lawyer))
  const came = nextEvent(theirs, 'presence')
  const mine = await sockets.connect(host)
  expect(await came).toMatchObject({ user_id: host.id })
  expect((await seenAt(host)).online_until!.getTime()).toBeGreaterThan(app.ctx.clock.now().getTime())

  app.pass(20_000)
  await app.ctx.presence.write()
  expect((await seenAt(host)).last_seen).toEqual(app.ctx.clock.now())
  // Partners who only have the chat in their list get presence too, so that it does not flicker.
  const last_seen = app.ctx.clock.now().toISOString()
  const present = await app.counting(() => app.ctx.presence.presentFor([tenant.id, host.id, lawyer.id]))
  expect(present.statements).toHaveLength(1)
  expect(present.result.sort((a, b) => a.user_ids[0]!.localeCompare(b.user_ids[0]!))).toEqual(
    [
      { viewer: tenant.id, user_ids: [host.id], last_seen },
      { viewer: host.id, user_ids: [tenant.id], last_seen },
    ].sort((a, b) => a.user_ids[0]!.localeCompare(b.user_ids[0]!)),
  )
  app.pass(5000)
  const went = nextEvent(theirs, 'presence')
  mine.disconnect()
  expect(await went).toEqual({ user_id: host.id, last_seen: app.ctx.clock.now().toISOString() })
  expect((await seenAt(host)).online_until).toEqual(app.ctx.clock.now())
  expect(await app.ctx.presence.presentFor([tenant.id])).toEqual([])
  expect(stranger.filter(([name]) => name === 'presence')).toEqual([])

  const person = await app.build.host()
  const call = async () => {
    await person.call(accountsApi.me)
    const { statements } = await app.counting(() => app.ctx.presence.write())
    return statements.filter((text) => text.includes('last_seen')).length
  }
  await app.ctx.presence.write()
  const first = await call()
  expect((await seenAt(person)).last_seen).toEqual(app.ctx.clock.now())
  app.pass(59_000)
  expect(await call()).toBe(first - 1)
  app.pass(2000)
  await app.ctx.presence.write()
  expect(await call()).toBe(first)
})

test('CHAT-14 when many come or go at once, the first is written at once and the others together', async () => {
  const app = await startTestApp()
  const people = await Promise.all(Array.from({ length: 12 }, () => app.build.tenant()))
  const { presence } = app.ctx
  const online = async () =>
    (await app.ctx.db.run('select id from users where online_until > $1', [app.ctx.clock.now()])).rows.length
  const storm = (each: (userId: string) => void) =>
    app.counting(async () => {
      for (const { id } of people) each(id)
      await presence.stop()
    })
  const came = await storm((id) => presence.connected(id))
  expect(await online()).toBe(12)
  const went = await storm((id) => presence.disconnected(id))
  expect(await online()).toBe(0)
  // Two statements per batch: one for the first person and one for the other eleven.
  expect([came.statements, went.statements].map(({ length }) => length)).toEqual([4, 4])
})

test('one person has at most twenty lines on a process', async () => {
  const { host, sockets } = await house()
  await Promise.all(Array.from({ length: 20 }, () => sockets.connect(host)))
  expect(await connectionError(sockets.dial(host))).toBe('too_many')
})
