import { deadlinesApi } from '#domain/work/deadlines/deadlines.api.ts'
import { deadlinesMessages } from '#domain/work/deadlines/deadlines.messages.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { deleteMark } from './deadlines.queries.ts'
import { listDeadlines } from './list-deadlines.ts'
import { markDeadline } from './mark-deadline.ts'

export const deadlinesRoutes: Route[] = [
  route(deadlinesApi.list, ({ ctx, actor, query }) => listDeadlines(ctx, actor, query)),
  route(deadlinesApi.mark, async ({ ctx, actor, body }) => {
    await markDeadline(ctx, actor, body)
    return done(deadlinesMessages.marked)
  }),
  route(deadlinesApi.unmark, async ({ ctx, actor, body }) => {
    await deleteMark(ctx.db, actor.userId, body.key)
    return done(deadlinesMessages.unmarked)
  }),
]
