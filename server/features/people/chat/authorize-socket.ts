import { isActive } from '#domain/access/guards.ts'
import { Refusal } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import { type Actor, withoutChosenOwner } from '#server/http/actor.ts'
import { isForeign } from '#server/http/caller.ts'
import { actorOf, tokenIn } from '#server/http/session.ts'
import type { SocketAuthorizer } from '#server/platform/realtime/realtime.ts'
import { findChat, mayWriteTo } from './chat-scope.queries.ts'
import { openTokens } from './presence.queries.ts'

/** A socket needs the same session and follows the same rules as a request. */
export function socketAuthorizer(ctx: Context): SocketAuthorizer {
  const isShutOut = (actor: Actor) => ctx.config.maintenance && actor.subject.role !== 'admin'

  /** Null when the user is deleted or there is no session. */
  async function findActor(token: string): Promise<Actor | null> {
    try {
      const found = await actorOf(ctx, token)
      return found && withoutChosenOwner(found.actor)
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
    async authorizeHandshake(headers) {
      const token = tokenIn(ctx, headers.cookie)
      const actor = token && (await findActor(token))
      if (!token || !actor) return 'no_session'
      if (!isActive(actor.subject.is_active) || actor.secondFactorDue) return 'account_pending'
      return isShutOut(actor) ? 'maintenance' : { userId: actor.userId, accountId: actor.accountId, token }
    },
    stillAuthorized: (tokens) => openTokens(ctx.db, tokens, ctx.clock.now()),
    async mayOpenChat({ token }, chatId) {
      const actor = await findActor(token)
      const chat = actor && (await findChat(ctx.db, actor, chatId))
      return chat ? mayWriteTo(ctx.db, actor, chat.partner) : false
    },
  }
}
