import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { statementsMessages } from '#domain/money/statements/statements.messages.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
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
  route(statementsApi.reverse, async ({ ctx, actor, params, body }) => {
    await reverseByHand(ctx, actor, params.id, { entry: params.entry, reason: body.reason })
    return done(statementsMessages.reversed)
  }),
  route(statementsApi.depositBefore, async ({ ctx, actor, params }) => {
    await bookDepositBefore(ctx, actor, params.id)
    return done(statementsMessages.depositBefore)
  }),
]
