import { alwaysListed } from '#domain/people/notifications/notifications.rules.ts'
import type { Channels, NotificationKind } from '#domain/people/notifications/notifications.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { choose } from './preferences.queries.ts'

/** Returns the saved settings: some kinds always stay in the list, even if the user turned them off. */
export async function prefer(
  ctx: Context,
  actor: Actor,
  { kind, ...wanted }: Channels & { kind: NotificationKind },
): Promise<Channels> {
  const channels = { ...wanted, in_app: wanted.in_app || alwaysListed.includes(kind) }
  await choose(ctx.db, actor.userId, kind, channels)
  return channels
}
