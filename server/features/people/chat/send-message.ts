import { refuseChat } from '#domain/people/chat/chat.messages.ts'
import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import type { Context } from '#server/context.ts'
import type { Database, Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { lockUploads, messageById } from './messages.queries.ts'
import { linkToChat, notifyAwayReader } from './notify-away-reader.ts'
import { type WrittenMessage, writeMessage } from './write-message.queries.ts'

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
  const { id, text, files } = outgoing
  if (!text && files.length === 0) throw refuseChat('message_empty')
  const message = { id, text, chat_id: chatId, link: linkToChat(chatId), now: ctx.clock.now() }
  if (files.length === 0) {
    // The usual message is one statement, which needs no transaction around it.
    const written = await writeMessage(ctx.db, actor, { ...message, files: [], unlessAway: true })
    if (!written?.readerAway) return sentOrEarlier(ctx, ctx.db, { actor, id, chatId, written })
  }
  return ctx.db.transact(async (tx) => {
    const wanted = [...new Set(files)]
    const uploads = await lockUploads(tx, actor, chatId, wanted)
    const found = uploads.length === wanted.length ? uploads : null
    const written = await writeMessage(tx, actor, { ...message, files: found })
    if (written?.message && written.readerAway)
      await notifyAwayReader(ctx, tx, { actor, chat: { id: chatId, partner: written.partner }, message: id })
    return sentOrEarlier(ctx, tx, { actor, id, chatId, written })
  })
}

interface SentMessage {
  actor: Actor
  id: string
  chatId: string
  written: WrittenMessage | null
}

/** Shows the new message to open browsers; if it was not written, returns the one stored under its id, or refuses. */
async function sentOrEarlier(
  ctx: Context,
  db: Database | Tx,
  { actor, id, chatId, written }: SentMessage,
): Promise<MessageView> {
  if (!written) throw refuseChat('chat_missing')
  const { message, partner, open } = written
  // Also for an earlier one, because a lost connection may have hidden that it was stored. Browsers know it by its id.
  const show = (shown: MessageView): MessageView => {
    db.afterCommit(() => ctx.realtime.toUsers([partner, actor.userId], 'message', { message: shown }))
    return shown
  }
  if (message) return show(message)
  const earlier = await messageById(db, id)
  if (!earlier) throw refuseChat(open ? 'files_missing' : 'chat_closed')
  if (earlier.chat_id !== chatId || earlier.sender_id !== actor.userId) throw refuseChat('message_id_taken')
  return show(earlier)
}
