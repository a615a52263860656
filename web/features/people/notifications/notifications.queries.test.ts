import { afterEach, expect, test, vi } from 'vitest'
import type { NotificationView } from '#domain/people/notifications/notifications.schema.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { until } from '#web/ui/testing.tsx'
import { allQuery, arrived, latestQuery, readAll, readOne } from './notifications.queries.ts'

const notice = (id: string, is_read = false): NotificationView => ({
  id,
  kind: 'system',
  event: `Olay ${id}`,
  property: null,
  link: null,
  is_read,
  target_audience: 'general',
  sender_type: 'system',
  created_by: null,
  created_at: '2026-11-14T09:00:00.000Z',
})
const ids = () => queryClient.getQueryData(latestQuery.queryKey)!.documents.map((each) => each.id)
const unread = () => queryClient.getQueryData(latestQuery.queryKey)!.unread

function listed(...documents: NotificationView[]) {
  const page = { documents, hasMore: false, unread: documents.filter((each) => !each.is_read).length }
  queryClient.setQueryData(latestQuery.queryKey, page)
  queryClient.setQueryData(allQuery.queryKey, { pages: [page], pageParams: [0] })
}
const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('NOT-04 what arrives twice is kept once; the dropdown stays at five', () => {
  listed(...['5', '4', '3', '2', '1'].map((id) => notice(id, true)))
  arrived(notice('6'), 1)
  arrived(notice('6'), 1)
  expect(ids()).toEqual(['6', '5', '4', '3', '2'])
  expect(unread()).toBe(1)
  expect(queryClient.getQueryData(latestQuery.queryKey)!.hasMore).toBe(true)
  expect(queryClient.getQueryData(allQuery.queryKey)!.pages[0]!.documents).toHaveLength(6)
})

test('NOT-08 read at once, with the server’s number in the end', async () => {
  listed(notice('2'), notice('1'))
  let reply = (_: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (reply = resolve)))
  const reading = readOne('2')
  await until(() => expect(unread()).toBe(1))
  reply(new Response(JSON.stringify({ success: true, unread: 7 })))
  await reading
  expect(unread()).toBe(7)
  answer(200, { success: true, unread: 0 })
  await readAll()
  expect(unread()).toBe(0)
  expect(queryClient.getQueryData(latestQuery.queryKey)!.documents.every((each) => each.is_read)).toBe(true)
})

test('a mark that fails is told to whoever asked', async () => {
  listed(notice('1'))
  answer(404, { code: 'notification_missing', message: 'Bildirim bulunamadı' })
  await expect(readOne('1')).rejects.toThrow('Bildirim bulunamadı')
})
