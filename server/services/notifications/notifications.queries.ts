import { and, desc, eq, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { NotificationView } from '#domain/people/notifications/notifications.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Db } from '#server/db/client.ts'
import { type Placeholders, preparedQuery } from '#server/db/prepared.ts'
import { readForMany } from '#server/db/read-for-many.ts'
import { insertTogether, rowsInto } from '#server/db/row-writes.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { NewNotification } from './notify.ts'

/** Returns the notifications as their readers will see them. */
export async function insertNotifications(
  db: Db,
  added: NewNotification[],
  at: Date,
): Promise<(NotificationView & { user_id: string })[]> {
  const rows = added.map(
    ({ property, link = null, created_by = null, asks = null, letter: _, unlessReversed: __, ...notice }) => ({
      ...notice,
      id: newId(),
      link,
      created_by,
      asks,
      property_id: property?.id ?? null,
      created_at: at,
    }),
  )
  await insertTogether(db, [rowsInto(notifications, rows)])
  return rows.map(({ property_id: _, asks: __, created_at, ...row }, index) => ({
    ...row,
    property: added[index]!.property,
    is_read: false,
    created_at: created_at.toISOString(),
  }))
}

/** Notifications about a property in the bin are hidden, except those that lead to a contract, which stays. */
const ofDeletedProperty = (notification: string) => sql`(${sql.raw(notification)}.property_id in (
  select p.id from ${properties} p where p.id = ${sql.raw(notification)}.property_id and p.deleted_at is not null)
  and coalesce(${sql.raw(notification)}.link, '') not like '/viewContract/%')`

const kept = and(
  isNull(notifications.deleted_at),
  isNull(notifications.settled_at),
  not(ofDeletedProperty('notifications')),
)!

const unreadRows = preparedQuery((db, { userIds }: Placeholders<{ userIds: readonly string[] }>) =>
  db
    .select({ user_id: notifications.user_id, unread: sql<number>`count(*)`.mapWith(Number) })
    .from(notifications)
    .where(and(anyOf(notifications.user_id, userIds), eq(notifications.is_read, false), kept))
    .groupBy(notifications.user_id),
)

/** The number of unread notifications of each user. */
export async function unreadOf(db: Db, userIds: string[]): Promise<Map<string, number>> {
  const rows = userIds.length > 0 ? await unreadRows(db, { userIds }) : []
  return new Map(rows.map((row) => [row.user_id, row.unread]))
}

/** For calls that end at the same time: they share a statement. */
export const unreadForMany = readForMany((db, userIds) => unreadOf(db, userIds))

/** One statement; beyond the last page there is no row that could carry the count, so a second one reads it. */
export async function notificationsOf(db: Db, userId: string, { limit, offset }: { limit: number; offset: number }) {
  const unread = sql<number>`(select count(*) from ${notifications} n
    where n.user_id = ${userId} and not n.is_read and n.deleted_at is null and n.settled_at is null and not ${ofDeletedProperty('n')})`.mapWith(
    Number,
  )
  const rows = await db
    .select({ row: notifications, property: { id: properties.id, baslik: properties.baslik }, unread })
    .from(notifications)
    .leftJoin(properties, eq(properties.id, notifications.property_id))
    .where(and(eq(notifications.user_id, userId), kept))
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(limit + 1)
    .offset(offset)
  return {
    documents: rows.slice(0, limit).map(({ row, property }) => viewOf(row, property)),
    hasMore: rows.length > limit,
    unread: rows[0]?.unread ?? (offset > 0 ? ((await unreadOf(db, [userId])).get(userId) ?? 0) : 0),
  }
}

function viewOf(
  {
    property_id: _,
    user_id: __,
    deleted_at: ___,
    asks: ____,
    settled_at: _____,
    created_at,
    ...row
  }: typeof notifications.$inferSelect,
  property: { id: string; baslik: string } | null,
): NotificationView {
  return {
    ...row,
    property: property && { id: property.id, baslik: titleOf(property) },
    created_at: created_at.toISOString(),
  }
}

const own = (userId: string, id: string) => and(eq(notifications.id, id), eq(notifications.user_id, userId))

/** False if the user has no such notification, or no longer. */
export async function markRead(db: Db, userId: string, id: string): Promise<boolean> {
  const set = await db
    .update(notifications)
    .set({ is_read: true })
    .where(and(own(userId, id), kept))
    .returning({ id: notifications.id })
  return set.length > 0
}

export const markAllRead = (db: Db, userId: string) =>
  db
    .update(notifications)
    .set({ is_read: true })
    .where(and(eq(notifications.user_id, userId), eq(notifications.is_read, false), kept))

export async function markDeleted(db: Db, userId: string, id: string, deleted_at: Date): Promise<boolean> {
  const gone = await db
    .update(notifications)
    .set({ deleted_at })
    .where(and(own(userId, id), kept))
    .returning({ id: notifications.id })
  return gone.length > 0
}

export async function unmarkDeleted(db: Db, userId: string, id: string): Promise<boolean> {
  const back = await db
    .update(notifications)
    .set({ deleted_at: null })
    .where(and(own(userId, id), isNotNull(notifications.deleted_at)))
    .returning({ id: notifications.id })
  return back.length > 0
}

export const removeDeleted = (db: Db, before: Date) =>
  db.delete(notifications).where(or(lt(notifications.deleted_at, before), lt(notifications.settled_at, before)))

/** Marks or unmarks what asks for this, for one reader or for everybody; returns whose lists changed. */
export async function setSettled(
  db: Db,
  { asks, only, at }: { asks: string; only?: string | undefined; at: Date | null },
): Promise<string[]> {
  const changed = await db
    .update(notifications)
    .set({ settled_at: at })
    .where(
      and(
        eq(notifications.asks, asks),
        at ? isNull(notifications.settled_at) : isNotNull(notifications.settled_at),
        only === undefined ? undefined : eq(notifications.user_id, only),
      ),
    )
    .returning({ user_id: notifications.user_id })
  return [...new Set(changed.map(({ user_id }) => user_id))]
}

/** Whether a booking was taken back, or is gone with its account. */
export const isReversed = async (db: Db, entry: string): Promise<boolean> =>
  (await db.$count(ledgerEntries, eq(ledgerEntries.id, entry))) === 0 ||
  (await db.$count(ledgerEntries, eq(ledgerEntries.reverses, entry))) > 0
