import { passesGuard } from '#domain/access/guards.ts'
import { Refusal } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { isForeign } from '#server/http/caller.ts'
import { actorOf, tokenIn } from '#server/http/session.ts'
import type { Door } from '#server/platform/realtime/realtime.ts'
import { findChat, mayWriteTo } from './chat-scope.queries.ts'
import { openTokens, presentIn } from './presence.queries.ts'

/** The same session, the same rules as for a call. */
export function socketDoor(ctx: Context): Door {
  const closed = (actor: Actor) => ctx.config.maintenance && actor.subject.role !== 'admin'

  /** Null for somebody whose record is gone, as for no session. */
  async function holderOf(token: string): Promise<Actor | null> {
    try {
      return (await actorOf(ctx, token))?.actor ?? null
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  return {
    isForeign: (headers) =>
      isForeign(ctx, (name) => {
        const value = headers[name]
        return Array.isArray(value) ? value[0] : value
      }),
    async admit(headers) {
      const token = tokenIn(ctx, headers.cookie)
      const actor = token && (await holderOf(token))
      if (!token || !actor) return 'no_session'
      if (!passesGuard('signed-in', actor.subject)) return 'account_pending'
      return closed(actor) ? 'maintenance' : { userId: actor.userId, token }
    },
    stillIn: (tokens) => openTokens(ctx.db, tokens, ctx.clock.now()),
    async mayOpenChat({ token }, chatId) {
      const actor = await holderOf(token)
      const chat = actor && (await findChat(ctx.db, actor, chatId))
      return chat ? mayWriteTo(ctx.db, actor, chat.partner) : false
    },
    presentIn: (chatIds) => presentIn(ctx.db, chatIds, ctx.clock.now()),
    arrived: (userId) => ctx.presence.arrived(userId),
    gone: (userId) => ctx.presence.gone(userId),
  }
}
