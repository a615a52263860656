import { expect, test } from 'vitest'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { expensesApi } from '#domain/money/expenses/expenses.api.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { buildExpense } from '#server/features/money/expenses/expense-rows.fixture.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { holdShare } from '#server/testing/hold-share.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** The clock stands at 16 November 2026. */
let app: TestApp

const view = async (client: Pick<Client, 'call'>, query: { as?: 'host' | 'tenant' } = {}) =>
  (await client.call(dashboardApi.view, { query })).body

type Host = Awaited<ReturnType<TestApp['build']['host']>>

async function rented(host: Host, baslik: string, terms: object = {}) {
  const tenant = await app.build.tenant()
  const property = await app.build.property(host, { baslik })
  const made = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 0, ...terms },
  })
  return { tenant, property, ...made }
}

const pay = (host: Host, tenancy_id: string, amount: number, on_date = '2026-11-10') =>
  host.call(paymentsApi.record, {
    body: { payments: [{ tenancy_id, amount, currency: 'TL', on_date, method: 'bank', key: newId() }] },
  })

test('DASH-01 DASH-02 J8 nine totals, the month, who is late, twelve months and the answers that are missing', async () => {
  app = await startTestApp()
  const host = await app.build.host()
  const late = await rented(host, 'Geciken Daire')
  const paid = await rented(host, 'Ödeyen Daire')
  await pay(host, paid.tenancy, 25_000_00)
  await app.build.property(host, { baslik: 'Boş Daire' })
  await app.build.property(host, { baslik: 'Çınar Apartmanı', is_bina: true })
  const asked = await app.build.property(host, { baslik: 'Sorulan Daire' })
  const tenant = await app.build.tenant()
  await host.call(contractsApi.create, {
    body: contractFormFor(asked.id, { tenants: [tenantParty(tenant.email, { is_primary: true })] }),
  })
  await host.call(expensesApi.create, {
    body: { id: newId(), property_id: paid.property.id, category: 'repair', amount: 4_000_00, on_date: '2026-10-03' },
  })

  await app.ctx.db.run(`update properties set created_at = '2026-11-02' where creator = '${host.id}'`)

  const { landlord, rentals, admin, places: properties, failed } = await view(host)
  expect(failed).toEqual([])
  expect([rentals, admin, properties]).toEqual([null, null, null])
  expect(landlord!.totals).toEqual({
    properties: 4,
    rented: 2,
    empty: 2,
    paid: 1,
    pending_payments: 1,
    contracts: 2,
    suggestions: 0,
    unread: 0,
    pending: 0,
  })
  expect(landlord!.month).toMatchObject({
    totals: [{ currency: 'TL', expected: 50_000_00, collected: 25_000_00, open: 25_000_00 }],
    late: [{ tenancy_id: late.tenancy, property_title: 'Geciken Daire', days_late: 11, amount: 25_000_00 }],
    late_count: 1,
  })
  expect(landlord!.cashflow).toEqual([
    { month: '2026-10', currency: 'TL', income: 0, withheld: 0, expense: 4_000_00 },
    { month: '2026-11', currency: 'TL', income: 25_000_00, withheld: 0, expense: 0 },
  ])
  expect(landlord!.occupancy).toHaveLength(12)
  expect(landlord!.occupancy.at(0)).toEqual({ month: '2025-12', rented: 0, total: 0 })
  expect(landlord!.occupancy.at(-1)).toEqual({ month: '2026-11', rented: 2, total: 4 })
  expect(landlord!.answers.total).toBe(1)
  expect(landlord!.answers.documents[0]).toMatchObject({
    property_title: 'Sorulan Daire',
    waiting_for: [{ expired: false }],
    manage: true,
  })
  expect(landlord!.steps).toEqual({ property: true, contract: true, agreed: true })
})

test('DASH-04 a new landlord is told the three steps, and a stranger’s figures are not among the own', async () => {
  app = await startTestApp()
  const host = await app.build.host()
  const { landlord } = await view(host)
  expect(landlord!.steps).toEqual({ property: false, contract: false, agreed: false })
  expect(landlord!.totals.properties).toBe(0)
  expect(landlord!.month).toBeNull()
  await app.build.property(host, { baslik: 'İlk Daire' })
  expect((await view(host)).landlord!.steps).toEqual({ property: true, contract: false, agreed: false })
})

