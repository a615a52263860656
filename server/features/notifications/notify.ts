import type { Audience, NotificationKind } from '#domain/notifications/notifications.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { insertNotifications, unreadOf } from './notifications.queries.ts'

/** One thing that happened, for one person. */
export interface Notice {
  user_id: string
  kind: NotificationKind
  event: string
  target_audience: Audience
  property: { id: string; baslik: string } | null
  link?: string
  sender_type: string
  created_by?: string | null
}

/** Written with the change that it tells of; browsers hear of it once that is durable. */
export async function notify(ctx: Context, tx: Tx, notices: Notice[]): Promise<void> {
  const written = await insertNotifications(tx, notices, ctx.clock.now())
  tx.afterCommit(async () => {
    const unread = await unreadOf(
      ctx.db,
      notices.map((notice) => notice.user_id),
    )
    for (const { user_id, ...notification } of written)
      ctx.realtime.toUser(user_id, 'notification', { notification, unread: unread.get(user_id) ?? 0 })
  })
}
