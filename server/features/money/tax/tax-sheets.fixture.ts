import { expect } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { taxApi } from '#domain/money/tax/tax.api.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export type Host = Awaited<ReturnType<TestApp['build']['host']>>
type Terms = NonNullable<Parameters<typeof agreedTenancy>[0]['terms']>
type PropertyFields = Parameters<TestApp['build']['property']>[1]

/** Let since 1 January 2025, with the ledger from that day. The clock stands at 16 November 2026. */
export async function letProperty(app: TestApp, host: Host, given: PropertyFields = {}, terms: Terms = {}) {
  const property = await app.build.property(host, { baslik: 'Moda Daire', tasinmazCinsi: 'Daire', ...given })
  const { tenancy } = await agreedTenancy({
    host,
    property,
    tenants: [await app.build.tenant()],
    terms: { baslangicTarihi: '2025-01-01', odemeGunu: 1, brutAylik: 20_000_00, depozito: 0, ...terms },
  })
  const opening = { key: newId(), opened_on: terms.baslangicTarihi ?? '2025-01-01', balance: null, note: '' }
  expect((await host.call(paymentPlansApi.open, { params: { id: tenancy }, body: opening })).status).toBe(200)
  return { property, tenancy }
}

export const pay = async (
  host: Pick<Host, 'call'>,
  tenancy_id: string,
  on_date: string,
  amount: number,
  currency = 'TL',
) => {
  const payment = {
    again: true,
    tenancy_id,
    amount,
    currency: currency as 'TL',
    on_date,
    method: 'bank' as const,
    key: newId(),
  }
  const answer = await host.call(paymentsApi.record, { body: { payments: [payment] } })
  expect(answer.status).toBe(200)
  return answer.body.entries[0]!.id
}
export const sheetOf = async (person: Pick<Host, 'call'>, query: object = {}) =>
  (await person.call(taxApi.sheet, { query })).body

/** Payment by the month, quarter or year from the day on which the lease begins. */
export const payEvery = (
  host: Pick<Host, 'call'>,
  tenancy: string,
  plan: { from_on: string; frequency: 'month' | 'quarter' | 'year'; withholding_percent?: number },
) =>
  host.call(paymentPlansApi.change, {
    params: { id: tenancy },
    body: { part_month: 'thirtieth', rent_free: [], vat_percent: 0, aidat: 0, withholding_percent: null, ...plan },
  })
