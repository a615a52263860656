import { refuseChat } from '#domain/people/chat/chat.messages.ts'
import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { lockUploads, messageById } from './messages.queries.ts'
import { linkToChat, notifyAwayReader } from './notify-away-reader.ts'
import { writeMessage } from './write-message.queries.ts'

interface Outgoing {
  id: string
  text: string
  files: string[]
}

/** Repeating a call with the same id returns the message stored the first time. */
export async function sendMessage(
  ctx: Context,
  actor: Actor,
  chatId: string,
  outgoing: Outgoing,
): Promise<MessageView> {
  if (!outgoing.text && outgoing.files.length === 0) throw refuseChat('message_empty')
  return ctx.db.transact(async (tx) => {
    const wanted = [...new Set(outgoing.files)]
    const uploads = await lockUploads(tx, actor, chatId, wanted)
    const files = uploads.length === wanted.length ? uploads : null
    const { id, text } = outgoing
    const link = linkToChat(chatId)
    const written = await writeMessage(tx, actor, { id, chat_id: chatId, text, files, link, now: ctx.clock.now() })
    if (!written) throw refuseChat('chat_missing')
    const { message, partner, open, readerAway } = written
    if (!message) {
      const earlier = await messageById(tx, id)
      if (!earlier) throw refuseChat(open ? 'files_missing' : 'chat_closed')
      if (earlier.chat_id !== chatId || earlier.sender_id !== actor.userId) throw refuseChat('message_id_taken')
      return earlier
    }
    if (readerAway) await notifyAwayReader(ctx, tx, { actor, chat: { id: chatId, partner }, message: id })
    tx.afterCommit(() => {
      for (const userId of [partner, actor.userId]) ctx.realtime.toUser(userId, 'message', { message })
    })
    return message
  })
}
