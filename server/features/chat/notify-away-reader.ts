import { deriveRoles, roleTitle } from '#domain/access/roles.ts'
import { wroteYou } from '#domain/chat/chat.messages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { notify } from '#server/services/notifications/notify.ts'
import type { FoundChat } from './chat-scope.queries.ts'
import { awayReader } from './presence.queries.ts'

export const linkToChat = (chatId: string) => `/chat?chat=${chatId}`

/** An open browser receives the message itself; for a reader who is away one notification waits for all of them. */
export async function notifyAwayReader(
  ctx: Context,
  tx: Tx,
  { actor, chat, message }: { actor: Actor; chat: FoundChat; message: string },
): Promise<void> {
  const link = linkToChat(chat.id)
  const unread = { chat_id: chat.id, message_id: message, sender_id: actor.userId, link }
  const reader = await awayReader(tx, chat.partner, unread, ctx.clock.now())
  if (!reader) return
  const { isHost, isTenant } = deriveRoles({ ...reader, owned_id: [], renters_id: [] })
  await notify(ctx, tx, [
    {
      user_id: chat.partner,
      kind: 'message',
      event: wroteYou(actor.username),
      target_audience: isHost ? 'owner' : isTenant ? 'tenant' : 'authorised',
      property: null,
      link,
      sender_type: roleTitle(actor.subject),
      created_by: actor.userId,
    },
  ])
}
