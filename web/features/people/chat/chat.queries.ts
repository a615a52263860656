import { queryOptions } from '@tanstack/react-query'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import type { ChatData } from '#domain/people/chat/chat-data.rules.ts'
import { cacheTimes, queryTimes } from '#web/cache/cache-times.ts'
import { chatKeys } from '#web/cache/chat.keys.ts'
import { copyOf, keepCopy } from '#web/cache/kept-copies.ts'
import { queryClient, retryUpTo } from '#web/cache/query-client.ts'
import { call } from '#web/lib/call.ts'
import type { UploadProgress } from '#web/ui/upload-queue.ts'
import { readPage } from './chat-reading.ts'

/** Messages by others are never written to the browser's storage, not even for half a minute. */
const withoutWords = (data: ChatData): ChatData => ({
  ...data,
  conversation: null,
  partners: data.partners.map((partner) => ({
    ...partner,
    email: '',
    last: partner.last && { ...partner.last, text: '' },
  })),
})

export const chatPageQuery = (ownId: string, openChatId: () => string | undefined) =>
  queryOptions({
    queryKey: chatKeys.page,
    queryFn: async (): Promise<ChatData> => {
      const data = await readPage(openChatId())
      keepCopy('chat', ownId, withoutWords(data))
      setUnread(ownId, data.totalUnread, Object.fromEntries(data.partners.map(({ id, unread }) => [id, unread])))
      return data
    },
    placeholderData: () => copyOf<ChatData>('chat', ownId),
    ...queryTimes.chat,
    retry: retryUpTo(queryTimes.chat.retry),
  })

/** A fallback for when the full data cannot be loaded; known unread counts are filled in. */
export const peopleQuery = (ownId: string, enabled: boolean) =>
  queryOptions({
    queryKey: chatKeys.people,
    queryFn: async () => {
      const { partners } = await call(chatApi.people)
      const { byPerson = {} } = keptUnread(ownId) ?? {}
      return { partners: partners.map((partner) => ({ ...partner, unread: byPerson[partner.id] ?? 0 })) }
    },
    enabled,
    retry: false,
    staleTime: cacheTimes.memory.unreadCounts,
  })

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: chatKeys.search(q),
    queryFn: ({ signal }) => call(chatApi.search, { query: { q } }, { signal }),
    enabled: q.length >= 2,
    staleTime: cacheTimes.memory.general,
  })

export const uploadChatFile = (id: string, file: File, progress: UploadProgress) =>
  call(chatApi.upload, { params: { id }, query: { name: file.name }, file }, progress)

interface UnreadCounts {
  total: number
  /** Keyed by the other person's id, as far as known. */
  byPerson: Record<string, number>
}

const keptUnread = (ownId: string) => copyOf<UnreadCounts>('unread', ownId)

export function setUnread(ownId: string, total: number, byPerson = keptUnread(ownId)?.byPerson ?? {}): void {
  keepCopy('unread', ownId, { total, byPerson } satisfies UnreadCounts)
  queryClient.setQueryData(chatKeys.unread, total)
}

/** Unread messages of all conversations (AMB-58). */
export const unreadQuery = (ownId: string) =>
  queryOptions({
    queryKey: chatKeys.unread,
    queryFn: async () => (await call(chatApi.unread)).totalUnread,
    placeholderData: () => keptUnread(ownId)?.total,
    staleTime: cacheTimes.memory.totalUnread,
    enabled: ownId !== '',
  })
