import { wordsOf } from '#domain/chat/chat.rules.ts'
import type { ChatPartner, MessageView } from '#domain/chat/chat.schema.ts'
import type { ChatData } from '#domain/chat/chat-data.rules.ts'

const changed = (data: ChatData, is: (partner: ChatPartner) => boolean, to: (partner: ChatPartner) => ChatPartner) => ({
  ...data,
  partners: data.partners.map((partner) => (is(partner) ? to(partner) : partner)),
})

/** Whom a message was written to or by, as far as the list knows. */
export const partnerOf = (data: ChatData, message: MessageView, ownId: string): ChatPartner | undefined =>
  data.partners.find(({ chatId, id }) =>
    chatId ? chatId === message.chat_id : message.sender_id !== ownId && id === message.sender_id,
  )

/** `unread`: it is the other person's, new here, and nobody is looking at it. */
export const listWithMessage = (data: ChatData, partnerId: string, message: MessageView, unread: boolean): ChatData =>
  changed(
    data,
    ({ id }) => id === partnerId,
    (partner) => ({
      ...partner,
      chatId: message.chat_id,
      hasChat: true,
      unread: partner.unread + (unread ? 1 : 0),
      last:
        partner.last && partner.last.timestamp > message.timestamp
          ? partner.last
          : { text: wordsOf(message), sender_id: message.sender_id, timestamp: message.timestamp },
    }),
  )

export const listWithRead = (data: ChatData, chatId: string): ChatData =>
  changed(
    data,
    (partner) => partner.chatId === chatId && partner.unread > 0,
    (partner) => ({ ...partner, unread: 0 }),
  )

export const listWithPresence = (data: ChatData, userId: string, last_seen: string): ChatData =>
  changed(
    data,
    ({ id }) => id === userId,
    (partner) => ({ ...partner, last_seen }),
  )

export const listWithChat = (data: ChatData, partnerId: string, chatId: string): ChatData =>
  changed(
    data,
    ({ id }) => id === partnerId,
    (partner) => ({ ...partner, chatId, hasChat: true }),
  )
