import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { inView } from '#server/access/in-view.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { listMonth } from './list-month.ts'
import { recordPayments } from './record-payments.ts'
import { reversePayment } from './reverse-payment.ts'
import { viewLedger, viewLedgerAt } from './view-ledger.ts'

export const paymentsRoutes: Route[] = [
  route(paymentsApi.month, ({ ctx, actor, query }) => listMonth(ctx, inView(actor, query.owner), query)),
  route(paymentsApi.account, async ({ ctx, actor, query: { tenancy, property } }) => ({
    account: tenancy ? await viewLedger(ctx, actor, tenancy) : await viewLedgerAt(ctx, actor, property!),
  })),
  route(paymentsApi.record, ({ ctx, actor, body }) => recordPayments(ctx, actor, body.payments)),
  route(paymentsApi.reverse, async ({ ctx, actor, params, body }) => {
    await reversePayment(ctx, actor, { ...params, ...body })
    return done('Ödeme kaydı geri alındı.')
  }),
]
