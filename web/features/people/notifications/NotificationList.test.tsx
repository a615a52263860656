import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { NotificationView } from '#domain/people/notifications/notifications.schema.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { setNavigator } from '#web/lib/navigation.ts'
import { click, eventually, render, stubServer } from '#web/ui/testing.tsx'
import { NotificationList } from './NotificationList.tsx'
import { latestQuery } from './notifications.queries.ts'
import { useNotificationActions } from './use-notification-actions.ts'

const home = { id: '0192f3c4-5d6e-7000-8000-000000000007', baslik: 'Moda Dairesi' }
const notice = (id: string, change: Partial<NotificationView> = {}): NotificationView => ({
  id,
  kind: 'property',
  event: `Olay ${id}`,
  property: null,
  link: null,
  is_read: false,
  target_audience: 'tenant',
  sender_type: 'Mülk Sahibi',
  created_by: null,
  created_at: '2026-11-14T09:00:00.000Z',
  ...change,
})

let end = async () => {}
afterEach(async () => {
  await end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** The list as the bell shows it: rows from the query, clicks through the real actions. */
async function show(...documents: NotificationView[]) {
  const went: string[] = []
  const left: string[] = []
  setNavigator((path) => void went.push(path))
  const unread = documents.filter((each) => !each.is_read).length
  const calls = stubServer((call) =>
    call.startsWith('GET') ? { body: { documents, hasMore: false, unread } } : { body: { success: true, unread: 0 } },
  )
  function Bell() {
    const latest = useQuery(latestQuery)
    const actions = useNotificationActions(() => void left.push('left'))
    return <NotificationList query={latest} documents={latest.data?.documents ?? []} actions={actions} />
  }
  const { container, unmount } = await render(
    <QueryClientProvider client={queryClient}>
      <Bell />
    </QueryClientProvider>,
  )
  end = unmount
  await eventually(() => expect(container.textContent).not.toContain('Yükleniyor'))
  const row = (text: string) =>
    [...container.querySelectorAll('button')].find((each) => each.textContent?.includes(text))
  return { container, row, calls, went, left, writes: () => calls.filter((call) => !call.startsWith('GET')) }
}

test('NOT-07 NOT-08 a click marks it read, in the list and on the server, and opens its property', async () => {
  const { container, row, writes, went, left } = await show(notice('a', { property: home }), notice('b'))
  expect(container.textContent?.match(/Okunmadı/g)).toHaveLength(2)
  await click(row('Olay a'))
  await eventually(() => expect(writes()).toEqual(['POST /api/notifications/a/read']))
  expect(went).toEqual(['/property-detail/0192f3c4-5d6e-7000-8000-000000000007'])
  expect(left).toEqual(['left'])
  await eventually(() => expect(row('Olay a')?.textContent).not.toContain('Okunmadı'))
  expect(row('Olay b')?.textContent).toContain('Okunmadı: Olay b')
})

test('NOT-07 NOT-08 without a property it becomes read and the list stays open; a read one is not marked again', async () => {
  const { row, writes, went, left } = await show(notice('a'), notice('b', { is_read: true, property: home }))
  await click(row('Olay a'))
  await eventually(() => expect(row('Olay a')?.textContent).not.toContain('Okunmadı'))
  expect(writes()).toEqual(['POST /api/notifications/a/read'])
  expect([went, left]).toEqual([[], []])
  await click(row('Olay b'))
  expect(went).toEqual(['/property-detail/0192f3c4-5d6e-7000-8000-000000000007'])
  expect(writes()).toHaveLength(1)
})

test('NOT-06 an empty list says so and what will be here', async () => {
  const { container } = await show()
  expect(container.textContent).toBe('Henüz bildiriminiz yokYeni bildirimler burada görünecek')
})
