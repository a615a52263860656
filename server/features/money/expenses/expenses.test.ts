import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { expensesApi as api } from '#domain/money/expenses/expenses.api.ts'
import type { NewExpense } from '#domain/money/expenses/expenses.schema.ts'
import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { ledgerDues, ledgerEntries } from '#server/db/schema/ledger.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** The tests begin on 16.11.2026. */
async function scene() {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const { tenancy } = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: '2026-01-01' },
  })
  const { db } = app.ctx
  const form = (given: Partial<NewExpense> = {}) => ({
    id: newId(),
    property_id: property.id,
    category: 'repair' as const,
    amount: 125_000,
    on_date: '2026-11-02',
    description: 'Kombi bakımı',
    ...given,
  })
  const add = async (given: Partial<NewExpense> = {}, client: Client = host) => {
    const body = form(given)
    return { id: body.id, answer: await client.call(api.create, { body }) }
  }
  const view = async (id: string) => (await host.call(api.view, { params: { id } })).body
  const entries = async () =>
    (await db.select().from(ledgerEntries).where(eq(ledgerEntries.tenancy_id, tenancy))).filter(
      ({ source, kind }) => source === 'expense' || kind === 'reversal',
    )
  const open = async () =>
    (await db.select().from(ledgerDues).where(eq(ledgerDues.tenancy_id, tenancy)))
      .filter(({ category }) => category === 'damage')
      .map(({ amount }) => amount)
  return { app, host, tenant, property, tenancy, form, add, view, entries, open }
}
const book = { category: 'damage' as const, due_on: '2026-12-01' }
const change = (given: object) => ({
  category: 'repair' as const,
  amount: 125_000,
  on_date: '2026-11-02',
  description: 'Kombi bakımı',
  version: 1,
  ...given,
})

test('the list has its filters and, in the same call and three statements, the totals by category', async () => {
  const { app, host, property, add } = await scene()
  const other = await app.build.property(host, { baslik: 'Çekmeköy Villa' })
  await add({ paid_on: '2026-11-03', supplier: 'Şahin Tesisat', invoice_no: 'A-17' })
  await add({ amount: 80_000, bearer: 'shared', tenant_amount: 30_000 })
  await add({ category: 'property_tax', amount: 450_000, on_date: '2025-05-20', description: '' })
  await add({ property_id: other.id, category: 'insurance', amount: 60_000 })
  const { result, statements } = await app.counting(() => host.call(api.list, { query: {} }))
  // Including one for the session.
  expect(statements.length).toBeLessThanOrEqual(4)
  const { body } = result
  expect([body.total, body.years, body.properties.map(({ title }) => title)]).toEqual([
    4,
    [2026, 2025],
    ['Çekmeköy Villa', 'Moda Daire'],
  ])
  expect(body.totals).toEqual([
    { category: 'property_tax', count: 1, amount: 450_000, tenant_amount: 0, unpaid: 450_000 },
    { category: 'repair', count: 2, amount: 205_000, tenant_amount: 30_000, unpaid: 80_000 },
    { category: 'insurance', count: 1, amount: 60_000, tenant_amount: 0, unpaid: 60_000 },
  ])
  const found = async (query: object) =>
    (await host.call(api.list, { query })).body.documents.map(({ amount }) => amount).sort((a, b) => a - b)
  expect(await found({ property: other.id })).toEqual([60_000])
  expect(await found({ property: property.id, category: 'repair' })).toEqual([80_000, 125_000])
  expect(await found({ year: 2025 })).toEqual([450_000])
  // A period of days; one day alone is open to the other side.
  const all = await found({})
  expect(
    [...(await found({ to: '2025-12-31' })), ...(await found({ from: '2026-01-01' }))].sort((a, b) => a - b),
  ).toEqual(all)
  expect(await found({ from: '2025-01-01', to: '2025-12-31' })).toEqual([450_000])
  expect(await found({ bearer: 'shared' })).toEqual([80_000])
  expect(await found({ state: 'unpaid', year: 2026 })).toEqual([60_000, 80_000])
  for (const q of ['sahin', 'a-17', 'KOMBİ şahin']) expect(await found({ q })).toEqual([125_000])
  expect(await found({ q: 'villa' })).toEqual([60_000])
  expect((await host.call(api.list, { query: { category: 'repair', size: 1 } })).body).toMatchObject({
    total: 2,
    hasMore: true,
  })
  const csv = await (await host.send('GET', '/api/expenses/export?format=csv&year=2025')).text()
  expect(csv.replaceAll('\uFEFF', '').trim().split('\r\n')[1]).toBe(
    '20.05.2025;Moda Daire;Emlak vergisi;;4500;Kiraya veren;0;;;;Gerçek giderde indirilebilir;Hayır;',
  )
})

