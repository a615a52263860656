import { wordsOf } from '#domain/people/chat/chat.rules.ts'
import type { ChatPartner, MessageView } from '#domain/people/chat/chat.schema.ts'
import type { ChatData } from '#domain/people/chat/chat-data.rules.ts'
import type { ChatEvent, ChatState } from './chat-state.ts'

/**
 * Updates the rows of the list after an event. The rows are the server's reply in the query cache; the events keep them
 * current until the next reply. `state` is the one before the event.
 */
export function reduceList(list: ChatData, event: ChatEvent, state: ChatState): ChatData {
  switch (event.type) {
    case 'messageReceived': {
      const { partnerId, message } = event
      const isOwn = message.sender_id === state.ownId
      const isNew = !state.receivedIds.includes(message.id)
      const unread = isNew && !isOwn && message.chat_id !== state.viewedChatId
      return changed(list, partnerId, (partner) => withMessage(partner, message, unread))
    }
    case 'readRequested':
      return changed(list, event.partnerId, withoutUnread)
    case 'readMarked': {
      const read = event.readerId === state.ownId && list.partners.find(({ chatId }) => chatId === event.chatId)
      return read ? changed(list, read.id, withoutUnread) : list
    }
    case 'presenceReceived':
      return changed(list, event.userId, (partner) => ({ ...partner, last_seen: event.lastSeen }))
    case 'chatOpened':
      return changed(list, event.partnerId, (partner) => ({ ...partner, chatId: event.chatId, hasChat: true }))
    default:
      return list
  }
}

/** The other person of the message's conversation, as far as the list knows. */
export const partnerOf = (list: ChatData, message: MessageView, ownId: string): ChatPartner | undefined =>
  list.partners.find(({ chatId, id }) =>
    chatId ? chatId === message.chat_id : message.sender_id !== ownId && id === message.sender_id,
  )

function changed(list: ChatData, partnerId: string, change: (partner: ChatPartner) => ChatPartner): ChatData {
  if (!list.partners.some(({ id }) => id === partnerId)) return list
  return { ...list, partners: list.partners.map((each) => (each.id === partnerId ? change(each) : each)) }
}

const withoutUnread = (partner: ChatPartner): ChatPartner => ({ ...partner, unread: 0 })

const withMessage = (partner: ChatPartner, message: MessageView, unread: boolean): ChatPartner => ({
  ...partner,
  chatId: message.chat_id,
  hasChat: true,
  // The sender of a message is online.
  last_seen: message.sender_id === partner.id ? message.timestamp : partner.last_seen,
  unread: partner.unread + (unread ? 1 : 0),
  last:
    partner.last && partner.last.timestamp > message.timestamp
      ? partner.last
      : { text: wordsOf(message), sender_id: message.sender_id, timestamp: message.timestamp },
})
