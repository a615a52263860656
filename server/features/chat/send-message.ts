import { refuseChat } from '#domain/chat/chat.messages.ts'
import type { MessageView } from '#domain/chat/chat.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { lockChat, mayWriteTo, touchChat } from './chat-scope.queries.ts'
import { insertMessage, lockUploads, messageById } from './messages.queries.ts'
import { notifyAwayReader } from './notify-away-reader.ts'

interface Outgoing {
  id: string
  text: string
  files: string[]
}

/** Sending again under the same id answers with what was stored the first time, whatever happened in between. */
export async function sendMessage(
  ctx: Context,
  actor: Actor,
  chatId: string,
  outgoing: Outgoing,
): Promise<MessageView> {
  if (!outgoing.text && outgoing.files.length === 0) throw refuseChat('message_empty')
  return ctx.db.transact(async (tx) => {
    const chat = await lockChat(tx, actor, chatId)
    if (!chat) throw refuseChat('chat_missing')
    const earlier = await messageById(tx, outgoing.id)
    if (earlier) {
      if (earlier.chat_id !== chatId || earlier.sender_id !== actor.userId) throw refuseChat('message_id_taken')
      return earlier
    }
    if (!(await mayWriteTo(tx, actor, chat.partner))) throw refuseChat('chat_closed')
    const wanted = [...new Set(outgoing.files)]
    const files = await lockUploads(tx, actor, chatId, wanted)
    if (files.length !== wanted.length) throw refuseChat('files_missing')
    const now = ctx.clock.now()
    const { id, text } = outgoing
    const message = await insertMessage(
      tx,
      { id, chat_id: chatId, sender_id: actor.userId, text, timestamp: now },
      files,
    )
    if (!message) throw refuseChat('message_id_taken')
    await touchChat(tx, chatId, now)
    await notifyAwayReader(ctx, tx, { actor, chat, message: id })
    tx.afterCommit(() => {
      for (const userId of [chat.partner, actor.userId]) ctx.realtime.toUser(userId, 'message', { message })
    })
    return message
  })
}
