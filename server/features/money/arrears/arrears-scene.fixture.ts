import { newId } from '#domain/kernel/ids.ts'
import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import { bookEntries, type NewEntry } from '#server/services/ledger/book-entries.ts'
import { duesOf, lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** Rent of 30.000 ₺ due on the fifth; unpaid since August. Today is 16.11.2026. */
export async function scene(app: TestApp, { tasinmazCinsi = 'Daire' } = {}) {
  const host = await app.build.host({ username: 'Ayşe Yılmaz' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öz', email: 'mehmet@ornek.test' })
  const lawyer = await app.build.staff(host, { lawyer: true })
  const property = await app.build.property(host, {
    baslik: 'Moda Daire',
    tasinmazCinsi,
    delegates: { lawyer: [lawyer] },
  })
  const terms = {
    baslangicTarihi: '2026-01-01',
    odemeGunu: 5,
    brutAylik: 30_000_00,
    depozito: 0,
  }
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const params = { id: tenancy }
  await host.call(paymentPlansApi.open, {
    params,
    body: { key: newId(), opened_on: '2026-08-01', balance: null, note: '' },
  })
  const claims = (await duesOf(app.ctx.db, [tenancy])).sort((a, b) => a.due_on.localeCompare(b.due_on))
  const claimOn = (day: string) => claims.find(({ due_on }) => due_on === day)!.due_id
  const book = (entry: Partial<NewEntry>) =>
    app.ctx.db.transact(async (tx) =>
      bookEntries(app.ctx, tx, {
        ledger: await lockLedger(tx, tenancy),
        entries: [
          { kind: 'payment', amount: 30_000_00, currency: 'TL', on_date: '2026-11-16', source: 'hand', ...entry },
        ],
        by: { id: null, name: 'Ayşe' },
      }),
    )
  return { host, tenant, lawyer, property, params, claimOn, book }
}