test('DASH-04 a tenant sees what waits for the own word, the next payment with its IBAN, and nothing of the landlord', async () => {
  app = await startTestApp()
  const host = await app.build.host()
  const { tenant } = await rented(host, 'Kiracının Dairesi', { iban: 'TR330006100519786457841326', odemeGunu: 20 })
  const other = await app.build.property(host, { baslik: 'İkinci Daire' })
  await host.call(contractsApi.create, {
    body: contractFormFor(other.id, { tenants: [tenantParty(tenant.email, { is_primary: true })] }),
  })
  const { asked, rentals, landlord, places: properties } = await view(tenant)
  expect(landlord).toBeNull()
  expect(asked.contracts).toMatchObject([{ property_title: 'İkinci Daire', expired: false }])
  expect(rentals).toMatchObject([
    {
      property_title: 'Kiracının Dairesi',
      iban: 'TR330006100519786457841326',
      due_on: '2026-11-20',
      balance: 25_000_00,
      overdue: 0,
    },
  ])
  expect(properties).toMatchObject({ total: 1, documents: [{ title: 'Kiracının Dairesi' }] })

  expect(rentals![0]!.receipts_waiting).toBe(0)
  const query = { key: newId(), amount: 24_000_00, on_date: '2026-11-15' }
  const params = { id: rentals![0]!.tenancy_id }
  const sent = await tenant.call(tenantPaymentsApi.send, { params, query, file: new Blob([pdf()]) })
  expect(sent.status).toBe(200)
  // A tenant whose receipt waits for confirmation sees it, so that they do not pay twice.
  expect((await view(tenant)).rentals![0]!.receipts_waiting).toBe(24_000_00)
})

test('DASH-04 WAY-03 somebody who lets and rents finds the rented property in the tenant role, and the own ones in the other', async () => {
  app = await startTestApp()
  const host = await app.build.host()
  const both = await app.build.tenant({ host: true, userType: 'both' })
  await app.build.property(both, { baslik: 'Kendi Dairesi' })
  const home = await app.build.property(host, { baslik: 'Oturduğu Daire' })
  await agreedTenancy({ host, tenants: [both], property: home, terms: { baslangicTarihi: '2026-11-01' } })
  const { places: properties, landlord } = await view(both, { as: 'tenant' })
  expect(landlord).toBeNull()
  expect(properties).toMatchObject({ total: 1, documents: [{ id: home.id, title: 'Oturduğu Daire' }] })
  expect((await view(both, { as: 'host' })).places).toBeNull()
})

test('DASH-04 J18 an administrator sees who waits, mail and jobs, and twelve months of growth', async () => {
  app = await startTestApp()
  const admin = await app.build.admin()
  const { admin: side, landlord, failed } = await view(admin)
  expect(failed).toEqual([])
  expect(landlord).toBeNull()
  expect(side!.health.map(({ part }) => part)).toEqual(expect.arrayContaining(['mail', 'jobs']))
  expect(side!.growth).toHaveLength(12)
  expect(side!.growth.at(-1)).toMatchObject({ month: '2026-11' })
  expect(side!.registrations.counts.active).toBeGreaterThan(0)
})

test('DASH-04 growth goes by the months of Istanbul and is counted anew after five minutes', async () => {
  app = await startTestApp()
  const [admin, host] = [await app.build.admin(), await app.build.host()]
  const lastTwo = async () => (await view(admin)).admin!.growth.slice(-2).map((month) => month.properties)
  const [october, november] = await lastTwo()
  await app.ctx.db.run(`insert into properties (id, baslik, creator, "tasinmazDurumu", title_key, created_at) values
    (gen_random_uuid(), 'Ekimin sonu', '${host.id}', 'Boş', 'x', '2026-10-31T20:30Z'),
    (gen_random_uuid(), 'Kasımın başı', '${host.id}', 'Boş', 'y', '2026-10-31T21:30Z'),
    (gen_random_uuid(), 'Kasım', '${host.id}', 'Boş', 'z', '2026-11-02T09:00Z')`)
  app.pass(4 * 60_000)
  expect(await lastTwo()).toEqual([october, november])
  app.pass(2 * 60_000)
  expect(await lastTwo()).toEqual([october! + 1, november! + 2])
})

