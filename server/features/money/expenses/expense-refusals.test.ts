import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { expensesApi as api } from '#domain/money/expenses/expenses.api.ts'
import type { NewExpense } from '#domain/money/expenses/expenses.schema.ts'
import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const what = { category: 'repair' as const, amount: 125_000, on_date: '2026-11-02', description: 'Kombi bakımı' }
const book = { category: 'damage' as const, due_on: '2026-12-01' }

/** The tests begin on 16.11.2026. */
async function scene() {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host)
  await agreedTenancy({ host, tenants: [tenant], property, terms: { baslangicTarihi: '2026-01-01' } })
  const create = (given: Partial<NewExpense> = {}, who = host) =>
    who.call(api.create, { body: { id: newId(), property_id: property.id, ...what, ...given } })
  const change = (id: string, given: object = {}) =>
    host.call(api.change, { params: { id }, body: { ...what, version: 1, ...given } })
  const cancel = (id: string, who = host) => who.call(api.void, { params: { id }, body: { reason: 'Yanlış' } })
  const restore = (id: string) => host.call(api.restore, { params: { id } })
  const charge = (id: string) => host.call(api.book, { params: { id }, body: book })
  const addInvoice = (id: string) =>
    host.call(api.addInvoice, {
      params: { id },
      query: { name: 'Fatura.pdf' },
      file: new Blob([new Uint8Array(pdf())]),
    })
  const removeInvoice = (id: string) => host.call(api.removeInvoice, { params: { id } })
  return { app, host, tenant, property, create, change, cancel, restore, charge, addInvoice, removeInvoice }
}

test('EXP-01 the tenant is charged once, for a part of their own, and not for an expense that was voided', async () => {
  const { create, cancel, charge } = await scene()
  const { id } = (await create({ bearer: 'tenant' })).body
  expect((await charge(id)).status).toBe(200)
  expect(await charge(id)).toMatchObject({
    status: 409,
    code: 'already_booked',
    message: 'Bu gider kiracının hesabına zaten yazılmış.',
  })
  const own = (await create()).body.id
  expect(await charge(own)).toMatchObject({
    status: 409,
    code: 'tenant_bears_nothing',
    message: 'Bu giderde kiracının payı yok.',
  })
  await cancel(own)
  expect(await charge(own)).toMatchObject({
    status: 409,
    code: 'expense_voided',
    message: 'Bu gider iptal edilmiş; üzerinde değişiklik yapılamaz.',
  })
})

test('a voided expense stands still until it is restored, and not beside the one that replaced it', async () => {
  const { app, create, change, cancel, restore, addInvoice, removeInvoice } = await scene()
  const { id } = (await create()).body
  expect(await restore(id)).toMatchObject({
    status: 409,
    code: 'expense_not_voided',
    message: 'Bu gider zaten geçerli.',
  })
  const stranger = await app.build.host()
  const missing = { status: 404, code: 'expense_missing', message: 'Gider bulunamadı.' }
  expect(await cancel(id, stranger)).toMatchObject(missing)
  const theirs = await app.build.property(stranger)
  expect(await create({ id, property_id: theirs.id }, stranger)).toMatchObject(missing)

  expect((await cancel(id)).status).toBe(200)
  const voided = { status: 409, code: 'expense_voided' }
  for (const answer of [await change(id), await cancel(id), await addInvoice(id), await removeInvoice(id)])
    expect(answer).toMatchObject(voided)
  expect((await restore(id)).status).toBe(200)

  // An expense of a past year is corrected by a new one.
  const old = (await create({ on_date: '2025-11-02' })).body.id
  const corrected = await change(old, { on_date: '2025-11-02', amount: 130_000, reason: 'Fatura geldi' })
  expect(corrected.status).toBe(200)
  expect(await restore(old)).toMatchObject({
    status: 409,
    code: 'expense_replaced',
    message: 'Bu giderin yerine yenisi yazılmış; eskisi geri getirilemez.',
  })
})

test('an expense is not paid in the future, and has one invoice', async () => {
  const { host, create, change, addInvoice, removeInvoice } = await scene()
  const future = { status: 400, code: 'paid_in_future', message: 'Ödeme tarihi bugünden sonra olamaz.' }
  expect(await create({ paid_on: '2026-11-17' })).toMatchObject(future)
  const { id } = (await create()).body
  expect(await change(id, { paid_on: '2026-11-17' })).toMatchObject(future)
  const paid = { params: { id }, body: { version: 1, paid_on: '2026-11-17' } }
  expect(await host.call(api.pay, paid)).toMatchObject(future)

  expect(await removeInvoice(id)).toMatchObject({
    status: 404,
    code: 'invoice_missing',
    message: 'Bu giderin faturası yok.',
  })
  expect((await addInvoice(id)).status).toBe(200)
  expect(await addInvoice(id)).toMatchObject({
    status: 409,
    code: 'invoice_kept',
    message: 'Bu giderin faturası var. Değiştirmek için önce onu kaldırın.',
  })
  expect((await removeInvoice(id)).status).toBe(200)
})

test('SUG-13 a request that is an expense already becomes no second one, neither new nor restored', async () => {
  const { tenant, property, create, cancel, restore } = await scene()
  const asked = { property_id: property.id, tenant_id: tenant.id, aciklama: 'Kombi su akıtıyor', demirbas: 'Kombi' }
  const suggestion_id = (await tenant.call(suggestionsApi.create, { body: asked })).body.id
  const taken = {
    status: 409,
    code: 'request_has_expense',
    message: 'Bu talep zaten gider olarak kaydedilmiş.',
  }
  const { id } = (await create({ suggestion_id })).body
  expect(await create({ suggestion_id })).toMatchObject(taken)
  await cancel(id)
  expect((await create({ suggestion_id })).status).toBe(200)
  expect(await restore(id)).toMatchObject(taken)
})

test('EXP-02 a recurring expense that is over neither ends again nor pauses; a stranger finds none', async () => {
  const { app, host, property } = await scene()
  const body = {
    id: newId(),
    property_id: property.id,
    category: 'owner_aidat' as const,
    amount: 90_000,
    every: 'month' as const,
    starts_on: '2026-10-01',
  }
  expect((await host.call(api.createRecurring, { body })).status).toBe(200)
  const params = { id: body.id }
  const missing = { status: 404, code: 'recurring_missing', message: 'Tekrarlayan gider bulunamadı.' }
  const stranger = await app.build.host()
  expect(await stranger.call(api.pauseRecurring, { params, body: { paused: true } })).toMatchObject(missing)
  const theirs = await app.build.property(stranger)
  expect(await stranger.call(api.createRecurring, { body: { ...body, property_id: theirs.id } })).toMatchObject(missing)

  const version = async () => (await host.call(api.recurring, { query: {} })).body.documents[0]!.version
  const end = async () => host.call(api.endRecurring, { params, body: { version: await version() } })
  expect((await end()).status).toBe(200)
  const over = {
    status: 409,
    code: 'recurring_over',
    message: 'Bu tekrar sona ermiş. Sürdürmek için bitişini kaldırın.',
  }
  expect(await end()).toMatchObject(over)
  expect(await host.call(api.pauseRecurring, { params, body: { paused: true } })).toMatchObject(over)
})
