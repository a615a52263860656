import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { forumApi } from '#domain/community/forum/forum.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { binApi } from '#domain/services/bin/bin.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import {
  forumBookmarks,
  forumEdits,
  forumLikes,
  forumNotifications,
  forumPosts,
  forumReplies,
} from '#server/db/schema/forum.ts'
import { emptyBinInAMonth } from '#server/testing/empty-bin.ts'
import { picture } from '#server/testing/pictures.ts'
import { fillPosts, look, openForum, reply, sample, write } from './forum.fixture.ts'

test('FOR-02 FOR-03 FOR-04 FOR-05 posts, replies, likes, bookmarks and forum notifications have their specified fields', () => {
  const has = (table: Parameters<typeof getTableColumns>[0], fields: string) =>
    expect(Object.keys(getTableColumns(table))).toEqual(expect.arrayContaining(fields.split(' ')))
  has(
    forumPosts,
    'title content category author_id tags view_count reply_count like_count is_pinned is_locked created_at last_activity',
  )
  has(forumReplies, 'post_id author_id content parent_reply_id like_count is_edited created_at updated_at')
  has(forumLikes, 'user_id target_id target_type')
  has(forumBookmarks, 'user_id post_id')
  has(forumNotifications, 'user_id kind actor_id post_id target_id')
})

test('FOR-01 FOR-02 FOR-08 a post is written, listed, read, changed with its history kept, deleted and taken back', async () => {
  const { app, author, reader } = await openForum()
  const created = await author.call(forumApi.create, { body: { ...sample, tags: ['Depozito', 'depozito', 'iade'] } })
  expect(created).toMatchObject({ status: 200, body: { success: true, message: 'Gönderiniz yayımlandı.' } })
  const { id } = created.body
  const listed = (await reader.call(forumApi.list)).body
  expect(listed).toMatchObject({ total: 1, hasMore: false, openReports: null })
  expect(listed.documents).toEqual([
    {
      id,
      title: sample.title,
      excerpt: sample.content,
      category: 'Depozito',
      tags: ['depozito', 'iade'],
      author_id: author.id,
      author_name: 'Ayşe Y.',
      author_is_admin: false,
      view_count: 0,
      reply_count: 0,
      like_count: 0,
      is_pinned: false,
      is_locked: false,
      created_at: app.ctx.clock.now().toISOString(),
      last_activity: app.ctx.clock.now().toISOString(),
      bookmarked: false,
      hidden_reason: null,
    },
  ])
  expect((await look(author, id)).post.can).toEqual({ edit: true, remove: true, reply: true, moderate: false })
  expect((await look(reader, id)).post.can).toEqual({ edit: false, remove: false, reply: true, moderate: false })

  app.pass(60_000)
  const changed = { ...sample, content: 'Depozitom geldi, teşekkürler herkese.' }
  expect((await author.call(forumApi.update, { params: { id }, body: changed })).body.message).toBe(
    'Değişiklik kaydedildi.',
  )
  expect((await look(reader, id)).post).toMatchObject({
    content: changed.content,
    is_edited: true,
    updated_at: app.ctx.clock.now().toISOString(),
  })
  const target = { target_id: id, target_type: 'post' as const }
  expect((await author.call(forumApi.history, { params: target })).body.documents).toMatchObject([
    { title: sample.title, content: sample.content },
  ])
  expect((await reader.call(forumApi.history, { params: target })).status).toBe(403)
  // Only the category changed, so no earlier version is kept.
  await author.call(forumApi.update, { params: { id }, body: { ...changed, category: 'Genel' } })
  expect(await app.ctx.db.$count(forumEdits)).toBe(1)
  await author.call(forumApi.update, { params: { id }, body: { ...changed, title: 'Depozito geldi' } })
  expect(await app.ctx.db.$count(forumEdits)).toBe(2)

  const removed = await author.call(forumApi.remove, { params: { id } })
  expect(removed).toMatchObject({ status: 200, body: { message: 'Gönderi silindi.' } })
  expect((await reader.call(forumApi.list)).body.total).toBe(0)
  expect(await reader.call(forumApi.view, { params: { id } })).toMatchObject({
    status: 404,
    message: 'Gönderi bulunamadı; silinmiş ya da kaldırılmış olabilir.',
  })
  expect((await author.call(forumApi.search, { query: { q: 'depozito' } })).body.documents).toEqual([])
  const back = { params: { id: removed.body.bin_id } }
  expect((await reader.call(binApi.restore, back)).status).toBe(404)
  expect((await author.call(binApi.restore, back)).body.message).toBe('Gönderi yeniden yayımlandı.')
  expect((await look(reader, id)).post.title).toBe('Depozito geldi')
})

