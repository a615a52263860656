import { expect, test } from 'vitest'
import { forumApi } from '#domain/community/forum/forum.api.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { forumNotifications } from '#server/db/schema/forum.ts'
import { notificationsOf, openForum, reply, sample, write } from './forum.fixture.ts'

test('FOR-05 the author hears of replies and likes, whoever is answered or called by name hears of that, each once', async () => {
  const { app, author, reader, member } = await openForum()
  const third = await member('Işıl Kara')
  const id = await write(author)
  const first = (await reply(reader, id, 'Bir ay içinde verilmeli.')).body.id
  const link = `/forum/post/${id}?reply=`
  expect(await notificationsOf(app, author)).toEqual([
    {
      kind: 'forum_reply',
      event: `Mehmet Ö. “${sample.title}” gönderinize yanıt yazdı.`,
      link: `${link}${first}`,
    },
  ])
  const second = (await reply(third, id, 'Katılıyorum @ayşe y. yazılı isteyin.', first)).body.id
  expect((await notificationsOf(app, reader)).map(({ kind, event }) => [kind, event])).toEqual([
    ['forum_reply', `Işıl K. “${sample.title}” gönderisindeki yanıtınıza yanıt yazdı.`],
  ])
  // Mentioned in a reply to one's own post: one notification, not two.
  expect((await notificationsOf(app, author)).slice(1)).toEqual([
    {
      kind: 'forum_mention',
      event: `Işıl K. “${sample.title}” gönderisinde sizden söz etti.`,
      link: `${link}${second}`,
    },
  ])
  // No notification for mentioning oneself or people outside the discussion.
  await reply(author, id, '@Ayşe Y. @Deniz K. diye yazdım.')
  expect(await notificationsOf(app, author)).toHaveLength(2)

  const like = { body: { target_id: id, target_type: 'post' as const } }
  for (let time = 0; time < 5; time += 1) await reader.call(forumApi.like, like)
  await author.call(forumApi.like, like)
  expect((await notificationsOf(app, author)).slice(2)).toEqual([
    { kind: 'forum_like', event: `Mehmet Ö. “${sample.title}” gönderinizi beğendi.`, link: `/forum/post/${id}` },
  ])
  await author.call(forumApi.like, { body: { target_id: first, target_type: 'reply' } })
  expect((await notificationsOf(app, reader)).at(-1)).toEqual({
    kind: 'forum_like',
    event: `Ayşe Y. “${sample.title}” gönderisindeki yanıtınızı beğendi.`,
    link: `${link}${first}`,
  })
  expect(await app.ctx.db.$count(forumNotifications)).toBe(5)
})

test('FOR-05 replies, likes and mentions have preferences of their own', async () => {
  const { app, author, reader } = await openForum()
  const { kinds } = (await author.call(notificationsApi.preferences)).body
  for (const kind of ['forum_reply', 'forum_like', 'forum_mention'] as const)
    expect(kinds[kind]).toEqual({ in_app: true, mail: false, push: false })
  await author.call(notificationsApi.prefer, {
    body: { kind: 'forum_like', in_app: false, mail: false, push: false },
  })
  const id = await write(author)
  await reader.call(forumApi.like, { body: { target_id: id, target_type: 'post' } })
  expect(await notificationsOf(app, author)).toEqual([])
  await reply(reader, id, 'Bu yanıt görünür.')
  expect((await notificationsOf(app, author)).map(({ kind }) => kind)).toEqual(['forum_reply'])
})
