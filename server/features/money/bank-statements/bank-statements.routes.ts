import { bankStatementsApi } from '#domain/money/bank-statements/bank-statements.api.ts'
import { bankStatementsMessages } from '#domain/money/bank-statements/bank-statements.messages.ts'
import { inView } from '#server/access/in-view.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { searchTenancies } from './candidates.queries.ts'
import { confirmLines } from './confirm-lines.ts'
import { ignoreLine, undoLine } from './decide-line.ts'
import { listLines } from './list-lines.ts'
import { checkStatement, takeStatement } from './take-statement.ts'

export const bankStatementsRoutes: Route[] = [
  route(bankStatementsApi.check, ({ ctx, actor, body }) => checkStatement(ctx, actor, body)),
  route(bankStatementsApi.take, ({ ctx, actor, body }) => takeStatement(ctx, actor, body)),
  route(bankStatementsApi.lines, ({ ctx, actor, query }) => listLines(ctx, inView(actor, query.owner), query)),
  route(bankStatementsApi.tenancies, async ({ ctx, actor, query }) => ({
    documents: await searchTenancies(ctx.db, actor, query),
  })),
  route(bankStatementsApi.confirm, ({ ctx, actor, body }) => confirmLines(ctx, actor, body)),
  route(bankStatementsApi.ignore, async ({ ctx, actor, params, body }) => {
    await ignoreLine(ctx, actor, params.id, body.reason)
    return done(bankStatementsMessages.ignored)
  }),
  route(bankStatementsApi.undo, async ({ ctx, actor, params }) => {
    await undoLine(ctx, actor, params.id)
    return done(bankStatementsMessages.undone)
  }),
]
