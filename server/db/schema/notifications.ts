import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Audience, NotificationKind } from '#domain/people/notifications/notifications.schema.ts'
import { instant, writtenAt } from './columns.ts'

/** One row per recipient: everybody has an own read state (AMB-51). */
export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  kind: text('kind').$type<NotificationKind>().notNull().default('system'),
  event: text('event').notNull(),
  property_id: uuid('property_id'),
  /** A path of this product, for what has a page of its own; without it the property's page opens. */
  link: text('link'),
  is_read: boolean('is_read').notNull().default(false),
  target_audience: text('target_audience').$type<Audience>().notNull(),
  sender_type: text('sender_type').notNull(),
  created_by: uuid('created_by'),
  created_at: writtenAt('created_at'),
  /** Gone for its reader; the row stays for a day, in case it was a mistake. */
  deleted_at: instant('deleted_at'),
})

/** Only what somebody changed; everything else is as `defaultChannels` says. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    user_id: uuid('user_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    in_app: boolean('in_app').notNull(),
    mail: boolean('mail').notNull(),
    push: boolean('push').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind] })],
)

/** A browser that may be woken, as long as the session lasts that allowed it. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  user_agent: text('user_agent').notNull().default(''),
  session_id: uuid('session_id').notNull(),
  created_at: writtenAt('created_at'),
})
