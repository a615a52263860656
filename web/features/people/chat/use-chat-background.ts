import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { chatKeys } from '#web/cache/chat.keys.ts'
import { setMenuBadge } from '#web/layout/menu-badges.ts'
import { useCatchUp, useConnection, useServerEvent } from '#web/lib/socket.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { showTitleCount } from '#web/ui/site-title.ts'
import { unreadQuery } from './chat.queries.ts'
import { connectionBack, messageReceived, typingReceived } from './chat-reading.ts'
import { chatState, dispatch, startChat } from './chat-store.ts'

/** Part of the signed-in shell: on every screen, queued messages are sent, and arriving ones are stored and counted. */
export function useChatBackground(): void {
  const client = useQueryClient()
  const ownId = useCurrentUser()?.user.id ?? ''
  // Before any other effect, so that screens find the right user's state.
  useLayoutEffect(() => {
    if (ownId) startChat(ownId)
  }, [ownId])
  useConnectionEvents()
  useUnreadCount(ownId)

  const countAgain = () => void client.invalidateQueries({ queryKey: chatKeys.unread })
  const listAgain = () => void client.invalidateQueries({ queryKey: chatKeys.page })
  useServerEvent('message', ({ message }) => {
    const isViewed = message.chat_id === chatState().viewedChatId
    messageReceived(message)
    // The rows are already updated; the next visit refetches them all the same.
    void client.invalidateQueries({ queryKey: chatKeys.page, refetchType: 'none' })
    if (message.sender_id !== ownId && !isViewed && !message.is_read) countAgain()
  })
  useServerEvent('messagesRead', ({ chat_id, reader_id, seq }) => {
    dispatch({ type: 'readMarked', chatId: chat_id, readerId: reader_id, seq })
    if (reader_id === ownId) countAgain()
  })
  useServerEvent('presence', ({ user_id, last_seen }) =>
    dispatch({ type: 'presenceReceived', userId: user_id, lastSeen: last_seen }),
  )
  useServerEvent('present', ({ user_ids, last_seen }) => {
    for (const userId of user_ids) dispatch({ type: 'presenceReceived', userId, lastSeen: last_seen })
  })
  useServerEvent('typing', typingReceived)
  useCatchUp((first) => {
    // Messages that arrived between the list's reply and the first connection were not announced here.
    if (first && !client.getQueryData(chatKeys.page)) return
    countAgain()
    listAgain()
  })
}

function useConnectionEvents(): void {
  const isOpen = useConnection() === 'open'
  // The effect below does not see a connection that is restored at once.
  useCatchUp(connectionBack)
  useEffect(() => {
    if (!isOpen) return
    if (chatState().connection === 0) connectionBack()
    // Also at unmount, because no events are received afterwards.
    return () => dispatch({ type: 'connectionLost' })
  }, [isOpen])
}

/** In the menu and in the window's title. */
function useUnreadCount(ownId: string): void {
  const total = useQuery(unreadQuery(ownId)).data ?? 0
  useEffect(() => show(total), [total])
  useEffect(() => () => show(0), [])
}

function show(total: number): void {
  setMenuBadge('/chat', total)
  showTitleCount(total)
}
