import { refuseTicket } from '#domain/community/tickets/tickets.messages.ts'
import { closedStatus } from '#domain/community/tickets/tickets.schema.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { announceTicket, notifyKeeper, notifyOtherSide } from './notify-other-side.ts'
import { activeAdmins, type KeptTicket, lockTicket, saveTicket } from './tickets.queries.ts'

const change = (ctx: Context, actor: Actor, id: string, act: (tx: Tx, ticket: KeptTicket) => Promise<unknown>) =>
  ctx.db.transact(async (tx) => {
    const ticket = await lockTicket(tx, actor, id)
    if (!ticket) throw refuseTicket('ticket_missing')
    await act(tx, ticket)
  })

/** Open to the creator and administrators; nobody else can see a ticket. */
export const closeTicket = (ctx: Context, actor: Actor, id: string) =>
  change(ctx, actor, id, async (tx, ticket) => {
    if (ticket.status === closedStatus) throw refuseTicket('ticket_closed')
    const now = ctx.clock.now()
    await saveTicket(tx, id, { status: closedStatus, closed_at: now, updated_at: now })
    await notifyOtherSide(ctx, tx, actor, {
      ticket,
      event: { creator: 'Destek talebiniz kapatıldı', support: `${actor.username} destek talebini kapattı` },
    })
  })

/** Clears the closing date and the rating, because the ticket continues. */
export const reopenTicket = (ctx: Context, actor: Actor, id: string) =>
  change(ctx, actor, id, async (tx, ticket) => {
    if (ticket.status !== closedStatus) throw refuseTicket('ticket_open')
    await saveTicket(tx, id, { status: 'Açık', closed_at: null, rating: null, updated_at: ctx.clock.now() })
    await notifyOtherSide(ctx, tx, actor, {
      ticket,
      event: { creator: 'Destek talebiniz yeniden açıldı', support: `${actor.username} destek talebini yeniden açtı` },
    })
  })

export const rateTicket = (ctx: Context, actor: Actor, { id, rating }: { id: string; rating: number }) =>
  change(ctx, actor, id, async (tx, ticket) => {
    if (ticket.creator_id !== actor.userId) throw refuse('not_allowed')
    if (ticket.status !== closedStatus) throw refuseTicket('ticket_open')
    await saveTicket(tx, id, { rating })
    await announceTicket(ctx, tx, ticket)
  })

export const assignTicket = (ctx: Context, actor: Actor, { id, admin }: { id: string; admin: string | null }) =>
  change(ctx, actor, id, async (tx, ticket) => {
    const admins = await activeAdmins(tx)
    if (admin && !admins.some((each) => each.id === admin)) throw refuseTicket('no_such_admin')
    // Assigned to the same administrator again: no second notification.
    if (ticket.assigned_to === admin) return
    await saveTicket(tx, id, { assigned_to: admin })
    await notifyKeeper(ctx, tx, actor, { ticket, keeper: admin })
  })
