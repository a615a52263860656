import { and, eq, inArray, sql } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { Channels } from '#domain/notifications/notifications.rules.ts'
import type { NotificationKind, NotificationView } from '#domain/notifications/notifications.schema.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { notificationPreferences, notifications } from '#server/db/schema/notifications.ts'
import type { Notice } from './notify.ts'

export interface Recipient {
  id: string
  email: string
  chosen: (Channels & { kind: NotificationKind })[]
}

const chosenBy = sql<Recipient['chosen']>`coalesce((
  select json_agg(json_build_object('kind', p.kind, 'in_app', p.in_app, 'mail', p.mail, 'push', p.push))
  from ${notificationPreferences} p where p.user_id = ${sql.raw('"users"."id"')}), '[]')`

/** With what each of them chose; whoever is gone meanwhile is left out. */
export async function recipientsOf(db: Db, ids: string[]): Promise<Map<string, Recipient>> {
  const rows = await db
    .select({ id: users.id, email: users.email, chosen: chosenBy })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

const rowsPerStatement = 1000

/** Answered as their readers will see them. */
export async function insertNotifications(
  db: Db,
  notices: Notice[],
  at: Date,
): Promise<(NotificationView & { user_id: string })[]> {
  const rows = notices.map(({ property, link = null, created_by = null, letter: _, ...notice }) => ({
    ...notice,
    id: newId(),
    link,
    created_by,
    property_id: property?.id ?? null,
    created_at: at,
  }))
  for (let from = 0; from < rows.length; from += rowsPerStatement)
    await db.insert(notifications).values(rows.slice(from, from + rowsPerStatement))
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
