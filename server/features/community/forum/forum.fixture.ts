import { forumApi } from '#domain/community/forum/forum.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { forumPosts } from '#server/db/schema/forum.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** Registered long enough to be exempt from the limits for new members. */
const longAgo = new Date('2026-01-01T09:00:00Z')

export const sample = {
  title: 'Depozitom ne zaman geri verilir?',
  content: 'Evden bir ay önce çıktım, depozitom hâlâ gelmedi.',
  category: 'Depozito' as const,
  tags: ['depozito'],
}

/** Two members, an administrator, and the calls that most tests start with. */
export async function openForum(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options)
  const author = await app.build.host({ username: 'Ayşe Yılmaz', created_at: longAgo })
  const reader = await app.build.tenant({ username: 'Mehmet Öztürk', created_at: longAgo })
  const admin = await app.build.admin({ username: 'Deniz Koç', created_at: longAgo })
  return { app, author, reader, admin, member: (username: string) => app.build.host({ username, created_at: longAgo }) }
}

export const write = async (from: Client, change: Partial<Omit<typeof sample, 'category'>> & { id?: string } = {}) =>
  (await from.call(forumApi.create, { body: { ...sample, ...change } })).body.id

export const reply = (from: Client, post: string, content: string, parent: string | null = null) =>
  from.call(forumApi.reply, { params: { id: post }, body: { content, parent_reply_id: parent } })

/** A refresh of an open screen, which does not count a view. */
export const look = async (client: Client, id: string) =>
  (await client.call(forumApi.view, { params: { id }, query: { again: '1' } })).body

/** Inserts directly into the table, for tests with many posts. */
export async function fillPosts(app: TestApp, author: { id: string }, titles: readonly string[]) {
  const now = Date.now()
  const rows = titles.map((title, at) => ({
    id: newId(),
    title,
    content: 'Metin metin metin',
    category: 'Genel',
    author_id: author.id,
    search_key: title.toLowerCase(),
    created_at: new Date(now + at),
    last_activity: new Date(now + at),
  }))
  await app.ctx.db.insert(forumPosts).values(rows)
  return rows.map(({ id }) => id)
}

export const notificationsOf = async (app: TestApp, to: { id: string }) =>
  (await app.ctx.db.select().from(notifications).orderBy(notifications.id))
    .filter(({ user_id }) => user_id === to.id)
    .map(({ kind, event, link }) => ({ kind, event, link }))
