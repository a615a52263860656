import { queryOptions } from '@tanstack/react-query'
import { chatApi } from '#domain/chat/chat.api.ts'
import type { ChatData } from '#domain/chat/chat-data.rules.ts'
import { cacheTimes, queryTimes } from '#web/cache/cache-times.ts'
import { copyOf, keepCopy } from '#web/cache/kept-copies.ts'
import { queryClient, retryUpTo } from '#web/cache/query-client.ts'
import { call } from '#web/lib/call.ts'
import { beginReading, takeLatest } from './conversation.ts'
import { chatKey, chatPageKey, keptUnread, setUnread } from './unread.ts'

/** What was written is not left in the browser's storage, not even for half a minute. */
const withoutWords = (data: ChatData): ChatData => ({
  ...data,
  conversation: null,
  partners: data.partners.map((partner) => ({
    ...partner,
    email: '',
    last: partner.last && { ...partner.last, text: '' },
  })),
})

/** The whole screen in one call; the open conversation goes straight to the others in memory. */
export const chatPageQuery = (ownId: string, openChat: () => string | undefined) =>
  queryOptions({
    queryKey: chatPageKey,
    queryFn: async (): Promise<ChatData> => {
      const read = beginReading()
      const data = await call(chatApi.page, { query: { chat: openChat() } })
      const { conversation, partners, totalUnread } = data
      const partner = conversation && partners.find(({ chatId }) => chatId === conversation.chat_id)
      if (partner && conversation) {
        const taken = takeLatest(partner.id, conversation)
        taken.then(
          () => read(partner.id),
          () => null,
        )
      }
      keepCopy('chat', ownId, withoutWords(data))
      setUnread(ownId, totalUnread, Object.fromEntries(partners.map(({ id, unread }) => [id, unread])))
      return data
    },
    placeholderData: () => copyOf<ChatData>('chat', ownId),
    ...queryTimes.chat,
    retry: retryUpTo(queryTimes.chat.retry),
  })

/** Asked only when the full data cannot be had; what is known of unread messages is filled in. */
export const peopleQuery = (ownId: string, enabled: boolean) =>
  queryOptions({
    queryKey: [...chatKey, 'people'],
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
    queryKey: [...chatKey, 'search', q],
    queryFn: ({ signal }) => call(chatApi.search, { query: { q } }, { signal }),
    enabled: q.length >= 2,
    staleTime: cacheTimes.memory.general,
  })

export const changeChatPage = (change: (data: ChatData) => ChatData): void => {
  queryClient.setQueryData<ChatData>(chatPageKey, (data) => data && change(data))
}
