import { refuseChat } from '#domain/people/chat/chat.messages.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { findOrCreateChat, isRelated } from './chat-scope.queries.ts'

/** Same reply for a stranger and a missing user (CHAT-03). */
export async function openChat(ctx: Context, actor: Actor, partner: string): Promise<string> {
  if (!(await isRelated(ctx.db, actor, partner))) throw refuseChat('partner_missing')
  return findOrCreateChat(ctx.db, actor.userId, partner, ctx.clock.now())
}
