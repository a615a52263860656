import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { PostCard } from '#domain/community/forum/forum.schema.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { eventually, stubServer } from '#web/ui/testing.tsx'
import { renderAt } from '#web/ui/testing-router.tsx'
import ForumScreen from './ForumScreen.tsx'
import { postQuery } from './forum.queries.ts'

const card: PostCard = {
  id: '0192f3c4-5d6e-7000-8000-000000000001',
  title: '<b>Depozito</b> iadesi',
  excerpt: '<img src=x onerror=alert(1)> ne olur?',
  category: 'Depozito',
  tags: ['depozito'],
  author_id: null,
  author_name: 'Ayrılan üye',
  author_is_admin: false,
  view_count: 3,
  reply_count: 2,
  like_count: 1,
  is_pinned: true,
  is_locked: true,
  created_at: '2026-11-14T09:00:00.000Z',
  last_activity: '2026-11-14T09:00:00.000Z',
  bookmarked: true,
  hidden_reason: null,
}

let end = async () => {}
afterEach(async () => {
  await end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function open(documents: PostCard[], openReports: number | null = null) {
  stubServer(() => ({ body: { documents, total: documents.length, hasMore: false, openReports } }))
  const { container, unmount } = await renderAt(
    '/forum',
    <QueryClientProvider client={queryClient}>
      <ForumScreen />
    </QueryClientProvider>,
  )
  end = unmount
  return container
}

test('SCR-12 FOR-01 a post in the list shows its marks and numbers, and what was typed as text', async () => {
  const container = await open([card])
  await eventually(() => expect(container.textContent).toContain('<b>Depozito</b> iadesi'))
  for (const words of ['Sabitlendi', 'Yanıta kapalı', '2 yanıt', '1 beğeni', '3 görüntülenme', 'Kaydedildi'])
    expect(container.textContent).toContain(words)
  expect(container.querySelector('img, b')).toBeNull()
  expect(container.textContent).not.toContain('Şikâyetler')
})

test('SCR-12 an empty forum invites to write, and an administrator sees that reports wait', async () => {
  const container = await open([], 2)
  await eventually(() => expect(container.textContent).toContain('Henüz gönderi yok'))
  expect(container.textContent).toContain('Şikâyetler (2)')
})

test('SCR-12 a list that cannot be read says so', async () => {
  stubServer(() => ({ status: 403, body: { code: 'not_allowed', message: 'Bu işlem için yetkiniz yok.' } }))
  const { container, unmount } = await renderAt(
    '/forum',
    <QueryClientProvider client={queryClient}>
      <ForumScreen />
    </QueryClientProvider>,
  )
  end = unmount
  await eventually(() => expect(container.textContent).toContain('Bu bölüm size açık değil'))
})

test('FOR-07 opening a post is a reading, asking again for the open one is not', async () => {
  const calls = stubServer(() => ({ body: { post: {}, replies: {} } }))
  const id = card.id
  await queryClient.fetchQuery(postQuery(id, {}))
  await queryClient.fetchQuery(postQuery(id, {}))
  await queryClient.fetchQuery(postQuery(id, { page: 2 }))
  expect(calls).toEqual([
    `GET /api/forum/posts/${id}`,
    `GET /api/forum/posts/${id}?again=1`,
    `GET /api/forum/posts/${id}?page=2&again=1`,
  ])
})