test('the same expense sent many times at once is one; another one under its id is refused', async () => {
  const { host, form } = await scene()
  const body = form({ bearer: 'tenant', book })
  const answers = await Promise.all(Array.from({ length: 5 }, () => host.call(api.create, { body })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await host.call(api.list, { query: {} })).body.total).toBe(1)
  expect(await host.call(api.create, { body: { ...body, amount: 1 } })).toMatchObject({
    status: 409,
    body: { code: 'expense_kept' },
  })
})

test('EXP-01 the tenant’s part is claimed once, however often it is tried, and taken back when the expense is voided', async () => {
  const { host, tenant, add, view, entries, open } = await scene()
  const { id } = await add({ bearer: 'shared', tenant_amount: 45_000 })
  const params = { id }
  expect((await view(id)).bookable).toBe(true)
  const tries = await Promise.all([1, 2, 3, 4].map(() => host.call(api.book, { params, body: book })))
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(await open()).toEqual([45_000])
  expect(await entries()).toMatchObject([
    { kind: 'due', category: 'damage', amount: 45_000, on_date: '2026-12-01', note: 'Onarım: Kombi bakımı' },
  ])
  // The tenant sees the claim in the ledger, but not the expense.
  expect((await tenant.call(api.view, { params })).status).toBe(404)
  expect((await tenant.call(api.list, { query: {} })).body.total).toBe(0)

  const voids = await Promise.all([1, 2].map(() => host.call(api.void, { params, body: { reason: 'Yanlış daire' } })))
  expect(voids.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await open()).toEqual([])
  expect((await entries()).map(({ kind, amount }) => `${kind} ${amount}`).sort()).toEqual([
    'due 45000',
    'reversal 45000',
  ])
  expect((await host.call(api.list, { query: {} })).body.totals).toEqual([])
  const voided = (await host.call(api.list, { query: { state: 'void' } })).body.documents
  expect(voided).toMatchObject([{ id, void_reason: 'Yanlış daire', voided_by_name: 'Ayşe Yıldırım' }])

  // Restored within the ten seconds: the claim is booked again, once.
  const back = await Promise.all([1, 2].map(() => host.call(api.restore, { params })))
  expect(back.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await open()).toEqual([45_000])
  expect((await view(id)).events.map(({ kind }) => kind)).toEqual(['created', 'booked', 'voided', 'restored', 'booked'])
})

test('an open expense is changed and says how; a booked one is voided with a reason and written anew with its claim', async () => {
  const { host, add, view, open } = await scene()
  const { id } = await add({ bearer: 'tenant' })
  const params = { id }
  expect((await host.call(api.change, { params, body: change({ bearer: 'tenant', amount: 130_000 }) })).body.id).toBe(
    id,
  )
  expect((await view(id)).events.at(-1)).toMatchObject({
    kind: 'changed',
    detail: 'Tutar: 1.250,00 ₺ → 1.300,00 ₺; Kiracının payı: 1.250,00 ₺ → 1.300,00 ₺',
  })
  expect(await host.call(api.change, { params, body: change({ amount: 1 }) })).toMatchObject({
    status: 409,
    body: { code: 'expense_changed' },
  })
  await host.call(api.book, { params, body: book })
  const wanted = change({ bearer: 'tenant', amount: 99_000, version: 3 })
  expect(await host.call(api.change, { params, body: wanted })).toMatchObject({
    status: 409,
    body: { code: 'expense_closed', fields: { reason: expect.any(String) } },
  })
  expect(await open()).toEqual([130_000])
  const body = { ...wanted, reason: 'Fatura düzeltildi' }
  const twice = await Promise.all([1, 2].map(() => host.call(api.change, { params, body })))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  const anew = twice.find(({ status }) => status === 200)!.body.id
  expect(anew).not.toBe(id)
  expect(await open()).toEqual([99_000])
  expect(await view(id)).toMatchObject({
    amount: 130_000,
    void_reason: 'Fatura düzeltildi',
    replaced_by: anew,
    due: null,
  })
  expect(await view(anew)).toMatchObject({ amount: 99_000, replaces: id, due: { amount: 99_000, settled: 0 } })
  expect((await host.call(api.restore, { params })).status).toBe(409)
})

