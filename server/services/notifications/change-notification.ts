import { refuseNotification } from '#domain/people/notifications/notifications.messages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { markAllRead, markDeleted, markRead, unmarkDeleted, unreadOf } from './notifications.queries.ts'

type Change = (tx: Tx, userId: string) => Promise<boolean>

/** A foreign notification answers like a missing one. The user's other windows receive the new unread count. */
async function changed(ctx: Context, { userId }: Actor, change: Change) {
  return ctx.db.transact(async (tx) => {
    if (!(await change(tx, userId))) throw refuseNotification('notification_missing')
    const unread = (await unreadOf(tx, [userId])).get(userId) ?? 0
    tx.afterCommit(() => ctx.realtime.toUsers([userId], 'notificationsChanged', { unread }))
    return { success: true as const, unread }
  })
}

export const readNotification = (ctx: Context, actor: Actor, id: string) =>
  changed(ctx, actor, (tx, userId) => markRead(tx, userId, id))

export const readAllNotifications = (ctx: Context, actor: Actor) =>
  changed(ctx, actor, async (tx, userId) => {
    await markAllRead(tx, userId)
    return true
  })

export const deleteNotification = (ctx: Context, actor: Actor, id: string) =>
  changed(ctx, actor, (tx, userId) => markDeleted(tx, userId, id, ctx.clock.now()))

export const restoreNotification = (ctx: Context, actor: Actor, id: string) =>
  changed(ctx, actor, (tx, userId) => unmarkDeleted(tx, userId, id))
