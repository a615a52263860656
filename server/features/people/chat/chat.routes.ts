import { chatApi } from '#domain/people/chat/chat.api.ts'
import { refuseChat, userChatKey } from '#domain/people/chat/chat.messages.ts'
import { withoutChosenOwner } from '#server/http/actor.ts'
import { type Route, route } from '#server/http/route.ts'
import { chatPartners, relatedPartners, totalUnread } from './chat-list.queries.ts'
import { conversationOf, searchMessages } from './messages.queries.ts'
import { openChat } from './open-chat.ts'
import { readMessages } from './read-messages.ts'
import { sendMessage } from './send-message.ts'
import { uploadFile } from './upload-file.ts'

const firstPage = 20

// Conversations belong to two people, so they ignore the owner chosen in the header.

export const chatRoutes: Route[] = [
  route(chatApi.page, async ({ ctx, actor, query }) => {
    const caller = withoutChosenOwner(actor)
    const [list, conversation] = await Promise.all([
      chatPartners(ctx.db, caller, ctx.clock.now()),
      query.chat ? conversationOf(ctx.db, caller, query.chat, { size: firstPage }) : null,
    ])
    return { ...list, conversation }
  }),
  route(chatApi.people, async ({ ctx, actor }) => ({
    partners: await relatedPartners(ctx.db, withoutChosenOwner(actor), ctx.clock.now()),
  })),
  route(chatApi.unread, async ({ ctx, actor }) => ({
    totalUnread: await totalUnread(ctx.db, userChatKey(actor.userId)),
  })),
  route(chatApi.search, async ({ ctx, actor, query }) => ({
    messages: await searchMessages(ctx.db, withoutChosenOwner(actor), query.q),
  })),
  route(chatApi.open, async ({ ctx, actor, body }) => ({
    chat_id: await openChat(ctx, withoutChosenOwner(actor), body.user_id),
  })),
  route(chatApi.messages, async ({ ctx, actor, params, query }) => {
    const conversation = await conversationOf(ctx.db, withoutChosenOwner(actor), params.id, query)
    if (!conversation) throw refuseChat('chat_missing')
    return conversation
  }),
  route(chatApi.send, ({ ctx, actor, params, body }) => sendMessage(ctx, withoutChosenOwner(actor), params.id, body)),
  route(chatApi.read, ({ ctx, actor, params, body }) =>
    readMessages(ctx, withoutChosenOwner(actor), params.id, body.seq),
  ),
  route(chatApi.upload, ({ ctx, actor, params, query, file }) =>
    uploadFile(ctx, withoutChosenOwner(actor), { chatId: params.id, name: query.name, bytes: file }),
  ),
]
