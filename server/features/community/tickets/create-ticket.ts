import { refuseTicket } from '#domain/community/tickets/tickets.messages.ts'
import type { NewTicket } from '#domain/community/tickets/tickets.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { notifyOtherSide } from './notify-other-side.ts'
import { insertTicket, lockTicket } from './tickets.queries.ts'

export const createTicket = (ctx: Context, actor: Actor, input: NewTicket): Promise<string> =>
  ctx.db.transact(async (tx) => {
    const now = ctx.clock.now()
    const ticket = { ...input, id: input.id ?? newId(), creator_id: actor.userId, assigned_to: null }
    const isNew = await insertTicket(tx, { ...ticket, status: 'Açık', created_at: now, updated_at: now })
    if (!isNew) {
      // The same ticket sent again because the reply was lost; another person's id is treated as missing.
      const known = await lockTicket(tx, actor, ticket.id)
      if (known?.creator_id !== actor.userId) throw refuseTicket('ticket_missing')
      // A different text under the same id was not saved, so it is refused.
      if (known.subject !== ticket.subject || known.body !== ticket.body) throw refuseTicket('already_sent')
      return ticket.id
    }
    const urgent = ticket.priority === 'Acil' ? 'Acil: ' : ''
    const text = `${urgent}${actor.username} destek talebi açtı`
    await notifyOtherSide(ctx, tx, actor, { ticket, event: { creator: text, support: text }, words: ticket.body })
    return ticket.id
  })
