import { deadlinesApi } from '#domain/work/deadlines/deadlines.api.ts'
import { deadlinesMessages } from '#domain/work/deadlines/deadlines.messages.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { deleteMark } from './deadlines.queries.ts'
import { listDeadlines } from './list-deadlines.ts'
import { markDeadline } from './mark-deadline.ts'

export const deadlinesRoutes: Route[] = [
  route(deadlinesApi.list, ({ ctx, actor, query }) => listDeadlines(ctx, actor, query)),
  action(deadlinesApi.mark, deadlinesMessages.marked, ({ ctx, actor, body }) => markDeadline(ctx, actor, body)),
  action(deadlinesApi.unmark, deadlinesMessages.unmarked, ({ ctx, actor, body }) =>
    deleteMark(ctx.db, actor.userId, body.key),
  ),
]
