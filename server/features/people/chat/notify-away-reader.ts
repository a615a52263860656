import { sql } from 'drizzle-orm'
import { wroteYou } from '#domain/people/chat/chat.messages.ts'
import { titleOfActor } from '#server/access/role-title.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { notify } from '#server/services/notifications/notify.ts'
import type { FoundChat } from './chat-scope.queries.ts'
import { awayReaders } from './presence.queries.ts'

export const linkToChat = (chatId: string) => `/chat?chat=${chatId}`

/** Open browsers receive the message itself; an absent reader gets one notification for all of them. */
export async function notifyAwayReader(
  ctx: Context,
  tx: Tx,
  { actor, chat, message }: { actor: Actor; chat: FoundChat; message: string },
): Promise<void> {
  const link = linkToChat(chat.id)
  const unread = { chat_id: chat.id, message_id: message, sender_id: actor.userId, link }
  const now = ctx.clock.now()
  const [reader] = await awayReaders(tx, sql`${chat.partner}::uuid`, unread, {
    now: now.toISOString(),
    today: actor.today,
  })
  if (!reader) return
  await notify(ctx, tx, [
    {
      user_id: chat.partner,
      kind: 'message',
      event: wroteYou(actor.username),
      target_audience: reader.engaged ? 'authorised' : reader.host ? 'owner' : reader.tenants ? 'tenant' : 'authorised',
      property: null,
      link,
      sender_type: titleOfActor(actor),
      created_by: actor.userId,
    },
  ])
}
