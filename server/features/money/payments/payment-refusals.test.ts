import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { entriesOf } from '#server/services/ledger/ledger.queries.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('LED-01 only a payment is taken back here, once, by its own landlord, and not below what the deposit has paid', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host)
  const terms = { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 50_000_00 }
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const book = (kind: 'deposit_received' | 'deposit_returned' | 'credit', amount: number) =>
    host.call(statementsApi.book, {
      params: { id: tenancy },
      body: { key: newId(), kind, amount, on_date: '2026-11-16', note: 'Elden' },
    })
  const reverse = (entry: string, who = host) =>
    who.call(paymentsApi.reverse, { params: { entry }, body: { reason: 'Yanlış' } })
  const reversalOf = async (entry: string) =>
    (await entriesOf(app.ctx.db, [tenancy])).find(({ reverses }) => reverses === entry)!.id

  const credit = (await book('credit', 1_000_00)).body.id
  expect(await reverse(credit)).toMatchObject({
    status: 409,
    code: 'not_a_payment',
    message: 'Buradan yalnızca ödeme kayıtları geri alınır.',
  })
  expect(await reverse(credit, await app.build.host())).toMatchObject({
    status: 404,
    code: 'entry_missing',
    message: 'Hesap hareketi bulunamadı.',
  })

  const received = (await book('deposit_received', 50_000_00)).body.id
  const returned = (await book('deposit_returned', 20_000_00)).body.id
  const spent = await reverse(received)
  expect(spent).toMatchObject({
    status: 409,
    code: 'deposit_used',
    message: 'Bu depozitonun bir kısmı iade edilmiş ya da kesilmiş; önce onu geri alın.',
  })
  // Neither refusal has left a reversal behind.
  expect((await entriesOf(app.ctx.db, [tenancy])).filter(({ kind }) => kind === 'reversal')).toEqual([])

  const params = { id: tenancy, entry: returned }
  expect((await host.call(statementsApi.reverse, { params, body: { reason: 'İade edilmedi' } })).status).toBe(200)
  expect((await reverse(received)).status).toBe(200)
  expect(await reverse(received)).toMatchObject({
    status: 409,
    code: 'entry_reversed',
    message: 'Bu hareket daha önce geri alınmış.',
  })
  expect(await reverse(await reversalOf(received))).toMatchObject({
    status: 409,
    code: 'reversal_final',
    message: 'Geri alma kaydı geri alınamaz; hareketi yeniden kaydedin.',
  })
})
