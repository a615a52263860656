import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { type NewNotification, notify } from '#server/services/notifications/notify.ts'
import { activeAdmins, nameOf } from './tickets.queries.ts'

interface Ticket {
  id: string
  creator_id: string | null
  assigned_to: string | null
  subject: string
}

interface TicketChange {
  ticket: Ticket
  /** Texts for the ticket's creator and for the administrators. */
  event: { creator: string; support: string }
  /** Text of the message; empty for a change of status. */
  words?: string
}

interface Person {
  id: string
  username: string
}

/**
 * Changes by the creator notify the assigned administrator, or all of them if none is assigned; all other changes
 * notify the creator. Open browsers of both sides reload the ticket.
 */
export async function notifyOtherSide(ctx: Context, tx: Tx, actor: Actor, { ticket, event, words = '' }: TicketChange) {
  const { creator_id, assigned_to } = ticket
  const admins = await activeAdmins(tx)
  const byCreator = creator_id === actor.userId
  const keepers = admins.filter((admin) => admin.id === assigned_to)
  const support = keepers.length > 0 ? keepers : admins
  const creator = creator_id && !byCreator ? [{ id: creator_id, username: (await nameOf(tx, creator_id)) ?? '' }] : []
  const text = byCreator ? event.support : event.creator
  const others = (byCreator ? support : creator).filter((person) => person.id !== actor.userId)
  await notify(
    ctx,
    tx,
    others.map((person) => notificationTo(ctx, actor, { ticket, person, text, words })),
  )
  announceTo(ctx, tx, ticket, admins)
}

interface Assigned {
  ticket: Ticket
  keeper: string | null
}

/** Notifies the administrator who was assigned, unless they assigned themselves. */
export async function notifyKeeper(ctx: Context, tx: Tx, actor: Actor, { ticket, keeper }: Assigned) {
  const admins = await activeAdmins(tx)
  const recipients = admins.filter(({ id }) => id === keeper && id !== actor.userId)
  const text = `${actor.username} size bir destek talebi verdi`
  await notify(
    ctx,
    tx,
    recipients.map((person) => notificationTo(ctx, actor, { ticket, person, text, words: '' })),
  )
  announceTo(ctx, tx, ticket, admins)
}
interface TicketNotification {
  ticket: Ticket
  person: Person
  text: string
  words: string
}

function notificationTo(
  ctx: Context,
  actor: Actor,
  { ticket, person, text, words }: TicketNotification,
): NewNotification {
  const { id, creator_id, subject } = ticket
  const { publicUrl } = ctx.config
  const link = `/ticket/${id}`
  return {
    user_id: person.id,
    kind: 'support',
    event: `${text}: ${subject}`,
    target_audience: 'general',
    property: null,
    link,
    sender_type: creator_id === actor.userId ? 'user' : 'admin',
    created_by: actor.userId,
    letter: {
      name: 'ticket-news',
      data: {
        firstname: person.username,
        event: text,
        subject,
        words,
        link: `${publicUrl}${link}#yanit`,
        settings: `${publicUrl}/profile#bildirimler`,
      },
    },
  }
}

/** For a change that sends no notification; open browsers reload it. */
export const announceTicket = async (ctx: Context, tx: Tx, ticket: Pick<Ticket, 'id' | 'creator_id'>) =>
  announceTo(ctx, tx, ticket, await activeAdmins(tx))

function announceTo(ctx: Context, tx: Tx, { id, creator_id }: Pick<Ticket, 'id' | 'creator_id'>, admins: Person[]) {
  const people = new Set([...admins.map((admin) => admin.id), ...(creator_id ? [creator_id] : [])])
  tx.afterCommit(() => ctx.realtime.toUsers([...people], 'ticketChanged', { id }))
}