test('FOR-08 twenty posts make a page, the pinned one first; the order is by activity, age or likes', async () => {
  const { app, author, reader, admin } = await openForum()
  const ids = await fillPosts(
    app,
    author,
    Array.from({ length: 21 }, (_, at) => `Gönderi ${at}`),
  )
  const page = async (query: object) => (await reader.call(forumApi.list, { query })).body
  const first = await page({})
  expect(first.documents).toHaveLength(20)
  expect(first).toMatchObject({ total: 21, hasMore: true })
  const second = await page({ page: 2 })
  expect(second.documents.map(({ id }) => id)).toEqual([ids[0]])
  expect(second.hasMore).toBe(false)
  expect(first.documents[0]!.id).toBe(ids[20])
  expect((await page({ page: 100_000 })).documents).toEqual([])

  app.pass(3_600_000)
  await reply(reader, ids[3]!, 'Ben de merak ediyorum.')
  await reader.call(forumApi.like, { body: { target_id: ids[5]!, target_type: 'post' } })
  expect((await page({})).documents[0]!.id).toBe(ids[3])
  expect((await page({ sort: 'new' })).documents[0]!.id).toBe(ids[20])
  expect((await page({ sort: 'liked' })).documents[0]!.id).toBe(ids[5])
  await admin.call(forumApi.moderate, { params: { id: ids[1]! }, body: { is_pinned: true, category: 'Vergi' } })
  for (const sort of ['activity', 'new', 'liked'])
    expect((await page({ sort })).documents[0]).toMatchObject({ id: ids[1], is_pinned: true })
  expect((await page({ category: 'Vergi' })).documents.map(({ id }) => id)).toEqual([ids[1]])
})

test('FOR-01 lists by category, tag, own posts and bookmarks; one statement for a page', async () => {
  const { app, author, reader } = await openForum()
  const mine = await write(author)
  const other = await write(reader, { title: 'Aidatı kim öder?', tags: ['aidat'] })
  const shown = async (client: typeof author, query: object) =>
    (await client.call(forumApi.list, { query })).body.documents.map(({ id }) => id)
  expect(await shown(author, { show: 'mine' })).toEqual([mine])
  expect(await shown(author, { tag: 'AİDAT' })).toEqual([other])
  expect(await shown(author, { show: 'bookmarks' })).toEqual([])
  await author.call(forumApi.bookmark, { params: { id: other }, body: {} })
  expect(await shown(author, { show: 'bookmarks' })).toEqual([other])
  expect(await shown(reader, { show: 'bookmarks' })).toEqual([])
  // The list of hidden posts is for administrators only.
  expect(await shown(author, { show: 'hidden' })).toEqual([])
  const { statements } = await app.counting(() => author.call(forumApi.list))
  expect(statements.filter((text) => text.includes('forum_posts'))).toHaveLength(1)
})

test('FOR-03 FOR-08 replies answer posts and replies, in reading order, are changed, deleted and taken back', async () => {
  const { app, author, reader } = await openForum()
  const post = await write(author)
  const first = (await reply(reader, post, 'Bir ay içinde verilmesi gerekir.')).body.id
  app.pass(1000)
  const second = (await reply(author, post, 'Başka bilen var mı?')).body.id
  app.pass(1000)
  const answer = (await reply(author, post, 'Yazılı mı istemeliyim?', first)).body.id
  const thread = async () =>
    (await look(reader, post)).replies.documents.map(({ id, depth, answers, state }) => [id, depth, answers, state])
  expect(await thread()).toEqual([
    [first, 0, null, 'shown'],
    [answer, 1, 'Mehmet Ö.', 'shown'],
    [second, 0, null, 'shown'],
  ])
  expect((await look(reader, post)).post.reply_count).toBe(3)

  await reader.call(forumApi.updateReply, { params: { id: first }, body: { content: 'Bir ay içinde verilmeli.' } })
  const [changed] = (await look(author, post)).replies.documents
  expect(changed).toMatchObject({ content: 'Bir ay içinde verilmeli.', is_edited: true })
  expect(changed!.updated_at).toBe(app.ctx.clock.now().toISOString())

  const { bin_id } = (await reader.call(forumApi.removeReply, { params: { id: first } })).body
  // The reply has an answer: its place stays, its text and author are removed.
  expect((await look(author, post)).replies.documents[0]).toMatchObject({
    id: first,
    state: 'deleted',
    content: '',
    author_id: null,
    author_name: '',
  })
  expect((await look(author, post)).post.reply_count).toBe(2)
  await author.call(forumApi.removeReply, { params: { id: second } })
  expect((await thread()).map(([id]) => id)).toEqual([first, answer])
  expect((await reader.call(binApi.restore, { params: { id: bin_id } })).body.message).toBe('Yanıt yeniden yayımlandı.')
  expect((await look(author, post)).post.reply_count).toBe(2)
  expect((await look(author, post)).replies.documents[0]!.content).toBe('Bir ay içinde verilmeli.')
})

