import { useEffect } from 'react'
import type { MessageView } from '#domain/chat/chat.schema.ts'
import type { ChatData } from '#domain/chat/chat-data.rules.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { useCatchUp, useServerEvent } from '#web/lib/socket.ts'
import { changeChatPage } from './chat.queries.ts'
import { listWithMessage, listWithPresence, listWithRead, partnerOf } from './chat-list.ts'
import { isInStep, loseStep, readMissed } from './conversation.ts'
import { withHeard, withRead } from './thread.ts'
import { changeThread, partnerOfChat, threadOf } from './threads.ts'
import { chatKey, chatPageKey, isBeingRead } from './unread.ts'

const askListAgain = () => void queryClient.invalidateQueries({ queryKey: chatPageKey })

/** The same message may be told twice; it is counted once. */
const counted = new Set<string>()
const isNew = ({ id }: MessageView) => {
  if (counted.has(id)) return false
  counted.add(id)
  return true
}

function hear(message: MessageView, ownId: string) {
  const data = queryClient.getQueryData<ChatData>(chatPageKey)
  const partner = data && partnerOf(data, message, ownId)
  // Somebody new, or the first words of this person in another window: only the server knows the row.
  if (!partner) return askListAgain()
  void queryClient.invalidateQueries({ queryKey: [...chatKey, 'search'] })
  const unread = isNew(message) && message.sender_id !== ownId && !isBeingRead(message.chat_id)
  changeChatPage((list) => listWithMessage(list, partner.id, message, unread))
  // Whoever writes is there.
  if (message.sender_id === partner.id) changeChatPage((list) => listWithPresence(list, partner.id, message.timestamp))
  if (threadOf(partner.id).loaded)
    changeThread(partner.id, (thread) => withHeard(thread, message, isInStep(partner.id)))
}

/** Keeps the list and the conversations in memory true while the screen is open. */
export function useChatLive(ownId: string, openPartnerId: string | undefined): void {
  useServerEvent('message', ({ message }) => hear(message, ownId))
  useServerEvent('messagesRead', ({ chat_id, reader_id, seq }) => {
    const partnerId = partnerOfChat(chat_id)
    if (partnerId) changeThread(partnerId, (thread) => withRead(thread, reader_id, seq, ownId))
    if (reader_id === ownId) changeChatPage((list) => listWithRead(list, chat_id))
  })
  useServerEvent('presence', ({ user_id, last_seen }) =>
    changeChatPage((list) => listWithPresence(list, user_id, last_seen)),
  )
  useCatchUp((first) => {
    if (!first) askListAgain()
    if (openPartnerId && threadOf(openPartnerId).loaded) void readMissed(openPartnerId).catch(() => null)
  })
  useEffect(() => loseStep, [])
}
