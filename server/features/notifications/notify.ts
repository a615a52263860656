import { channelsFor } from '#domain/notifications/notifications.rules.ts'
import type { Audience, NotificationKind } from '#domain/notifications/notifications.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { EmailData, EmailName } from '#server/emails/emails.tsx'
import { insertNotifications, type Recipient, recipientsOf, unreadOf } from './notifications.queries.ts'

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
  /**
   * The mail of this event: a letter of its own instead of the general one, or `'sent'` when the caller has written one
   * already that nobody may switch off. So one event never makes two mails.
   */
  letter?: OwnLetter | 'sent'
}
export type OwnLetter = { [Name in EmailName]: { name: Name; data: EmailData<Name> } }[EmailName]

/** The one way to tell somebody: written with the change that it tells of; browsers hear of it once that is durable. */
export async function notify(ctx: Context, tx: Tx, notices: Notice[]): Promise<void> {
  if (notices.length === 0) return
  const people = await recipientsOf(
    tx,
    notices.map((notice) => notice.user_id),
  )
  const listed: Notice[] = []
  for (const notice of notices) {
    const person = people.get(notice.user_id)
    if (!person) continue
    const channels = channelsFor(notice.kind, person.chosen)
    if (channels.in_app) listed.push(notice)
    if (channels.mail) await mail(ctx, tx, person, notice)
  }
  const written = await insertNotifications(tx, listed, ctx.clock.now())
  tx.afterCommit(async () => {
    const unread = await unreadOf(
      ctx.db,
      listed.map((notice) => notice.user_id),
    )
    for (const { user_id, ...notification } of written)
      ctx.realtime.toUser(user_id, 'notification', { notification, unread: unread.get(user_id) ?? 0 })
  })
}

async function mail(ctx: Context, tx: Tx, person: Recipient, { letter }: Notice) {
  if (letter && letter !== 'sent') await ctx.mailer.post(tx, person.email, letter.name, letter.data)
}
