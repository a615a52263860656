import { refuseNotification } from '#domain/people/notifications/notifications.messages.ts'
import type { Subscription } from '#domain/people/notifications/notifications.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { keepBrowser } from './preferences.queries.ts'

/** The browser supplies the address; one that this server would never call is refused. */
export async function allowBrowser(
  ctx: Context,
  actor: Actor,
  subscription: Subscription,
  caller: Caller,
): Promise<void> {
  if (!ctx.push) throw refuseNotification('push_off')
  if (!ctx.push.accepts(subscription.endpoint)) throw refuseNotification('push_address')
  await ctx.db.transact((tx) =>
    keepBrowser(tx, subscription, {
      user_id: actor.userId,
      session_id: actor.sessionId,
      user_agent: caller.userAgent.slice(0, 300),
      created_at: ctx.clock.now(),
    }),
  )
}
