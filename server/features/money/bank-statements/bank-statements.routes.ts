import { bankStatementsApi } from '#domain/money/bank-statements/bank-statements.api.ts'
import { bankStatementsMessages } from '#domain/money/bank-statements/bank-statements.messages.ts'
import { inView } from '#server/access/in-view.ts'
import { action, type Route, route } from '#server/http/route.ts'
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
  action(bankStatementsApi.ignore, bankStatementsMessages.ignored, ({ ctx, actor, params, body }) =>
    ignoreLine(ctx, actor, params.id, body.reason),
  ),
  action(bankStatementsApi.undo, bankStatementsMessages.undone, ({ ctx, actor, params }) =>
    undoLine(ctx, actor, params.id),
  ),
]
