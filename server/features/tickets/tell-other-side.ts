import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { activeAdmins, nameOf } from './tickets.queries.ts'

interface Told {
  ticket: { id: string; creator_id: string | null; assigned_to: string | null; subject: string }
  /** For the one who asked, and for those who answer. */
  event: { creator: string; support: string }
  /** What was written; nothing for a change of state. */
  words?: string
}

export const ticketLink = (id: string) => `/ticket/${id}`

/**
 * What the creator does is told to whoever has the ticket, or to every administrator while nobody has it; what anybody
 * else does is told to the creator. Open browsers of both sides load again what they show.
 */
export async function tellOtherSide(ctx: Context, tx: Tx, actor: Actor, { ticket, event, words = '' }: Told) {
  const { id, creator_id, assigned_to, subject } = ticket
  const admins = await activeAdmins(tx)
  const byCreator = creator_id === actor.userId
  const keepers = admins.filter((admin) => admin.id === assigned_to)
  const support = keepers.length > 0 ? keepers : admins
  const creator = creator_id && !byCreator ? [{ id: creator_id, username: (await nameOf(tx, creator_id)) ?? '' }] : []
  const text = byCreator ? event.support : event.creator
  const { publicUrl } = ctx.config
  await notify(
    ctx,
    tx,
    (byCreator ? support : creator)
      .filter((person) => person.id !== actor.userId)
      .map((person) => ({
        user_id: person.id,
        kind: 'support' as const,
        event: `${text}: ${subject}`,
        target_audience: 'general' as const,
        property: null,
        link: ticketLink(id),
        sender_type: byCreator ? 'user' : 'admin',
        created_by: actor.userId,
        letter: {
          name: 'ticket-news' as const,
          data: {
            firstname: person.username,
            event: text,
            subject,
            words,
            link: `${publicUrl}${ticketLink(id)}#yanit`,
            settings: `${publicUrl}/profile#bildirimler`,
          },
        },
      })),
  )
  announceTo(ctx, tx, ticket, admins)
}

/** For a change that nobody is written to about. */
export const announceTicket = async (ctx: Context, tx: Tx, ticket: Changed) =>
  announceTo(ctx, tx, ticket, await activeAdmins(tx))

type Changed = Pick<Told['ticket'], 'id' | 'creator_id'>

function announceTo(ctx: Context, tx: Tx, { id, creator_id }: Changed, admins: { id: string }[]) {
  const people = new Set([...admins.map((admin) => admin.id), ...(creator_id ? [creator_id] : [])])
  tx.afterCommit(() => {
    for (const person of people) ctx.realtime.toUser(person, 'ticketChanged', { id })
  })
}
