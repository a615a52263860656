import { type NotificationKind, notificationKindRow } from '#domain/people/notifications/notification-kinds.rules.ts'
import { channelsFor, targetOf } from '#domain/people/notifications/notifications.rules.ts'
import type { Audience } from '#domain/people/notifications/notifications.schema.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import type { EmailData, EmailName } from '#server/emails/emails.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { insertNotifications, unreadForMany } from './notifications.queries.ts'
import { type Recipient, recipientsOf } from './recipients.queries.ts'

/** One event for one recipient. */
export interface NewNotification {
  user_id: string
  kind: NotificationKind
  event: string
  target_audience: Audience
  property: { id: string; baslik: string } | null
  link?: string
  sender_type: string
  created_by?: string | null
  /** What it asks for; `settleNotifications` takes it out of the list once that is done. */
  asks?: string
  /**
   * The mail for this event: a specific mail instead of the general one, or `'sent'` if the caller already sent a
   * mandatory one. So one event never causes two mails.
   */
  letter?: OwnLetter | 'sent'
  /** The mail waits until a booking can no longer be undone with one tap, and stays away if it was. */
  unlessReversed?: string
}
export type OwnLetter = { [Name in EmailName]: { name: Name; data: EmailData<Name> } }[EmailName]

export const pushJob = jobKind<{ browser: string; event: string; link: string }>('push', {
  retryLimit: 4,
  expireInSeconds: 60,
})

/** Longer than the undo button stands on the screen. */
export const undoSeconds = 120
/** A payment that is taken back before its mail has gone needs no mail at all. */
export const wasMailHeld = ({ kind, booked_at }: { kind: string; booked_at: Date }, now: Date) =>
  (kind === 'payment' || kind === 'deposit_received') && now.getTime() - booked_at.getTime() < undoSeconds * 1000

export const heldMailJob = jobKind<{
  user: string
  kind: NotificationKind
  event: string
  link: string
  entry: string
}>('held-mail')

/** For notifications without a page of their own: every page shows the bell. */
const fallbackTarget = '/dashboard'

/**
 * All notifications are created here, in the transaction of the change; open browsers receive them after the commit.
 */
export async function notify(ctx: Context, tx: Tx, notifications: NewNotification[]): Promise<void> {
  for (let from = 0; from < notifications.length; from += batchSize)
    await notifyBatch(ctx, tx, notifications.slice(from, from + batchSize))
}

/** A statement has limited room for rows, and an announcement may be for everyone. */
const batchSize = 1000

async function notifyBatch(ctx: Context, tx: Tx, notifications: NewNotification[]): Promise<void> {
  const people = await recipientsOf(
    tx,
    notifications.map((notification) => notification.user_id),
  )
  const inApp: NewNotification[] = []
  for (const notification of notifications) {
    const person = people.get(notification.user_id)
    if (!person) continue
    const channels = channelsFor(notification.kind, person.chosen)
    if (channels.in_app) inApp.push(notification)
    // One by one: a thousand letters written without a pause would keep every other request waiting.
    if (channels.mail && person.active) await sendMail(ctx, tx, person, notification)
    if (channels.push && person.active) await enqueuePush(ctx, tx, person, notification)
  }
  const written = await insertNotifications(tx, inApp, ctx.clock.now())
  tx.afterCommit(async () => {
    const unread = await unreadForMany(
      ctx.db,
      inApp.map((notification) => notification.user_id),
    )
    for (const { user_id, ...notification } of written)
      ctx.realtime.toUsers([user_id], 'notification', { notification, unread: unread.get(user_id) ?? 0 })
  })
}

const targetFor = ({ link, property }: NewNotification) => targetOf({ link: link ?? null, property }) ?? fallbackTarget

async function sendMail(ctx: Context, tx: Tx, person: Recipient, notification: NewNotification) {
  const { letter, kind, event, unlessReversed: entry } = notification
  if (letter === 'sent') return
  if (entry) {
    const held = { user: notification.user_id, kind, event, link: targetFor(notification), entry }
    return ctx.jobs.enqueue(tx, heldMailJob, held, { afterSeconds: undoSeconds })
  }
  if (letter) return ctx.mailer.post(tx, person.email, letter.name, letter.data)
  return postGeneral(ctx, tx, person, { kind, event, link: targetFor(notification) })
}

interface GeneralMail {
  kind: NotificationKind
  event: string
  link: string
}

export function postGeneral(ctx: Context, db: Db, person: Recipient, { kind, event, link }: GeneralMail) {
  const { publicUrl } = ctx.config
  return ctx.mailer.post(db, person.email, 'notification', {
    firstname: person.username,
    kind: notificationKindRow(kind).label,
    event,
    link: `${publicUrl}${link}`,
    settings: `${publicUrl}/profile#bildirimler`,
  })
}

async function enqueuePush(ctx: Context, tx: Tx, person: Recipient, notification: NewNotification) {
  if (!ctx.push) return
  for (const browser of person.browsers)
    await ctx.jobs.enqueue(tx, pushJob, { browser, event: notification.event, link: targetFor(notification) })
}
