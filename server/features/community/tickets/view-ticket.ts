import { refuseTicket } from '#domain/community/tickets/tickets.messages.ts'
import { rightsOnTicket } from '#domain/community/tickets/tickets.rules.ts'
import type { TicketDetail } from '#domain/community/tickets/tickets.schema.ts'
import { avatarOf } from '#domain/people/accounts/avatar.rules.ts'
import { isAdministrator } from '#server/access/ticket-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { toRow } from './ticket-list.queries.ts'
import { findTicket, threadOf } from './tickets.queries.ts'

/** Two statements, however long the conversation is. */
export async function viewTicket(ctx: Context, actor: Actor, id: string): Promise<TicketDetail> {
  const found = await findTicket(ctx.db, actor, id)
  if (!found) throw refuseTicket('ticket_missing')
  const { username, avatar_file, ...ticket } = found
  const isAdmin = isAdministrator(actor)
  return {
    ...toRow(ticket),
    creator_avatar: username === null ? null : avatarOf({ username, avatar_file }),
    closed_at: ticket.closed_at?.toISOString() ?? null,
    ...(await threadOf(ctx.db, id, isAdmin)),
    can: rightsOnTicket({ isAdmin, isCreator: ticket.creator_id === actor.userId }, ticket.status),
  }
}
