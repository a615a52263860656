import type { NotificationKind } from '#domain/people/notifications/notification-kinds.rules.ts'
import { channelsFor } from '#domain/people/notifications/notifications.rules.ts'
import type { Channels } from '#domain/people/notifications/notifications.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { choose } from './preferences.queries.ts'

/** Returns the saved settings: some kinds always stay in the list, even if the user turned them off. */
export async function prefer(
  ctx: Context,
  actor: Actor,
  { kind, ...wanted }: Channels & { kind: NotificationKind },
): Promise<Channels> {
  const channels = channelsFor(kind, [{ kind, ...wanted }])
  await choose(ctx.db, actor.userId, kind, channels)
  return channels
}
