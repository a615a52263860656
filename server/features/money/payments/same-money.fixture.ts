import { eq } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import { bankStatementsApi } from '#domain/money/bank-statements/bank-statements.api.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { bankLines } from '#server/db/schema/bank-statements.ts'
import { paymentReceipts } from '#server/db/schema/payment-receipts.ts'
import { entriesOf } from '#server/services/ledger/ledger.queries.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** A flat for 42.500 a month, due on the fifth of November; today is 16 November 2026. */
export async function meetingMoney(more: object = {}) {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant({ email: 'sinan.aksoy@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const terms = { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 42_500_00, depozito: 0, ...more }
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const part = { tenancy, amount: 42_500_00, pot: 'payment' as const }
  return {
    app,
    host,
    tenant,
    property,
    tenancy,
    part,
    /** The bank's line of the same money. */
    line: async (
      text = '10.11.2026;kira;KIRACI SINAN AKSOY;42.500,00;F1',
      kind: 'text' | 'table' = 'text',
      of: { id: string } & Client = host,
    ) => {
      const rows = ['IBAN;TR330006100519786457841326', 'Tarih;Açıklama;Gönderen;Tutar;Dekont', text]
      const content =
        kind === 'text'
          ? { kind, text: rows.join('\n') }
          : { kind, rows: rows.map((row) => row.split(';').map((cell) => (cell === '42.500,00' ? 42_500 : cell))) }
      await of.call(bankStatementsApi.take, { body: { owner: 'self', file_name: `a.${kind}`, content } })
      const { documents } = (await of.call(bankStatementsApi.lines, { query: {} })).body
      return documents.find(({ description, counterparty }) => text.includes(`${description};${counterparty}`))!
    },
    receipt: async (on_date = '2026-11-09', words: object = {}) => {
      const id = newId()
      const query = { key: id, amount: '4250000', on_date, again: 'true' as const, ...words }
      const file = new Blob([new Uint8Array(pdf())])
      await tenant.call(tenantPaymentsApi.send, { params: { id: tenancy }, query, file })
      return id
    },
    byHand: (more: object = {}, by: Client = host) =>
      by.call(paymentsApi.record, {
        body: {
          payments: [
            {
              tenancy_id: tenancy,
              amount: 42_500_00,
              currency: 'TL' as 'TL' | 'EUR',
              key: newId(),
              on_date: '2026-11-10',
              method: 'bank' as const,
              ...more,
            },
          ],
        },
      }),
    confirmLine: (id: string, more: object = {}, by: Client = host) =>
      by.call(bankStatementsApi.confirm, { body: { lines: [{ id, parts: [part], ...more }] } }),
    confirmReceipt: (id: string, more: object = {}, by: Client = host) =>
      by.call(tenantPaymentsApi.confirm, {
        params: { id },
        body: { amount: 42_500_00, on_date: '2026-11-10', ...more },
      }),
    undoLine: (id: string) => host.call(bankStatementsApi.undo, { params: { id } }),
    booked: async () =>
      (await entriesOf(app.ctx.db, [tenancy])).filter(({ kind }) => kind === 'payment').map(({ source }) => source),
    lineState: async (id: string) => (await app.ctx.db.select().from(bankLines).where(eq(bankLines.id, id)))[0]!.state,
    receiptState: async (id: string) =>
      (await app.ctx.db.select().from(paymentReceipts).where(eq(paymentReceipts.id, id)))[0]!.state,
  }
}
