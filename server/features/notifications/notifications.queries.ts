import { and, eq, inArray, sql } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { NotificationView } from '#domain/notifications/notifications.schema.ts'
import type { Db } from '#server/db/client.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import type { Notice } from './notify.ts'

/** All of them in one statement, answered as their readers will see them. */
export async function insertNotifications(
  db: Db,
  notices: Notice[],
  at: Date,
): Promise<(NotificationView & { user_id: string })[]> {
  if (notices.length === 0) return []
  const rows = notices.map(({ property, link = null, created_by = null, ...notice }) => ({
    ...notice,
    id: newId(),
    link,
    created_by,
    property_id: property?.id ?? null,
    created_at: at,
  }))
  await db.insert(notifications).values(rows)
  return rows.map(({ property_id: _, created_at, ...row }, place) => ({
    ...row,
    property: notices[place]!.property,
    is_read: false,
    created_at: created_at.toISOString(),
  }))
}

/** How many each of these people has not read. */
export async function unreadOf(db: Db, userIds: string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ user_id: notifications.user_id, unread: sql<number>`count(*)`.mapWith(Number) })
    .from(notifications)
    .where(and(inArray(notifications.user_id, userIds), eq(notifications.is_read, false)))
    .groupBy(notifications.user_id)
  return new Map(rows.map((row) => [row.user_id, row.unread]))
}
