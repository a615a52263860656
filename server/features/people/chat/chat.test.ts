import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { userChatKey } from '#domain/people/chat/chat.messages.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { authUser, users } from '#server/db/schema/accounts.ts'
import { propertyTenants } from '#server/db/schema/properties.ts'
import { administer, databaseUrl } from '#server/testing/administer.ts'
import type { Client } from '#server/testing/client.ts'
import { jpeg, pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** An owner with a tenant and a lawyer, and an unrelated owner. */
async function house(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Sahip' })
  const tenant = await app.build.tenant({ username: 'Mert Kiracı' })
  const lawyer = await app.build.staff(host, { lawyer: true, userType: 'lawyer', username: 'Nil Avukat' })
  const home = await app.build.property(host, { baslik: 'Moda 12', tenants: [tenant], delegates: { lawyer: [lawyer] } })
  const stranger = await app.build.host({ username: 'Yabancı' })
  return { host, tenant, lawyer, home, stranger }
}
type Person = Client & { id: string }

const open = async (from: Client, to: { id: string }) =>
  (await from.call(chatApi.open, { body: { user_id: to.id } })).body.chat_id
const write = (from: Client, chat: string, text: string, id = newId()) =>
  from.call(chatApi.send, { params: { id: chat }, body: { id, text } })
const read = (client: Client, chat: string, query: { before?: number; after?: number; size?: number } = {}) =>
  client.call(chatApi.messages, { params: { id: chat }, query })
const page = async (client: Client, chat?: string) =>
  (await client.call(chatApi.page, chat ? { query: { chat } } : {})).body

async function chatting(app: TestApp) {
  const at = await house(app)
  return { ...at, chat: await open(at.host, at.tenant) }
}

test('CHAT-03 ROLE-20 partners are the related people, labelled by a shared property; an unrelated one cannot be written to', async () => {
  const app = await startTestApp()
  const { host, tenant, lawyer, stranger } = await house(app)
  const proxy = await app.build.staff(host, { proxy: true, userType: 'proxy', username: 'Vekil' })
  const { partners } = await page(host)
  expect(partners.map(({ name, roles, propertyTitle }) => [name, roles, propertyTitle])).toEqual([
    ['Mert Kiracı', ['Kiracı'], 'Moda 12'],
    ['Nil Avukat', ['Avukat'], 'Moda 12'],
    ['Vekil', ['Vekil'], 'Ortak Mülk'],
  ])
  expect((await page(tenant)).partners.map(({ name, roles }) => [name, roles])).toEqual([
    ['Ayşe Sahip', ['Mülk Sahibi']],
  ])
  expect((await page(lawyer)).partners.map(({ id }) => id)).toEqual([host.id])
  expect((await page(stranger)).partners).toEqual([])
  const refused = await stranger.call(chatApi.open, { body: { user_id: host.id } })
  const nobody = await stranger.call(chatApi.open, { body: { user_id: newId() } })
  expect(refused).toMatchObject({ status: 404, code: 'partner_missing' })
  expect(nobody.body).toEqual(refused.body)
  // Two people of one owner are not related, and nobody may write to themselves.
  expect((await tenant.call(chatApi.open, { body: { user_id: lawyer.id } })).status).toBe(404)
  expect((await proxy.call(chatApi.open, { body: { user_id: tenant.id } })).status).toBe(404)
  expect((await host.call(chatApi.open, { body: { user_id: host.id } })).status).toBe(404)
})

test('CHAT-05 chat data without a user id is refused in the specified words', () => {
  expect(() => userChatKey('')).toThrow('User ID gerekli')
  expect(() => userChatKey('  ')).toThrow('User ID gerekli')
  expect(userChatKey('7')).toBe('7')
})

test('CHAT-11 one chat for two people, whoever begins, also at the same moment', async () => {
  const app = await startTestApp()
  const { host, tenant } = await house(app)
  const ids = await Promise.all([open(host, tenant), open(tenant, host), open(host, tenant), open(tenant, host)])
  expect(new Set(ids).size).toBe(1)
})

test('CHAT-04 CHAT-08 a row of the list has the specified parts and no other personal data', async () => {
  const app = await startTestApp()
  const { host, tenant, chat } = await chatting(app)
  await write(host, chat, 'Merhaba')
  const [partner] = (await page(tenant)).partners
  expect(partner).toEqual({
    id: host.id,
    name: 'Ayşe Sahip',
    avatar: 'AS',
    email: host.email,
    last_seen: null,
    chatId: chat,
    propertyTitle: 'Moda 12',
    roles: ['Mülk Sahibi'],
    hasChat: true,
    unread: 1,
    last: { text: 'Merhaba', sender_id: host.id, timestamp: expect.any(String) },
    writable: true,
  })
  const fallback = await tenant.call(chatApi.people)
  expect(fallback.body.partners).toEqual([{ ...partner, chatId: null, hasChat: false, unread: 0, last: null }])
})

test('CHAT-10 25 messages are a page of 20 and one of 5; whoever was away asks for what came after', async () => {
  const app = await startTestApp()
  const { host, tenant, chat } = await chatting(app)
  for (let number = 1; number <= 25; number++) await write(number % 2 ? host : tenant, chat, `${number}`)
  const newest = (await read(host, chat)).body
  expect(newest.messages.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 6}`))
  expect(newest.hasMore).toBe(true)
  const older = (await read(host, chat, { before: newest.messages[0]!.seq })).body
  expect(older.messages.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5'])
  expect(older.hasMore).toBe(false)
  const missed = (await read(host, chat, { after: newest.messages[17]!.seq })).body
  expect(missed.messages.map(({ text }) => text)).toEqual(['24', '25'])
  const some = (await read(host, chat, { after: 0, size: 10 })).body
  expect([some.messages[0]!.text, some.messages.length, some.hasMore]).toEqual(['1', 10, true])
  expect((await read(host, chat, { size: 101 })).status).toBe(400)
})

test('CHAT-12 a sent message is unread until the partner has read it; nobody marks what they wrote themselves', async () => {
  const app = await startTestApp()
  const { host, tenant, chat } = await chatting(app)
  const { body: sent } = await write(host, chat, '  Kombi bakımı cuma günü.  ')
  expect(sent).toMatchObject({ chat_id: chat, sender_id: host.id, text: 'Kombi bakımı cuma günü.', is_read: false })
  const { body: second } = await write(host, chat, 'Uygun mu?')
  const mark = (client: Client, seq: number) => client.call(chatApi.read, { params: { id: chat }, body: { seq } })
  expect((await mark(host, second.seq)).body).toEqual({ totalUnread: 0 })
  expect((await page(tenant)).totalUnread).toBe(2)
  expect((await mark(tenant, sent.seq)).body).toEqual({ totalUnread: 1 })
  const { messages, read_seq } = (await read(host, chat)).body
  expect(messages.map(({ is_read }) => is_read)).toEqual([true, false])
  expect(read_seq).toBe(sent.seq)
})

/** Tenants of one owner, each with a chat that has one unread message. */
async function manyChats(app: TestApp, count: number) {
  const host = await app.build.host()
  const home = await app.build.property(host)
  const people = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    accountId: newId(),
    email: `k${index}@ornek.test`,
    username: `Kişi ${index}`,
    search_key: `kisi ${index}`,
    userType: 'tenant' as const,
    tenants: true,
    is_active: true,
  }))
  const { db } = app.ctx
  await db.insert(authUser).values(people.map(({ accountId, email }) => ({ id: accountId, email, name: 'x' })))
  await db.insert(users).values(people)
  await db.insert(propertyTenants).values(people.map(({ id }) => ({ property_id: home.id, user_id: id })))
  for (const [index, person] of people.entries()) {
    const [user1, user2] = [host.id, person.id].sort()
    const id = newId()
    await db.run(`insert into chats (id, user1, user2, created_at) values
      ('${id}', '${user1}', '${user2}', now() - interval '${index} minutes')`)
    await db.run(
      `insert into messages (id, chat_id, sender_id, text) values ('${newId()}', '${id}', '${person.id}', 'selam')`,
    )
  }
  return { host, people }
}

test('CHAT-07 CHAT-09 AMB-58 the ten newest chats show their unread messages, the total counts all; own ones never count', async () => {
  const app = await startTestApp()
  const { host, people } = await manyChats(app, 12)
  const found = await page(host)
  const shown = people.map(({ id }) => found.partners.find((partner) => partner.id === id)!.unread)
  expect(shown).toEqual([...Array(10).fill(1), 0, 0])
  expect(found.totalUnread).toBe(12)
  const newest = found.partners.find(({ id }) => id === people[0]!.id)!
  await write(host, newest.chatId!, 'Cevap')
  expect((await host.call(chatApi.unread)).body).toEqual({ totalUnread: 12 })
})

test('CHAT-07 the screen opens with one call and three statements, however many chats there are', async () => {
  const app = await startTestApp()
  const { host } = await manyChats(app, 12)
  const [first] = (await page(host)).partners
  const { result, statements } = await app.counting(() => page(host, first!.chatId!))
  expect(result.conversation?.messages).toHaveLength(1)
  expect(statements).toHaveLength(3)
})

test('a message sent twice exists once; an id of somebody else is refused', async () => {
  const app = await startTestApp()
  const { host, tenant, lawyer, chat } = await chatting(app)
  const id = newId()
  const [first, second] = await Promise.all([write(host, chat, 'Bir kez', id), write(host, chat, 'Bir kez', id)])
  expect(second.body).toEqual(first.body)
  expect((await write(host, chat, 'Başka metin', id)).body).toEqual(first.body)
  expect((await read(host, chat)).body.messages).toHaveLength(1)
  expect(await write(tenant, chat, 'Bir kez', id)).toMatchObject({ status: 409, code: 'message_id_taken' })
  const other = await open(lawyer, host)
  expect((await write(lawyer, other, 'Bir kez', id)).status).toBe(409)
  expect((await read(lawyer, other)).body.messages).toEqual([])
  expect(await write(host, chat, '   ')).toMatchObject({ status: 400, code: 'message_empty' })
  expect((await write(host, chat, 'a'.repeat(4001))).status).toBe(400)
})

test('ROLE-24 a chat of others answers everywhere like one that does not exist, to an administrator too', async () => {
  const app = await startTestApp()
  const { host, lawyer, stranger, chat } = await chatting(app)
  await write(host, chat, 'Gizli kombi')
  const admin = await app.build.admin()
  const missing = newId()
  for (const outsider of [stranger, lawyer, admin]) {
    const all = (id: string) =>
      Promise.all([
        read(outsider, id),
        write(outsider, id, 'Merhaba'),
        outsider.call(chatApi.read, { params: { id }, body: { seq: 9 } }),
        outsider.call(chatApi.upload, {
          params: { id },
          query: { name: 'a.pdf' },
          file: new Blob([new Uint8Array(pdf())]),
        }),
      ])
    const [foreign, none] = [await all(chat), await all(missing)]
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(foreign.map(({ body }) => body)).toEqual(none.map(({ body }) => body))
    expect((await page(outsider, chat)).conversation).toBeNull()
    expect((await outsider.call(chatApi.search, { query: { q: 'kombi' } })).body.messages).toEqual([])
  }
  expect((await read(host, chat)).body.messages).toHaveLength(1)
})

test('CHAT-03 when nothing is shared any more the words stay readable for both and nothing new can be written', async () => {
  const app = await startTestApp()
  const { host, tenant, home, chat } = await chatting(app)
  await write(host, chat, 'Eski söz')
  await app.ctx.db.run(`delete from property_tenants where property_id = '${home.id}'`)
  for (const person of [host, tenant]) {
    const { partners } = await page(person)
    expect(partners.find(({ chatId }) => chatId === chat)).toMatchObject({
      writable: false,
      propertyTitle: 'Ortak Mülk',
    })
    expect((await read(person, chat)).body.messages).toMatchObject([{ text: 'Eski söz' }])
    expect(await write(person, chat, 'Yeni söz')).toMatchObject({ status: 403, code: 'chat_closed' })
  }
  // It can still be marked as read, so that it leaves the unread count.
  const { seq } = (await read(tenant, chat)).body.messages[0]!
  expect((await tenant.call(chatApi.read, { params: { id: chat }, body: { seq } })).body.totalUnread).toBe(0)
})

test('messages are found by their words, with or without Turkish letters, the newest first and only in own chats', async () => {
  const app = await startTestApp()
  const { host, tenant, lawyer, chat } = await chatting(app)
  await write(host, chat, 'Şofben ARIZALI görünüyor')
  await write(tenant, chat, 'şofbeni yarın baktıralım, %100 tamam')
  await write(lawyer, await open(lawyer, host), 'Sofben davası')
  const search = async (client: Client, q: string) =>
    (await client.call(chatApi.search, { query: { q } })).body.messages.map(({ text }) => text)
  expect(await search(tenant, 'sofben')).toEqual(['şofbeni yarın baktıralım, %100 tamam', 'Şofben ARIZALI görünüyor'])
  expect(await search(host, 'SOFBEN')).toHaveLength(3)
  expect(await search(tenant, 'arızalı şofben')).toEqual(['Şofben ARIZALI görünüyor'])
  expect(await search(tenant, '%1')).toHaveLength(1)
  expect(await search(tenant, '__')).toEqual([])
})

const upload = (client: Client, id: string, name: string, content: Uint8Array) =>
  client.call(chatApi.upload, { params: { id }, query: { name }, file: new Blob([new Uint8Array(content)]) })
const opens = async (client: Client, id: string) => (await client.call(filesApi.open, { params: { id } })).status

test('CHAT-17 a picture and a paper go with a message; only the two people of the chat can open them', async () => {
  const app = await startTestApp()
  const { host, tenant, lawyer, stranger, chat } = await chatting(app)
  const picture = (await upload(host, chat, 'Sayaç.jpg', await jpeg())).body
  const paper = (await upload(host, chat, 'Dekont.pdf', pdf())).body
  expect(picture).toMatchObject({ name: 'Sayaç.jpg', type: 'image/webp', width: expect.any(Number) })
  // Not sent yet, so only the sender can open it.
  expect([await opens(host, picture.id), await opens(tenant, picture.id)]).toEqual([200, 404])
  const send = (client: Client, files: string[], id = chat) =>
    client.call(chatApi.send, { params: { id }, body: { id: newId(), text: '', files } })
  expect(await send(tenant, [picture.id])).toMatchObject({ status: 409, code: 'files_missing' })
  expect((await send(host, [picture.id], await open(host, lawyer))).status).toBe(409)
  const sent = await send(host, [picture.id, paper.id])
  expect(sent.body.files).toEqual([picture, paper])
  expect((await send(host, [picture.id])).status).toBe(409)
  expect([await opens(tenant, picture.id), await opens(tenant, paper.id)]).toEqual([200, 200])
  for (const outsider of [lawyer, stranger, await app.build.admin()]) expect(await opens(outsider, paper.id)).toBe(404)
  expect((await page(tenant)).partners[0]!.last).toMatchObject({ text: 'Sayaç.jpg' })
  expect((await read(tenant, chat)).body.messages[0]!.files).toEqual([picture, paper])
  expect((await upload(host, chat, 'a.pdf', new TextEncoder().encode('<script>'))).status).toBe(400)
})

test('CHAT-17 an upload that no message carries after a day is removed, a sent one stays', async () => {
  const app = await startTestApp()
  const { host, chat } = await chatting(app)
  const left = (await upload(host, chat, 'Kalan.pdf', pdf())).body
  const kept = (await upload(host, chat, 'Giden.pdf', pdf())).body
  await host.call(chatApi.send, { params: { id: chat }, body: { id: newId(), text: '', files: [kept.id] } })
  await app.ctx.db.run(`update pgboss.job set start_after = now() - interval '1 minute' where name = 'tidy-chat-file'`)
  await app.ctx.jobs.drain()
  expect([await opens(host, left.id), await opens(host, kept.id)]).toEqual([404, 200])
  expect(await app.ctx.storage.get('general-files', left.id)).toBeNull()
})

test('two messages that wait for each other tell a reader who is away once, and are numbered as they were written', async () => {
  const app = await startTestApp()
  const { host, tenant, chat } = await chatting(app)
  const template = inject('template')
  const { rows: at } = await app.ctx.db.run('select current_database() as name')
  const url = databaseUrl(template.url, (at as { name: string }[])[0]!.name)
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('begin')
  await other.query('select id from chats where id = $1 for update', [chat])
  const sent = [write(host, chat, 'Bir'), write(host, chat, 'İki')]
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitUntil(async () => (await administer(url, waiting)).length === 2, { timeout: 20_000, interval: 20 })
  await other.query('commit')
  const answers = await Promise.all(sent)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await app.ctx.db.run(`select event from notifications where user_id = '${tenant.id}'`)
  expect(rows).toHaveLength(1)
  const { messages } = (await read(tenant, chat)).body
  expect(messages.map(({ id }) => id)).toEqual(
    answers
      .map(({ body }) => body)
      .sort((a, b) => a.seq - b.seq)
      .map(({ id }) => id),
  )
})

test('a reader who is away gets one notification for a chat, a connected one none; reading the chat reads it', async () => {
  const app = await startTestApp()
  const { host, tenant, chat } = await chatting(app)
  const notices = async () =>
    (await app.ctx.db.run(`select kind, event, link, is_read from notifications where user_id = '${tenant.id}'`)).rows
  await write(host, chat, 'Bir')
  const { body: last } = await write(host, chat, 'İki')
  const notice = { kind: 'message', event: 'Ayşe Sahip size mesaj gönderdi.', link: `/chat?chat=${chat}` }
  expect(await notices()).toEqual([{ ...notice, is_read: false }])
  await tenant.call(chatApi.read, { params: { id: chat }, body: { seq: last.seq } })
  expect(await notices()).toEqual([{ ...notice, is_read: true }])
  await app.ctx.db.run(`update users set online_until = now() + interval '1 hour' where id = '${tenant.id}'`)
  await write(host, chat, 'Üç')
  expect(await notices()).toHaveLength(1)
})

test('a message that waited unread while its reader was connected does not silence the first one after that', async () => {
  const app = await startTestApp()
  const { host, tenant, chat } = await chatting(app)
  const notices = async () =>
    (await app.ctx.db.run(`select event from notifications where user_id = '${tenant.id}'`)).rows
  const inAMinute = new Date(app.ctx.clock.now().getTime() + 60_000)
  await app.ctx.db.update(users).set({ online_until: inAMinute }).where(eq(users.id, tenant.id))
  await write(host, chat, 'Bağlıyken geldi')
  expect(await notices()).toEqual([])
  app.pass(120_000)
  await write(host, chat, 'Gittikten sonra geldi')
  expect(await notices()).toEqual([{ event: 'Ayşe Sahip size mesaj gönderdi.' }])
})

test('both hear of a message and of its reading after it is stored; nobody else does', async () => {
  const events: [string, string][] = []
  const app = await startTestApp({
    replace: {
      realtime: {
        toUsers: (people, event) => void events.push(...people.map((id): [string, string] => [id, event])),
        recheck() {},
      },
    },
  })
  const { host, tenant, chat } = await chatting(app)
  const mine = () =>
    events.splice(0).filter(([, event]) => event !== 'notification' && event !== 'notificationsChanged')
  const { body } = await write(host, chat, 'Bir')
  const both = [
    [tenant.id, 'message'],
    [host.id, 'message'],
  ]
  expect(mine()).toEqual(both)
  // Sent again, because the first answer was lost, and with it perhaps the first event.
  await write(host, chat, 'Bir', body.id)
  expect(mine()).toEqual(both)
  const mark = () => tenant.call(chatApi.read, { params: { id: chat }, body: { seq: body.seq } })
  await mark()
  expect(mine()).toEqual([
    [host.id, 'messagesRead'],
    [tenant.id, 'messagesRead'],
  ])
  await mark()
  expect(mine()).toEqual([])
})

test('ROLE-18 what was written with somebody who no longer works here stays readable for both, and nobody writes on', async () => {
  const app = await startTestApp()
  const { host, lawyer } = await house(app)
  const chat = await open(host, lawyer)
  const paper = (await upload(lawyer as Person, chat, 'Dilekçe.pdf', pdf())).body
  await lawyer.call(chatApi.send, { params: { id: chat }, body: { id: newId(), text: 'Ekte', files: [paper.id] } })
  expect((await host.call(staffApi.remove, { params: { id: lawyer.engagement } })).status).toBe(200)
  await app.ctx.jobs.drain()
  for (const person of [host, lawyer]) {
    expect((await read(person as Person, chat)).status).toBe(200)
    expect((await write(person as Person, chat, 'Bir daha')).status).toBe(403)
  }
  expect(await app.ctx.storage.get('general-files', paper.id)).not.toBeNull()
})

test('120 messages a minute are enough for anybody', async () => {
  const app = await startTestApp()
  const { host, chat } = await chatting(app)
  const statuses = new Set<number>()
  for (let sent = 0; sent < 121; sent++) statuses.add((await write(host, chat, 'x')).status)
  expect([...statuses]).toEqual([200, 429])
})
