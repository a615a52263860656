import { and, desc, eq, notInArray } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { NotificationKind } from '#domain/people/notifications/notification-kinds.rules.ts'
import type { Channels, Subscription } from '#domain/people/notifications/notifications.schema.ts'
import type { Db } from '#server/db/client.ts'
import { firstRow } from '#server/db/rows.ts'
import { notificationPreferences, pushSubscriptions } from '#server/db/schema/notifications.ts'
import type { ChannelChoice } from './recipients.queries.ts'

/** `here`: this session's browser may receive push messages. */
export async function preferencesOf(
  db: Db,
  userId: string,
  sessionId: string,
): Promise<{ chosen: ChannelChoice[]; here: boolean }> {
  const { kind, in_app, mail, push } = notificationPreferences
  const chosen = await db
    .select({ kind, in_app, mail, push })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.user_id, userId))
  return { chosen, here: (await db.$count(pushSubscriptions, eq(pushSubscriptions.session_id, sessionId))) > 0 }
}

export const choose = (db: Db, user_id: string, kind: NotificationKind, channels: Channels) =>
  db
    .insert(notificationPreferences)
    .values({ user_id, kind, ...channels })
    .onConflictDoUpdate({ target: [notificationPreferences.user_id, notificationPreferences.kind], set: channels })

interface Browser {
  user_id: string
  session_id: string
  user_agent: string
  created_at: Date
}

const browsersPerPerson = 20

/**
 * A subscription belongs to the browser: the user who is signed in there now receives its messages, and nobody else.
 */
export async function keepBrowser(db: Db, { endpoint, keys }: Subscription, browser: Browser): Promise<void> {
  const row = { ...browser, endpoint, p256dh: keys.p256dh, auth: keys.auth }
  await db
    .insert(pushSubscriptions)
    .values({ ...row, id: newId() })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row })
  const { id, user_id, created_at } = pushSubscriptions
  const newest = db
    .select({ id })
    .from(pushSubscriptions)
    .where(eq(user_id, browser.user_id))
    .orderBy(desc(created_at), desc(id))
    .limit(browsersPerPerson)
  await db.delete(pushSubscriptions).where(and(eq(user_id, browser.user_id), notInArray(id, newest)))
}

export const forgetBrowser = (db: Db, userId: string, endpoint: string) =>
  db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.user_id, userId), eq(pushSubscriptions.endpoint, endpoint)))

export const browserById = (db: Db, id: string) =>
  firstRow(db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id)))

export const removeSubscription = (db: Db, id: string) =>
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