test('a year that is over: paying it late is fine, its figures need a reason, its invoice stays', async () => {
  const { host, add, view } = await scene()
  const { id } = await add({ on_date: '2025-12-20' })
  const params = { id }
  const file = new Blob([new Uint8Array(pdf())])
  const uploads = await Promise.all(
    [1, 2].map(() => host.call(api.addInvoice, { params, query: { name: 'Fatura.pdf' }, file })),
  )
  expect(uploads.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await host.call(api.removeInvoice, { params })).status).toBe(409)
  const { version } = await view(id)
  expect((await host.call(api.pay, { params, body: { version, paid_on: '2026-11-17' } })).status).toBe(400)
  expect((await host.call(api.pay, { params, body: { version, paid_on: '2026-11-10' } })).status).toBe(200)
  expect((await host.call(api.pay, { params, body: { version: version + 1, paid_on: null } })).status).toBe(200)
  const wrong = change({ on_date: '2025-12-20', amount: 1, version: version + 2 })
  expect((await host.call(api.change, { params, body: wrong })).status).toBe(409)
  expect((await view(id)).amount).toBe(125_000)
})

test('only those who keep the costs open an invoice, and only what it really is', async () => {
  const { app, host, tenant, add } = await scene()
  const { id } = await add()
  const params = { id }
  const program = new Blob(['MZ'.padEnd(200, '\0')])
  expect((await host.call(api.addInvoice, { params, query: { name: 'Fatura.pdf' }, file: program })).status).toBe(400)
  const file = new Blob([new Uint8Array(pdf())])
  const { file_id } = (await host.call(api.addInvoice, { params, query: { name: 'Fatura.pdf' }, file })).body
  const reads = async (client: Client) => (await client.send('GET', fileAddress(file_id))).status
  expect(await reads(host)).toBe(200)
  expect(await reads(tenant)).toBe(404)
  expect(await reads(await app.build.host())).toBe(404)
  // The right to documents gives no access to expenses and their invoices.
  const clerk = await app.build.staff(host, { authorised: true, acts_on_all: true, canManageDocuments: true })
  expect(await reads(clerk)).toBe(404)
  const keeper = await app.build.staff(host, { authorised: true, acts_on_all: true, canManagePayments: true })
  expect(await reads(keeper)).toBe(200)
  expect((await host.call(api.removeInvoice, { params })).status).toBe(200)
  expect(await reads(host)).toBe(404)
})

test('SUG-13 a request becomes one expense, linked both ways, also when it is tapped twice; a foreign one never', async () => {
  const { app, host, tenant, property, form, view } = await scene()
  const { id: suggestion_id } = (
    await tenant.call(suggestionsApi.create, {
      body: { property_id: property.id, tenant_id: tenant.id, aciklama: 'Kombi su akıtıyor', demirbas: 'Kombi' },
    })
  ).body
  const request = async (client: Client) =>
    (await client.call(suggestionsApi.view, { params: { id: suggestion_id } })).body
  expect(await request(host)).toMatchObject({ gider: null, can: { expense: true } })
  const taps = await Promise.all([1, 2, 3].map(() => host.call(api.create, { body: form({ suggestion_id }) })))
  expect(taps.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const { id } = taps.find(({ status }) => status === 200)!.body
  expect(await request(host)).toMatchObject({ gider: { id, amount: 125_000 } })
  expect(await request(tenant)).toMatchObject({ gider: null, can: { expense: false } })
  expect(await view(id)).toMatchObject({ suggestion_id })

  const stranger = await app.build.host()
  const elsewhere = await app.build.property(stranger)
  const body = form({ property_id: elsewhere.id, suggestion_id })
  expect(await stranger.call(api.create, { body })).toMatchObject({
    status: 404,
    body: { code: 'suggestion_missing' },
  })
  await host.call(api.void, { params: { id }, body: { reason: 'Yanlış' } })
  expect((await host.call(api.create, { body: form({ suggestion_id }) })).status).toBe(200)
  expect((await host.call(api.restore, { params: { id } })).status).toBe(409)
})

test('nothing is claimed where nobody rented on that day', async () => {
  const { add, view } = await scene()
  const early = { bearer: 'tenant' as const, on_date: '2025-12-31' }
  expect((await add({ ...early, book })).answer).toMatchObject({ status: 409, body: { code: 'no_tenancy' } })
  const { id } = await add(early)
  expect((await view(id)).bookable).toBe(false)
})
