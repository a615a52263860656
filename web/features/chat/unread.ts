import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chatApi } from '#domain/chat/chat.api.ts'
import { cacheTimes } from '#web/cache/cache-times.ts'
import { copyOf, keepCopy } from '#web/cache/kept-copies.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { setMenuBadge } from '#web/layout/menu-badges.ts'
import { call } from '#web/lib/call.ts'
import { useCatchUp, useServerEvent } from '#web/lib/socket.ts'
import { knownUser, useCurrentUser } from '#web/session/current-user.ts'
import { showTitleCount } from '#web/ui/site-title.ts'

export const chatKey = ['chat']
export const chatPageKey = [...chatKey, 'page']
const unreadKey = [...chatKey, 'unread']

export interface UnreadCounts {
  total: number
  /** By the other person's id, as far as they are known. */
  byPerson: Record<string, number>
}

export const keptUnread = (ownId: string) => copyOf<UnreadCounts>('unread', ownId)

export function setUnread(ownId: string, total: number, byPerson = keptUnread(ownId)?.byPerson ?? {}): void {
  keepCopy('unread', ownId, { total, byPerson } satisfies UnreadCounts)
  queryClient.setQueryData(unreadKey, total)
}

const unreadQuery = (ownId: string) =>
  queryOptions({
    queryKey: unreadKey,
    queryFn: async () => (await call(chatApi.unread)).totalUnread,
    placeholderData: () => keptUnread(ownId)?.total,
    staleTime: cacheTimes.memory.totalUnread,
  })

/** The conversation that is being read right now: what arrives there is not unread for a moment. */
let reading: string | null = null
export const setReading = (chatId: string | null) => {
  reading = chatId
}
export const isBeingRead = (chatId: string) => chatId === reading

/** Messages not read in any conversation (AMB-58), in the menu and in the window's title. */
function show(total: number) {
  setMenuBadge('/chat', total)
  showTitleCount(total)
}

function useTotalUnread(): number {
  const me = useCurrentUser()
  const ownId = me?.user.id ?? ''
  return useQuery({ ...unreadQuery(ownId), enabled: ownId !== '' }).data ?? 0
}

/** Keeps the count and the title true wherever the person is; part of the signed-in frame. */
export function useUnreadWatch(): void {
  const client = useQueryClient()
  const total = useTotalUnread()
  useEffect(() => show(total), [total])
  useEffect(() => () => show(0), [])

  const askAgain = () => void client.invalidateQueries({ queryKey: unreadKey })
  useServerEvent('message', ({ message }) => {
    const own = knownUser()?.user.id
    // The chat screen patches its own list; for the next visit it is old news.
    void client.invalidateQueries({ queryKey: chatPageKey, refetchType: 'none' })
    if (message.sender_id !== own && !isBeingRead(message.chat_id) && !message.is_read) askAgain()
  })
  useServerEvent('messagesRead', ({ reader_id }) => {
    if (reader_id === knownUser()?.user.id) askAgain()
  })
  useCatchUp((first) => {
    if (!first) askAgain()
  })
}
