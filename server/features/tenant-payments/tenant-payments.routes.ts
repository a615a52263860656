import { titleOf } from '#domain/properties/properties.rules.ts'
import { tenantPaymentsApi } from '#domain/tenant-payments/tenant-payments.api.ts'
import { tenantPaymentsMessages } from '#domain/tenant-payments/tenant-payments.messages.ts'
import { inView } from '#server/access/in-view.ts'
import { type Route, route } from '#server/http/route.ts'
import { confirmReceipt, declineReceipt, sendReceipt, withdrawReceipt } from './receipts.ts'
import { waitingReceipts } from './tenant-payments.queries.ts'
import { receiptView, viewOwn } from './view-own.ts'

const done = (message: string) => ({ success: true as const, message })
const shownReceipts = 50

export const tenantPaymentsRoutes: Route[] = [
  route(tenantPaymentsApi.own, ({ ctx, actor }) => viewOwn(ctx, actor)),
  route(tenantPaymentsApi.send, async ({ ctx, actor, params, query, file }) => ({
    ...done(tenantPaymentsMessages.sent),
    id: await sendReceipt(ctx, actor, { tenancyId: params.id, words: query, bytes: file }),
  })),
  route(tenantPaymentsApi.waiting, async ({ ctx, actor }) => {
    const rows = await waitingReceipts(ctx.db, inView(actor), shownReceipts)
    return {
      receipts: rows.slice(0, shownReceipts).map(({ receipt, property, named }) => ({
        ...receiptView(receipt),
        ...{ tenancy_id: receipt.tenancy_id, property_title: titleOf(property), named },
      })),
      more: rows.length > shownReceipts,
    }
  }),
  route(tenantPaymentsApi.confirm, async ({ ctx, actor, params, body }) => ({
    ...done(tenantPaymentsMessages.confirmed),
    entry: await confirmReceipt(ctx, actor, { id: params.id, ...body }),
  })),
  route(tenantPaymentsApi.decline, async ({ ctx, actor, params, body }) => {
    await declineReceipt(ctx, actor, { id: params.id, ...body })
    return done(tenantPaymentsMessages.declined)
  }),
  route(tenantPaymentsApi.withdraw, async ({ ctx, actor, params }) => {
    await withdrawReceipt(ctx, actor, params.id)
    return done(tenantPaymentsMessages.withdrawn)
  }),
]