test('FOR-08 fifty replies make a page, and a reply that somebody was told of is found on its own', async () => {
  const { author } = await openForum()
  const post = await write(author)
  const ids: string[] = []
  for (let at = 0; at < 53; at += 1) ids.push((await reply(author, post, `Yanıt ${at}`)).body.id)
  const positionOf = async (query: object) =>
    (await author.call(forumApi.view, { params: { id: post }, query })).body.replies
  expect(await positionOf({})).toMatchObject({ total: 53, hasMore: true, page: 1 })
  expect((await positionOf({ page: 2 })).documents.map(({ id }) => id)).toEqual(ids.slice(50))
  const found = await positionOf({ reply: ids[51] })
  expect(found.page).toBe(2)
  expect(found.documents.map(({ id }) => id)).toContain(ids[51])
  expect((await positionOf({ reply: newId() })).page).toBe(1)
})

test('FOR-06 like and bookmark turn on and off, of posts and replies; a number at zero stays there', async () => {
  const { app, author, reader } = await openForum()
  const post = await write(author)
  const answer = (await reply(author, post, 'Ekliyorum: yazılı istedim.')).body.id
  for (const target of [
    { target_id: post, target_type: 'post' as const },
    { target_id: answer, target_type: 'reply' as const },
  ]) {
    const like = (on?: boolean) =>
      reader.call(forumApi.like, { body: { ...target, ...(on !== undefined && { on }) } }).then(({ body }) => body)
    expect(await like()).toEqual({ success: true, liked: true, like_count: 1 })
    expect(await like()).toEqual({ success: true, liked: false, like_count: 0 })
    // Repeated because the reply was lost: still one like.
    expect(await like(true)).toMatchObject({ liked: true, like_count: 1 })
    expect(await like(true)).toMatchObject({ liked: true, like_count: 1 })
    expect(await like(false)).toMatchObject({ liked: false, like_count: 0 })
    expect(await like(false)).toMatchObject({ liked: false, like_count: 0 })
  }
  // A like without its count, as a broken import would leave it.
  await app.ctx.db.insert(forumLikes).values({
    user_id: reader.id,
    target_id: post,
    target_type: 'post',
    created_at: app.ctx.clock.now(),
  })
  const forced = await reader.call(forumApi.like, { body: { target_id: post, target_type: 'post', on: false } })
  expect(forced.body).toMatchObject({ liked: false, like_count: 0 })

  const bookmark = async () => (await reader.call(forumApi.bookmark, { params: { id: post }, body: {} })).body
  expect(await bookmark()).toEqual({ success: true, bookmarked: true })
  expect((await look(reader, post)).post.bookmarked).toBe(true)
  expect((await look(author, post)).post.bookmarked).toBe(false)
  expect(await bookmark()).toEqual({ success: true, bookmarked: false })
})

test('FOR-08 a post or reply that is sent twice is one, and another’s id or another text is not acknowledged', async () => {
  const { app, author, reader } = await openForum()
  const id = newId()
  expect(await write(author, { id })).toBe(id)
  expect(await write(author, { id })).toBe(id)
  expect(await app.ctx.db.$count(forumPosts)).toBe(1)
  const other = await author.call(forumApi.create, { body: { ...sample, id, content: 'Bambaşka bir metin yazdım.' } })
  expect(other).toMatchObject({ status: 409, code: 'already_kept' })
  expect((await reader.call(forumApi.create, { body: { ...sample, id } })).status).toBe(404)
  const body = { id: newId(), content: 'Yanıtım budur.' }
  for (let time = 0; time < 2; time += 1)
    expect((await reader.call(forumApi.reply, { params: { id }, body })).body.id).toBe(body.id)
  expect((await look(author, id)).post.reply_count).toBe(1)
  expect((await author.call(forumApi.reply, { params: { id }, body })).status).toBe(404)
})

