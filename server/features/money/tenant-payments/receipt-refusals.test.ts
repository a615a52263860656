import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { entriesOf } from '#server/services/ledger/ledger.queries.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { receiptById } from './tenant-payments.queries.ts'

async function scene(app: TestApp) {
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host)
  const terms = { baslangicTarihi: '2026-11-01', odemeGunu: 5, depozito: 0 }
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const send = (key = newId(), on_date = '2026-11-15') =>
    tenant.call(tenantPaymentsApi.send, {
      params: { id: tenancy },
      query: { key, amount: '2500000', on_date, again: 'true' },
      file: new Blob([new Uint8Array(pdf())]),
    })
  return { host, tenant, tenancy, send }
}

test('PAY-05 a receipt is decided once, withdrawn only while it waits, and no stranger learns that it exists', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy, send } = await scene(app)
  const id = newId()
  expect((await send(id)).status).toBe(200)
  const params = { id }
  const body = { amount: 25_000_00, on_date: '2026-11-15' }
  const confirm = (who: typeof host, given: Partial<typeof body> = {}) =>
    who.call(tenantPaymentsApi.confirm, { params, body: { ...body, ...given } })
  const decline = (who: typeof host) => who.call(tenantPaymentsApi.decline, { params, body: { reason: 'Geçmedi' } })
  const withdraw = (who: typeof host) => who.call(tenantPaymentsApi.withdraw, { params })

  const missing = { status: 404, code: 'receipt_missing', message: 'Dekont bulunamadı.' }
  const elsewhere = await scene(app)
  for (const stranger of [elsewhere.host, elsewhere.tenant])
    for (const answer of [await confirm(stranger), await decline(stranger), await withdraw(stranger)])
      expect(answer).toMatchObject(missing)

  const future = { status: 400, code: 'receipt_in_future', message: 'Ödeme günü bugünden sonra olamaz.' }
  expect(await confirm(host, { on_date: '2026-11-17' })).toMatchObject(future)
  expect(await send(newId(), '2026-11-17')).toMatchObject(future)

  expect((await decline(host)).status).toBe(200)
  const decided = { status: 409, code: 'receipt_decided', message: 'Bu dekont için karar verilmiş; sayfayı yenileyin.' }
  for (const answer of [await confirm(host), await decline(host), await withdraw(tenant)])
    expect(answer).toMatchObject(decided)
  expect((await entriesOf(app.ctx.db, [tenancy])).filter(({ kind }) => kind === 'payment')).toEqual([])
})

test('PAY-05 twenty receipts may wait for the landlord; the next is refused until one is decided', async () => {
  const app = await startTestApp()
  const { tenant, send } = await scene(app)
  const keys = Array.from({ length: 20 }, () => newId())
  for (const key of keys) expect((await send(key)).status).toBe(200)
  expect(await send()).toMatchObject({
    status: 409,
    code: 'receipts_enough',
    message: 'Onay bekleyen çok sayıda dekontunuz var. Yenisini eklemeden önce kiraya verenin yanıtını bekleyin.',
  })
  expect((await tenant.call(tenantPaymentsApi.withdraw, { params: { id: keys[0]! } })).status).toBe(200)
  expect((await send()).status).toBe(200)
})

test('J17 a decision about a receipt is taken back at once: the payment goes, the receipt waits and is confirmed anew', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy, send } = await scene(app)
  const receipt = (await send()).body.id
  const params = { id: receipt }
  const body = { amount: 25_000_00, on_date: '2026-11-15' }
  const reopen = () => host.call(tenantPaymentsApi.reopen, { params })
  const state = async () => (await receiptById(app.ctx.db, receipt))!.state
  const booked = async () => {
    const entries = await entriesOf(app.ctx.db, [tenancy])
    const back = new Set(entries.map(({ reverses }) => reverses))
    return entries.filter(({ id, kind }) => kind === 'payment' && !back.has(id)).length
  }
  expect(await reopen()).toMatchObject({ status: 409, body: { code: 'receipt_not_decided' } })
  for (let round = 0; round < 2; round++) {
    expect((await host.call(tenantPaymentsApi.confirm, { params, body })).status).toBe(200)
    expect([await state(), await booked()]).toEqual(['confirmed', 1])
    expect((await tenant.call(tenantPaymentsApi.reopen, { params })).status).toBe(403)
    expect((await reopen()).status).toBe(200)
    expect([await state(), await booked()]).toEqual(['waiting', 0])
    app.pass(1000)
  }
  await host.call(tenantPaymentsApi.decline, { params, body: { reason: 'Okunmuyor' } })
  expect((await reopen()).status).toBe(200)
  expect((await receiptById(app.ctx.db, receipt))!).toMatchObject({ state: 'waiting', reason: '' })
  await host.call(tenantPaymentsApi.confirm, { params, body })
  app.pass(16 * 60_000)
  expect(await reopen()).toMatchObject({ status: 409, body: { code: 'receipt_settled' } })
  expect(await booked()).toBe(1)
})

test('J17 a receipt that was matched with a payment booked elsewhere does not take that payment along', async () => {
  const app = await startTestApp()
  const { host, tenancy, send } = await scene(app)
  const params = { id: (await send()).body.id }
  const payment = { tenancy_id: tenancy, amount: 25_000_00, currency: 'TL' as const, on_date: '2026-11-15' }
  const recorded = await host.call(paymentsApi.record, {
    body: { payments: [{ ...payment, method: 'bank', key: crypto.randomUUID(), again: true }] },
  })
  const same_as = recorded.body.entries[0]!.id
  const body = { amount: 25_000_00, on_date: '2026-11-15', same_as }
  expect((await host.call(tenantPaymentsApi.confirm, { params, body })).status).toBe(200)
  const refused = await host.call(tenantPaymentsApi.reopen, { params })
  expect(refused).toMatchObject({ status: 409, body: { code: 'receipt_settled' } })
})