test('DASH-03 one statement for rows and sums and one for dates, however many tenancies there are', async () => {
  app = await startTestApp()
  const host = await app.build.host()
  const { tenancy } = await rented(host, 'Örnek Daire')
  await app.ctx.db.run(`
    with p as (insert into properties (id, baslik, creator, "tasinmazDurumu", title_key)
      select gen_random_uuid(), 'Daire ' || n, '${host.id}', 'Kiralanmış', 'daire' from generate_series(1, 499) n returning id),
    t as (insert into tenancies (id, property_id, owner_id, started_on)
      select gen_random_uuid(), id, '${host.id}', '2026-01-01' from p returning id, property_id)
    insert into contracts (id, property_id, owner_id, owner_name, status, "brutAylik", "baslangicTarihi", "bitisTarihi", tenancy_id)
      select gen_random_uuid(), property_id, '${host.id}', 'Mülk Sahibi', 'active', 2500000, '2026-01-01', '2026-12-31', id from t`)
  const { result, statements } = await app.counting(() => view(host))
  expect(statements.length).toBeLessThanOrEqual(3)
  expect(result.landlord!.totals).toMatchObject({ properties: 500, rented: 500, contracts: 500 })
  expect(result.deadlines.ends).toBe(499)
  expect(result.landlord!.month!.late.map((row) => row.tenancy_id)).toEqual([tenancy])
})

test('of more near dates than are shown the nearest stand there, in their order; the far ones are counted', async () => {
  app = await startTestApp()
  const host = await app.build.host()
  const days = ['2026-12-07', '2026-12-03', '2026-12-06', '2027-02-01', '2026-12-05', '2026-12-01', '2026-12-04']
  for (const daskBitis of [...days, '2026-12-02']) await app.build.property(host, { feature: { daskBitis } })
  const { deadlines } = await view(host)
  expect(deadlines.documents.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
    ...['dask_end 2026-12-01', 'dask_end 2026-12-02', 'dask_end 2026-12-03'],
    ...['dask_end 2026-12-04', 'dask_end 2026-12-05'],
  ])
  expect([deadlines.total, deadlines.ends]).toEqual([8, 0])
})

test('a date that is far away is counted but not shown, even when nothing nearer is there', async () => {
  app = await startTestApp()
  const host = await app.build.host()
  await app.build.property(host, { feature: { daskBitis: '2027-06-01' } })
  const { deadlines } = await view(host)
  expect([deadlines.documents, deadlines.total]).toEqual([[], 1])
})

test('DASH-03 a part whose query fails is empty and named, and takes nothing else along', async () => {
  const broken = await startTestApp({ ownDatabase: true })
  const host = await broken.build.host()
  await broken.build.property(host, { baslik: 'Tek Daire' })
  await broken.ctx.db.run(`update properties set created_at = '2026-11-02'`)
  await broken.ctx.db.run('alter table expenses rename to expenses_away')
  const money = await view(host)
  expect(money.failed).toEqual(['cashflow'])
  expect(money.landlord!.cashflow).toEqual([])
  expect(money.landlord!.totals).toMatchObject({ properties: 1, empty: 1 })
  await broken.ctx.db.run('alter table suggestion_views rename to suggestion_views_away')
  await broken.ctx.db.run('alter table deadline_marks rename to deadline_marks_away')
  const more = await view(host)
  expect(more.failed.toSorted()).toEqual(['cashflow', 'deadlines', 'requests', 'totals'])
  expect(more.landlord!.totals).toMatchObject({ properties: 0, rented: 0, unread: 0 })
  expect(more.deadlines).toEqual({ documents: [], total: 0, ends: 0, todo: [], todo_total: 0 })
  expect(more.landlord!.occupancy.at(-1)).toEqual({ month: '2026-11', rented: 0, total: 1 })
})

test('DASH-01 expense is the owner’s part until today, and a repaid bill is no income; what lies in the bin does not count', async () => {
  app = await startTestApp()
  const host = await app.build.host()
  const { tenancy, property } = await rented(host, 'Örnek Daire')
  const gone = await app.build.property(host, { baslik: 'Silinen Daire' })
  const expense = { category: 'repair' as const, on_date: '2026-11-03' }
  const charged = {
    ...expense,
    bearer: 'tenant' as const,
    amount: 2_000_00,
    book: { category: 'damage' as const, due_on: '2026-11-04' },
  }
  const body = { ...expense, id: newId(), property_id: property.id }
  await host.call(expensesApi.create, {
    body: { ...body, bearer: 'shared', amount: 3_000_00, tenant_amount: 1_000_00 },
  })
  const booked = await host.call(expensesApi.create, { body: { ...charged, id: newId(), property_id: property.id } })
  expect(booked.status).toBe(200)
  await buildExpense(app.ctx.db, property.id, { amount: 500_00, on_date: '2026-11-17' })
  await buildExpense(app.ctx.db, gone.id, { amount: 900_00, on_date: '2026-11-03' })
  expect((await host.call(propertiesApi.delete, { params: { id: gone.id } })).status).toBe(200)
  // The damage fell due first, so it takes 2.000 of the 27.000.
  await pay(host, tenancy, 27_000_00)
  expect((await view(host)).landlord!.cashflow).toEqual([
    { month: '2026-11', currency: 'TL', income: 25_000_00, withheld: 0, expense: 2_000_00 },
  ])
})

