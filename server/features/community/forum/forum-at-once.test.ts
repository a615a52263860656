import { expect, test } from 'vitest'
import { forumApi } from '#domain/community/forum/forum.api.ts'
import { forumLikes, forumPosts, forumReplies } from '#server/db/schema/forum.ts'
import type { Client } from '#server/testing/client.ts'
import { insisting } from '#server/testing/insisting.ts'
import { writeViews } from './count-views.ts'
import { look, openForum, reply, write } from './forum.fixture.ts'

const people = 50

test('FOR-06 FOR-08 fifty people like, reply and take it back at once: every number is what the rows say', {
  timeout: 120_000,
}, async () => {
  const { app, author, member } = await openForum()
  const id = await write(author)
  const answer = (await reply(author, id, 'Herkes bunu da beğensin.')).body.id
  const crowd: (Client & { id: string })[] = []
  for (let at = 0; at < people; at += 1) crowd.push(await member(`Kişi ${at}`))
  const like = (from: Client, on: boolean, target_type: 'post' | 'reply') =>
    insisting(() =>
      from.call(forumApi.like, { body: { target_id: target_type === 'post' ? id : answer, target_type, on } }),
    )

  const first = await Promise.all(
    crowd.flatMap((person, at) => [
      like(person, true, 'post'),
      like(person, true, 'post'),
      like(person, true, 'reply'),
      insisting(() => reply(person, id, `Yanıt ${at}`)),
    ]),
  )
  expect(first.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
  const [counted] = await app.ctx.db.select().from(forumPosts)
  expect(counted).toMatchObject({ like_count: people, reply_count: people + 1 })
  expect(await app.ctx.db.$count(forumLikes)).toBe(2 * people)

  // Half of the users take back their likes, twice, and remove their replies; the others like again.
  const { replies } = await look(author, id)
  const second = await Promise.all(
    crowd.flatMap((person, at) => {
      const on = at % 2 === 0
      const own = replies.documents.filter(({ author_id }) => author_id === person.id)
      return [
        like(person, on, 'post'),
        like(person, on, 'post'),
        like(person, on, 'reply'),
        ...(on
          ? []
          : own.map((each) => insisting(() => person.call(forumApi.removeReply, { params: { id: each.id } })))),
      ]
    }),
  )
  expect(second.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  const [post] = await app.ctx.db.select().from(forumPosts)
  const rows = await app.ctx.db.select().from(forumReplies)
  const likes = await app.ctx.db.select().from(forumLikes)
  expect(post!.like_count).toBe(people / 2)
  expect(likes.filter(({ target_type }) => target_type === 'post')).toHaveLength(people / 2)
  expect(rows.find(({ id: row }) => row === answer)!.like_count).toBe(people / 2)
  expect(post!.reply_count).toBe(rows.filter(({ deleted_at }) => deleted_at === null).length)
})

test('FOR-06 one person who presses many times at once is one like or none', async () => {
  const { app, author, reader } = await openForum()
  const id = await write(author)
  await Promise.all(
    Array.from({ length: 11 }, () =>
      insisting(() => reader.call(forumApi.like, { body: { target_id: id, target_type: 'post' } })),
    ),
  )
  const [post] = await app.ctx.db.select().from(forumPosts)
  expect(post!.like_count).toBe(1)
  expect(await app.ctx.db.$count(forumLikes)).toBe(1)
})

test('FOR-07 two gets are two views more, and a read writes nothing itself', async () => {
  const { app, author, reader } = await openForum()
  const id = await write(author)
  const get = async (from: Client) => (await from.call(forumApi.view, { params: { id } })).body.post.view_count
  expect(await get(reader)).toBe(1)
  expect(await get(author)).toBe(2)
  // A refresh of an open screen does not count as a view.
  expect((await look(reader, id)).post.view_count).toBe(2)
  const { statements } = await app.counting(() => reader.call(forumApi.view, { params: { id } }))
  expect(statements.filter((text) => /\b(?:update|insert|delete)\b/i.test(text) && text.includes('forum'))).toEqual([])

  const counting = await app.counting(() => writeViews(app.ctx))
  expect(counting.statements.filter((text) => text.includes('view_count'))).toHaveLength(1)
  const [post] = await app.ctx.db.select().from(forumPosts)
  expect(post!.view_count).toBe(3)
  expect((await look(reader, id)).post.view_count).toBe(3)
  expect((await reader.call(forumApi.list)).body.documents[0]!.view_count).toBe(3)
})

test('FOR-07 readings of many posts at once are all counted', async () => {
  const { app, author, member } = await openForum()
  const ids = [await write(author), await write(author), await write(author)]
  const crowd = [await member('Bir Kişi'), await member('İki Kişi'), await member('Üç Kişi')]
  await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      insisting(() => crowd[Math.floor(at / 10)]!.call(forumApi.view, { params: { id: ids[at % 3]! } })),
    ),
  )
  await writeViews(app.ctx)
  const rows = await app.ctx.db.select().from(forumPosts)
  expect(rows.map(({ view_count }) => view_count)).toEqual([10, 10, 10])
})