test('FOR-10 every call that fails says success false with a text', async () => {
  const { app, author, guest } = await openForum({ ownDatabase: true }).then((at) => ({ ...at, guest: at.app.guest }))
  const missing = { params: { id: newId() } }
  const target = { target_id: newId(), target_type: 'post' as const }
  const failures = [
    await author.call(forumApi.view, missing),
    await author.call(forumApi.update, { ...missing, body: sample }),
    await author.call(forumApi.remove, missing),
    await author.call(forumApi.reply, { ...missing, body: { content: 'Yanıt' } }),
    await author.call(forumApi.updateReply, { ...missing, body: { content: 'Yanıt' } }),
    await author.call(forumApi.removeReply, missing),
    await author.call(forumApi.like, { body: target }),
    await author.call(forumApi.bookmark, { ...missing, body: {} }),
    await author.call(forumApi.report, { body: { ...target, reason: 'Diğer' } }),
    await author.call(forumApi.create, { body: { ...sample, title: '' } }),
    await author.call(forumApi.search, { query: { q: 'a' } }),
    await author.call(forumApi.reports),
    await guest.call(forumApi.list),
  ]
  await app.ctx.db.run('alter table forum_posts rename to forum_posts_away')
  failures.push(await author.call(forumApi.list), await author.call(forumApi.create, { body: sample }))
  expect(failures.slice(-2).map(({ status }) => status)).toEqual([500, 500])
  for (const { status, body } of failures) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).toMatchObject({ success: false, message: expect.stringMatching(/\S{3}/) })
  }
})

test('FOR-01 pictures of a post: five at most, seen by everybody while it is, by nobody once it is removed', async () => {
  const { app, author, reader } = await openForum()
  const id = await write(author)
  const add = async (from: typeof author, number: number) =>
    from.call(forumApi.addPicture, { params: { id }, file: await picture(number, { width: 40, height: 30 }) })
  const { file_id } = (await add(author, 0)).body
  expect((await look(reader, id)).post.files).toEqual([file_id])
  const see = async (client: typeof author) => (await client.call(filesApi.open, { params: { id: file_id } })).status
  expect(await see(reader)).toBe(200)
  expect(await see(await app.build.pending())).not.toBe(200)
  expect((await add(reader, 9)).status).toBe(403)
  for (let number = 1; number < 5; number += 1) expect((await add(author, number)).status).toBe(200)
  expect(await add(author, 6)).toMatchObject({ status: 409, code: 'too_many_pictures' })
  const [, second] = (await look(author, id)).post.files
  expect((await reader.call(forumApi.removePicture, { params: { id, file: second! } })).status).toBe(403)
  expect((await author.call(forumApi.removePicture, { params: { id, file: second! } })).status).toBe(200)
  expect((await look(author, id)).post.files).not.toContain(second)
  // A picture of another person's post cannot be removed through this post.
  const foreign = await write(reader)
  expect((await reader.call(forumApi.removePicture, { params: { id: foreign, file: file_id } })).status).toBe(404)
  await author.call(forumApi.remove, { params: { id } })
  expect(await see(reader)).toBe(404)
})

test('FOR-08 a month after the removal nothing of a text is left, and what others answered stays readable', async () => {
  const { app, author, reader } = await openForum()
  const kept = await write(author)
  const first = (await reply(reader, kept, 'Silineceğim ben.')).body.id
  await reply(author, kept, 'Bu kalacak.', first)
  await author.call(forumApi.like, { body: { target_id: first, target_type: 'reply' } })
  await reader.call(forumApi.updateReply, { params: { id: first }, body: { content: 'Silinecek söz.' } })
  await reader.call(forumApi.removeReply, { params: { id: first } })
  const gone = await write(author)
  await reply(reader, gone, 'Gönderiyle gidecek.')
  await author.call(forumApi.remove, { params: { id: gone } })
  await emptyBinInAMonth(app)
  const posts = await app.ctx.db.select().from(forumPosts)
  expect(posts.map(({ id }) => id)).toEqual([kept])
  const replies = await app.ctx.db.select().from(forumReplies)
  expect(replies.map(({ content }) => content).sort()).toEqual(['', 'Bu kalacak.'])
  expect(replies.find(({ id }) => id === first)?.author_id).toBeNull()
  expect(await app.ctx.db.$count(forumLikes)).toBe(0)
  expect(await app.ctx.db.$count(forumEdits)).toBe(0)
})