test('DASH-01 an expense that was voided is no expense, and a corrected one counts once', async () => {
  app = await startTestApp()
  const host = await app.build.host()
  const { property } = await rented(host, 'Örnek Daire')
  const shared = {
    category: 'repair' as const,
    on_date: '2026-11-03',
    bearer: 'shared' as const,
    amount: 3_000_00,
    tenant_amount: 1_000_00,
  }
  const book = { category: 'damage' as const, due_on: '2026-11-04' }
  const create = async () => {
    const body = { ...shared, id: newId(), property_id: property.id, book }
    expect((await host.call(expensesApi.create, { body })).status).toBe(200)
    return { id: body.id }
  }
  const spent = async () => (await view(host)).landlord!.cashflow.map(({ month, expense }) => [month, expense])
  const corrected = await create()
  const voided = await create()
  expect(await spent()).toEqual([['2026-11', 4_000_00]])
  const reason = 'Yanlış tutar'
  expect((await host.call(expensesApi.void, { params: voided, body: { reason } })).status).toBe(200)
  expect(await spent()).toEqual([['2026-11', 2_000_00]])
  // Its part of the tenant is booked, so it is voided and written anew.
  const { version } = (await host.call(expensesApi.view, { params: corrected })).body
  const body = { ...shared, amount: 3_500_00, version, reason }
  const again = await host.call(expensesApi.change, { params: corrected, body })
  expect(again.status).toBe(200)
  expect(again.body.id).not.toBe(corrected.id)
  expect(await spent()).toEqual([['2026-11', 2_500_00]])
})

test('DASH-04 who works for an owner reads sums only with the right to money, and a shareholder the own part', async () => {
  app = await startTestApp()
  const host = await app.build.host()
  const [cashier, plain, partner, lawyer] = [
    await app.build.staff(host, { authorised: true, canManagePayments: true }),
    await app.build.staff(host, { authorised: true }),
    await app.build.staff(host, { shareholder: true }),
    await app.build.staff(host, { lawyer: true }),
  ]
  const tenant = await app.build.tenant()
  const property = await app.build.property(host, {
    delegates: { authorised: [cashier, plain], shareholder: [partner], lawyer: [lawyer] },
  })
  await app.build.property(host, { baslik: 'Verilmeyen Daire' })
  const { tenancy } = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 0 },
  })
  await holdShare(app, { property_id: property.id, user_id: partner.id, pay: 1, payda: 5 })
  await pay(host, tenancy, 10_000_00)
  await buildExpense(app.ctx.db, property.id, { amount: 3_000_00, on_date: '2026-11-03' })
  const spent = async (person: typeof host) => (await view(person)).landlord!.cashflow[0]?.expense
  // People who may not open the list of expenses do not get their sum either.
  for (const person of [plain, partner, lawyer]) expect((await spent(person)) ?? 0).toBe(0)
  for (const person of [host, cashier]) expect(await spent(person)).toBe(3_000_00)
  const sides = []
  for (const person of [cashier, plain, partner]) sides.push((await view(person)).landlord!)
  expect(sides.map(({ totals }) => [totals.properties, totals.rented])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ])
  expect(sides.map(({ month }) => month?.totals[0]?.collected)).toEqual([10_000_00, undefined, 2_000_00])
  expect(sides.map(({ cashflow }) => cashflow[0]?.income)).toEqual([10_000_00, undefined, 2_000_00])
  expect(sides.map(({ steps }) => steps)).toEqual([null, null, null])
  expect(sides.map(({ knows }) => knows)).toEqual([
    { money: true, expenses: true, requests: false },
    { money: false, expenses: false, requests: false },
    { money: false, expenses: false, requests: false },
  ])
  expect(sides.map(({ shares }) => shares)).toEqual([false, false, true])
  expect((await view(host)).landlord!.knows).toEqual({ money: true, expenses: true, requests: true })
})
