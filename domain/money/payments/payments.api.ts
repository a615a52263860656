import { z } from 'zod'
import { done, endpoint, page } from '#domain/kernel/endpoint.ts'
import { receiptToConfirm } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import {
  ledgerSummary,
  monthFilter,
  monthRow,
  monthStates,
  monthTotals,
  newPayments,
  reversal,
} from './payments.schema.ts'

export const paymentsApi = {
  month: endpoint({
    path: 'GET /payments/month',
    access: 'signed-in',
    scope: 'money:read',
    summary:
      'Bir ayın ödemeleri: kim ödedi, kim ödemedi, kaç gün gecikti; beklenen ve tahsil edilen toplamlar. En çok geciken önce.',
    query: monthFilter,
    reply: z.strictObject({
      ...page(monthRow).shape,
      /** 2026-11 */
      month: z.string(),
      today: z.iso.date(),
      /** Totals of all rows that match the filter, regardless of state and page. */
      totals: z.array(monthTotals),
      counts: z.record(z.enum(monthStates), z.number().int()),
      /** Buildings offered by the filter. */
      buildings: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
      /** The property chosen in the filter. */
      property: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
      /** False when no month has any ledger. */
      has_accounts: z.boolean(),
      /** Uploaded receipts that the caller can confirm, oldest first, regardless of month and filter. */
      receipts: z.strictObject({ waiting: z.array(receiptToConfirm), more: z.boolean() }),
    }),
  }),
  account: endpoint({
    path: 'GET /payments/account',
    access: 'signed-in',
    scope: 'money:read',
    summary: 'Bir kiracılığın son ayları ve ödemeleri; mülk verilirse o mülkün süren kiracılığı.',
    query: z
      .strictObject({ tenancy: z.uuid().optional(), property: z.uuid().optional() })
      .refine(({ tenancy, property }) => (tenancy === undefined) !== (property === undefined), {
        path: ['tenancy'],
        error: 'Kiracılığı ya da mülkü seçin',
      })
      // One of the two must be given, which the schema cannot say.
      .meta({ examples: [{ tenancy: '0198c3a4-7d21-7c3e-9a52-4f0d6b1e8a77' }] }),
    reply: z.strictObject({
      /** Null when the property was never rented. */
      account: ledgerSummary.nullable(),
    }),
  }),
  record: endpoint({
    path: 'POST /payments',
    access: 'signed-in',
    scope: 'payments:write',
    summary:
      'Bir ya da birkaç ödemeyi birlikte kaydeder: ya hepsi ya hiçbiri. Aynı `key` ile ikinci çağrı yeni kayıt oluşturmaz.',
    body: newPayments,
    reply: done.extend({
      entries: z.array(
        z.strictObject({
          key: z.uuid(),
          id: z.uuid(),
          tenancy_id: z.uuid(),
          amount: z.number().int(),
          currency: z.string(),
          /** The amount paid beyond all claims asked for so far. */
          over: z.number().int(),
        }),
      ),
    }),
  }),
  reverse: endpoint({
    path: 'POST /payments/:entry/reverse',
    access: 'signed-in',
    scope: 'payments:write',
    summary: 'Bir ödeme kaydını nedeniyle geri alır; kayıt ve geri alma hesapta görünür kalır.',
    body: reversal,
  }),
}
