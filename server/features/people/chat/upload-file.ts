import { refuseChat } from '#domain/people/chat/chat.messages.ts'
import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import { refuseFile } from '#domain/services/files/files.messages.ts'
import { extensionFits } from '#domain/services/files/files.rules.ts'
import { imageTypes } from '#domain/services/files/files.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { keepFile } from '#server/services/files/keep-file.ts'
import { prepareDocument, prepareImage, typeOf } from '#server/services/files/prepare-file.ts'
import { tidyChatFileJob } from './chat.jobs.ts'
import { findChat, mayWriteTo } from './chat-scope.queries.ts'

const unsentSeconds = 86_400

/** Photos are reduced for phones; documents stay unchanged. */
export async function uploadFile(
  ctx: Context,
  actor: Actor,
  { chatId, name, bytes }: { chatId: string; name: string; bytes: Uint8Array },
) {
  const chat = await findChat(ctx.db, actor, chatId)
  if (!chat) throw refuseChat('chat_missing')
  if (!(await mayWriteTo(ctx.db, actor, chat.partner))) throw refuseChat('chat_closed')
  const type = await typeOf(bytes)
  const prepared = await (imageTypes.some((image) => image === type) ? prepareImage(bytes) : prepareDocument(bytes))
  if (!extensionFits(name, prepared.type)) throw refuseFile('wrong_extension')
  return keepFile(
    ctx,
    actor,
    { area: 'general-files', name, property_id: null, chat_id: chatId, prepared },
    async (tx, file): Promise<MessageView['files'][number]> => {
      await ctx.jobs.enqueue(tx, tidyChatFileJob, { id: file.id }, { afterSeconds: unsentSeconds })
      return { ...file, name }
    },
  )
}
