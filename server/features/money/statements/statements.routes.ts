import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { statementsMessages } from '#domain/money/statements/statements.messages.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { bookByHand, bookDepositBefore, reverseByHand } from './book-by-hand.ts'
import { printReceipt, printStatement } from './print-statement.ts'
import { viewLedger } from './view-ledger.ts'

export const statementsRoutes: Route[] = [
  route(statementsApi.account, ({ ctx, actor, params, query }) => viewLedger(ctx, actor, params.id, query.year)),
  route(statementsApi.statement, ({ ctx, actor, params, query }) => printStatement(ctx, actor, params.id, query)),
  route(statementsApi.receipt, ({ ctx, actor, params }) => printReceipt(ctx, actor, params.id, params.entry)),
  route(statementsApi.book, async ({ ctx, actor, params, body }) => ({
    ...done(statementsMessages.booked),
    id: await bookByHand(ctx, actor, params.id, body),
  })),
  action(statementsApi.reverse, statementsMessages.reversed, ({ ctx, actor, params, body }) =>
    reverseByHand(ctx, actor, params.id, { entry: params.entry, reason: body.reason }),
  ),
  action(statementsApi.depositBefore, statementsMessages.depositBefore, ({ ctx, actor, params }) =>
    bookDepositBefore(ctx, actor, params.id),
  ),
]
