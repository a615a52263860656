import { refuseChat } from '#domain/people/chat/chat.messages.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { unreadOf } from '#server/services/notifications/notifications.queries.ts'
import { totalUnread } from './chat-list.queries.ts'
import { lockChat } from './chat-scope.queries.ts'
import { markRead } from './messages.queries.ts'
import { linkToChat } from './notify-away-reader.ts'
import { markNotificationsRead } from './presence.queries.ts'

/** Marks only the other person's messages, and their notification, as read. */
export async function readMessages(ctx: Context, actor: Actor, chatId: string, seq: number) {
  const { userId } = actor
  await ctx.db.transact(async (tx) => {
    // Locks the chat, because two windows that mark the same rows could deadlock.
    const chat = await lockChat(tx, actor, chatId)
    if (!chat) throw refuseChat('chat_missing')
    const read = await markRead(tx, actor, { chatId, seq, now: ctx.clock.now() })
    if (read === 0) return
    tx.afterCommit(() =>
      ctx.realtime.toUsers([chat.partner, userId], 'messagesRead', { chat_id: chatId, reader_id: userId, seq }),
    )
    if ((await markNotificationsRead(tx, userId, linkToChat(chatId))) === 0) return
    const unread = (await unreadOf(tx, [userId])).get(userId) ?? 0
    tx.afterCommit(() => ctx.realtime.toUsers([userId], 'notificationsChanged', { unread }))
  })
  return { totalUnread: await totalUnread(ctx.db, userId) }
}
