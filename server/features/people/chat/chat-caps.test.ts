import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { authUser, users } from '#server/db/schema/accounts.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** Former chat partners without a current relation; the first is the newest. */
async function formerPartners(app: TestApp, host: { id: string }, count: number) {
  const people = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    accountId: newId(),
    email: `eski${index}@ornek.test`,
    username: `Eski ${index}`,
    search_key: `eski ${index}`,
    userType: 'tenant' as const,
    is_active: true,
  }))
  const { db } = app.ctx
  await db.insert(authUser).values(people.map(({ accountId, email }) => ({ id: accountId, email, name: 'x' })))
  await db.insert(users).values(people)
  const chats = people.map((person) => ({ id: newId(), person: person.id }))
  await db.run(
    `insert into chats (id, user1, user2, created_at) values ${chats
      .map(({ id, person }, index) => {
        const [user1, user2] = [host.id, person].sort()
        return `('${id}', '${user1}', '${user2}', now() - interval '${index} minutes')`
      })
      .join(', ')}`,
  )
  return { people, chats }
}

test('CHAT-07 of many chats the 100 begun last are listed, not the others', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { people } = await formerPartners(app, host, 103)
  const { partners } = (await host.call(chatApi.page)).body
  expect(partners).toHaveLength(100)
  expect(new Set(partners.map(({ id }) => id))).toEqual(new Set(people.slice(0, 100).map(({ id }) => id)))
})

test('CHAT-09 at most 1000 unread messages of one chat are counted, in its row and in the total', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { people, chats } = await formerPartners(app, host, 2)
  const write = (chat: number, count: number) =>
    app.ctx.db.run(
      `insert into messages (id, chat_id, sender_id, text)
       select gen_random_uuid(), '${chats[chat]!.id}', '${people[chat]!.id}', 'selam' from generate_series(1, ${count})`,
    )
  await write(0, 1004)
  await write(1, 2)
  const { partners, totalUnread } = (await host.call(chatApi.page)).body
  expect(people.map(({ id }) => partners.find((partner) => partner.id === id)!.unread)).toEqual([1000, 2])
  expect(totalUnread).toBe(1002)
  expect((await host.call(chatApi.unread)).body).toEqual({ totalUnread: 1002 })
})

test('CHAT-10 one chat is read by at most 100 messages at once', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { people, chats } = await formerPartners(app, host, 1)
  const id = chats[0]!.id
  await app.ctx.db.run(
    `insert into messages (id, chat_id, sender_id, text)
     select gen_random_uuid(), '${id}', '${people[0]!.id}', i::text from generate_series(1, 120) as i`,
  )
  const read = (size: number) => host.call(chatApi.messages, { params: { id }, query: { size } })
  expect((await read(100)).body.messages).toHaveLength(100)
  expect((await read(100)).body.hasMore).toBe(true)
  expect((await read(101)).status).toBe(400)
})
