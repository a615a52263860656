import { refuseChat } from '#domain/people/chat/chat.messages.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { findOrCreateChat, isRelated } from './chat-scope.queries.ts'

/** A stranger and somebody who does not exist answer alike (CHAT-03). */
export async function openChat(ctx: Context, actor: Actor, partner: string): Promise<string> {
  if (!(await isRelated(ctx.db, actor, partner))) throw refuseChat('partner_missing')
  return findOrCreateChat(ctx.db, actor.userId, partner, ctx.clock.now())
}
