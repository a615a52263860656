import { boolean, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { NotificationKind } from '#domain/people/notifications/notification-kinds.rules.ts'
import type { Audience } from '#domain/people/notifications/notifications.schema.ts'
import { contact, freeText, personId, plain, secret, trace } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { instant, writtenAt } from './columns.ts'

/** One row for each recipient, because each has their own read state (AMB-51). */
export const notifications = personalTable(
  'notifications',
  {
    id: plain(uuid('id').primaryKey()),
    user_id: personId(uuid('user_id').notNull()),
    kind: plain(text('kind').$type<NotificationKind>().notNull().default('system')),
    event: freeText(text('event').notNull()),
    property_id: plain(uuid('property_id')),
    /** A path of this product, for notifications with a page of their own; without it the property's page opens. */
    link: plain(text('link')),
    is_read: plain(boolean('is_read').notNull().default(false)),
    target_audience: plain(text('target_audience').$type<Audience>().notNull()),
    sender_type: plain(text('sender_type').notNull()),
    created_by: trace(uuid('created_by')),
    created_at: plain(writtenAt('created_at')),
    /** Hidden from the recipient; the row stays for a day, so that the deletion can be undone. */
    deleted_at: plain(instant('deleted_at')),
    /** What the reader is asked to do, such as `receipt:<id>`; null for what only tells something. */
    asks: plain(text('asks')),
    /** Done, by whoever: the notification is no longer listed. */
    settled_at: plain(instant('settled_at')),
  },
  {
    group: 'notifications',
    about: 'user_id = :user',
    mentions: 'anything',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
)

/** Only the settings that a user changed; `notificationKindTable` supplies the others. */
export const notificationPreferences = personalTable(
  'notification_preferences',
  {
    user_id: personId(uuid('user_id').notNull()),
    kind: plain(text('kind').$type<NotificationKind>().notNull()),
    in_app: plain(boolean('in_app').notNull()),
    mail: plain(boolean('mail').notNull()),
    push: plain(boolean('push').notNull()),
  },
  {
    group: 'notifications',
    about: 'user_id = :user',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind] })],
)

/** A browser's push subscription, valid as long as the session that allowed it. */
export const pushSubscriptions = personalTable(
  'push_subscriptions',
  {
    id: plain(uuid('id').primaryKey()),
    user_id: personId(uuid('user_id').notNull()),
    endpoint: secret(text('endpoint').notNull()),
    p256dh: secret(text('p256dh').notNull()),
    auth: secret(text('auth').notNull()),
    user_agent: contact(text('user_agent').notNull().default('')),
    session_id: plain(uuid('session_id').notNull()),
    created_at: plain(writtenAt('created_at')),
  },
  {
    group: 'notifications',
    about: 'user_id = :user',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
)
