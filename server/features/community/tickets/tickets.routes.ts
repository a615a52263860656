import { ticketsApi } from '#domain/community/tickets/tickets.api.ts'
import { ticketsMessages } from '#domain/community/tickets/tickets.messages.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { createTicket } from './create-ticket.ts'
import { keepAnswer, removeAnswer } from './keep-answer.ts'
import { addTicketFile, replyToTicket } from './reply-to-ticket.ts'
import { assignTicket, closeTicket, rateTicket, reopenTicket } from './settle-ticket.ts'
import { allTickets, ownTickets } from './ticket-list.queries.ts'
import { ticketStatistics } from './ticket-statistics.queries.ts'
import { listAnswers } from './tickets.queries.ts'
import { viewTicket } from './view-ticket.ts'

export const ticketsRoutes: Route[] = [
  route(ticketsApi.own, ({ ctx, actor, query }) => ownTickets(ctx.db, actor, query)),
  route(ticketsApi.create, async ({ ctx, actor, body }) => ({
    ...done(ticketsMessages.created),
    id: await createTicket(ctx, actor, body),
  })),
  route(ticketsApi.view, ({ ctx, actor, params }) => viewTicket(ctx, actor, params.id)),
  route(ticketsApi.reply, ({ ctx, actor, params, body }) => replyToTicket(ctx, actor, params.id, body)),
  route(ticketsApi.addFile, async ({ ctx, actor, params, query, file }) => ({
    ...done(ticketsMessages.fileAdded),
    file_id: await addTicketFile(ctx, actor, {
      id: params.id,
      reply: query.reply ?? null,
      name: query.name,
      bytes: file,
    }),
  })),
  action(ticketsApi.close, ticketsMessages.closed, ({ ctx, actor, params }) => closeTicket(ctx, actor, params.id)),
  action(ticketsApi.reopen, ticketsMessages.reopened, ({ ctx, actor, params }) => reopenTicket(ctx, actor, params.id)),
  action(ticketsApi.rate, ticketsMessages.rated, ({ ctx, actor, params, body }) =>
    rateTicket(ctx, actor, { id: params.id, rating: body.rating }),
  ),
  route(ticketsApi.statistics, ({ ctx }) => ticketStatistics(ctx.db, ctx.clock.now())),
  route(ticketsApi.all, ({ ctx, actor, query }) => allTickets(ctx.db, actor, query)),
  route(ticketsApi.assign, async ({ ctx, actor, params, body }) => {
    await assignTicket(ctx, actor, { id: params.id, admin: body.admin })
    return done(body.admin ? ticketsMessages.assigned : ticketsMessages.unassigned)
  }),
  route(ticketsApi.answers, async ({ ctx }) => ({ documents: await listAnswers(ctx.db) })),
  route(ticketsApi.keepAnswer, async ({ ctx, body }) => ({
    ...done(ticketsMessages.answerKept),
    id: await keepAnswer(ctx, body),
  })),
  action(ticketsApi.removeAnswer, ticketsMessages.answerRemoved, ({ ctx, params }) => removeAnswer(ctx, params.id)),
]
