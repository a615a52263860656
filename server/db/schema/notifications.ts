import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Audience, NotificationKind } from '#domain/people/notifications/notifications.schema.ts'
import { instant, writtenAt } from './columns.ts'

/** One row for each recipient, because each has their own read state (AMB-51). */
export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  kind: text('kind').$type<NotificationKind>().notNull().default('system'),
  event: text('event').notNull(),
  property_id: uuid('property_id'),
  /** A path of this product, for notifications with a page of their own; without it the property's page opens. */
  link: text('link'),
  is_read: boolean('is_read').notNull().default(false),
  target_audience: text('target_audience').$type<Audience>().notNull(),
  sender_type: text('sender_type').notNull(),
  created_by: uuid('created_by'),
  created_at: writtenAt('created_at'),
  /** Hidden from the recipient; the row stays for a day, so that the deletion can be undone. */
  deleted_at: instant('deleted_at'),
})

/** Only the settings that a user changed; `defaultChannels` supplies the others. */
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

/** A browser's push subscription, valid as long as the session that allowed it. */
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
