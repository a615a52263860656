import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { tenantPaymentsMessages } from '#domain/money/tenant-payments/tenant-payments.messages.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { confirmReceipt, declineReceipt, sendReceipt, withdrawReceipt } from './receipts.ts'
import { reopenReceipt } from './reopen-receipt.ts'
import { viewOwn } from './view-own.ts'

const done = (message: string) => ({ success: true as const, message })

export const tenantPaymentsRoutes: Route[] = [
  route(tenantPaymentsApi.own, ({ ctx, actor }) => viewOwn(ctx, actor)),
  route(tenantPaymentsApi.send, async ({ ctx, actor, params, query, file }) => ({
    ...done(tenantPaymentsMessages.sent),
    id: await sendReceipt(ctx, actor, { tenancyId: params.id, words: query, bytes: file }),
  })),
  route(tenantPaymentsApi.confirm, async ({ ctx, actor, params, body }) => ({
    ...done(tenantPaymentsMessages.confirmed),
    entry: await confirmReceipt(ctx, actor, { id: params.id, ...body }),
  })),
  action(tenantPaymentsApi.decline, tenantPaymentsMessages.declined, ({ ctx, actor, params, body }) =>
    declineReceipt(ctx, actor, { id: params.id, ...body }),
  ),
  action(tenantPaymentsApi.reopen, tenantPaymentsMessages.reopened, ({ ctx, actor, params }) =>
    reopenReceipt(ctx, actor, params.id),
  ),
  action(tenantPaymentsApi.withdraw, tenantPaymentsMessages.withdrawn, ({ ctx, actor, params }) =>
    withdrawReceipt(ctx, actor, params.id),
  ),
]
