import { expect, test } from 'vitest'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { taxApi } from '#domain/money/tax/tax.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { buildExpense } from '#server/features/money/expenses/expense-rows.fixture.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { holdShare } from '#server/testing/hold-share.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type Host, letProperty, pay, payEvery, sheetOf } from './tax-sheets.fixture.ts'

const holder = (app: TestApp, host: Host) => app.build.staff(host, { shareholder: true, userType: 'landlord' })
const gross = async (person: Pick<Host, 'call'>, year: number) =>
  (await sheetOf(person, { year })).places.reduce((sum, place) => sum + place.gross, 0)
const rowsOf = async (person: Pick<Host, 'call'>, year: number) =>
  (await person.call(taxApi.rows, { query: { year, of: 'rent', size: 50 } })).body.documents
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)
const book = async (host: Pick<Host, 'call'>, id: string, body: object) => {
  const entry = {
    key: newId(),
    currency: 'TL' as const,
    note: 'Hesap',
    kind: 'write_off' as const,
    amount: 1,
    on_date: '2025-12-31',
  }
  const answer = await host.call(statementsApi.book, { params: { id }, body: { ...entry, ...body } })
  expect(answer).toMatchObject({ status: 200 })
}

test('GVK 70, 72 V31 rent of before the sale that comes in the next year is the seller’s income of that year', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [seller, buyer] = [await holder(app, host), await holder(app, host)]
  const { tenancy, property } = await letProperty(app, host, { delegates: { shareholder: [seller, buyer] } })
  const half = { property_id: property.id, pay: 1, payda: 2 }
  await holdShare(app, { ...half, user_id: seller.id, until_on: '2025-06-30' })
  await holdShare(app, { ...half, user_id: buyer.id, from_on: '2025-07-01' })
  await pay(host, tenancy, '2025-04-30', 80_000_00)
  // May and June, then the other six months, all of it in 2026.
  await pay(host, tenancy, '2026-02-10', 160_000_00)
  expect([await gross(host, 2025), await gross(seller, 2025), await gross(buyer, 2025)]).toEqual([
    40_000_00, 40_000_00, 0,
  ])
  expect([await gross(host, 2026), await gross(seller, 2026), await gross(buyer, 2026)]).toEqual([
    80_000_00, 20_000_00, 60_000_00,
  ])
  // Each sees the rows of the own days alone.
  expect((await rowsOf(seller, 2026)).map(({ amount }) => amount)).toEqual([10_000_00, 10_000_00])
  expect(await rowsOf(buyer, 2026)).toHaveLength(6)
})

test('GVK 70 V32 a third each inherited on 15 April: eight months, and the rows behind a figure are the figure', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const heirs = [await holder(app, host), await holder(app, host)].sort((a, b) => (a.id < b.id ? -1 : 1))
  const { tenancy, property } = await letProperty(app, host, { delegates: { shareholder: heirs } })
  const third = { property_id: property.id, pay: 1, payda: 3, from_on: '2025-04-15', acquired: 'inherited' as const }
  for (const { id } of heirs) await holdShare(app, { ...third, user_id: id })
  await pay(host, tenancy, '2025-12-31', 240_000_00)
  // Four months of 20.000 alone, then 160.000 in three parts.
  const found = [await gross(heirs[0]!, 2025), await gross(heirs[1]!, 2025), await gross(host, 2025)]
  expect(found).toEqual([53_333_33, 53_333_34, 133_333_33])
  for (const [at, person] of [...heirs, host].entries())
    expect(sum((await rowsOf(person, 2025)).map(({ amount }) => amount))).toBe(found[at])
})

test('GVK 70 V33 holders of one, two and three sevenths: nobody’s kuruş is lost', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const people = [await holder(app, host), await holder(app, host), await holder(app, host)]
  people.sort((a, b) => (a.id < b.id ? -1 : 1))
  const { tenancy, property } = await letProperty(app, host, { delegates: { shareholder: people } })
  for (const [at, { id }] of people.entries())
    await holdShare(app, { property_id: property.id, user_id: id, pay: at + 1, payda: 7 })
  await pay(host, tenancy, '2025-12-31', 240_000_00)
  const parts = [...(await Promise.all(people.map((each) => gross(each, 2025)))), await gross(host, 2025)]
  expect(parts).toEqual([34_285_71, 68_571_43, 102_857_15, 34_285_71])
  expect(sum(parts)).toBe(240_000_00)
})

test('GVK 70, 72 V34 a year’s rent in advance and half sold in it: each has the months of the own days', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [seller, buyer] = [await holder(app, host), await holder(app, host)]
  const since = { baslangicTarihi: '2026-11-01', brutAylik: 13_000_00 }
  const { tenancy, property } = await letProperty(app, host, { delegates: { shareholder: [seller, buyer] } }, since)
  const half = { property_id: property.id, pay: 1, payda: 2 }
  await holdShare(app, { ...half, user_id: seller.id, until_on: '2027-04-30' })
  await holdShare(app, { ...half, user_id: buyer.id, from_on: '2027-05-01' })
  expect((await payEvery(host, tenancy, { from_on: '2026-11-01', frequency: 'year' })).status).toBe(200)
  await pay(host, tenancy, '2026-11-16', 156_000_00)
  expect([await gross(host, 2026), await gross(seller, 2026), await gross(buyer, 2026)]).toEqual([
    13_000_00, 13_000_00, 0,
  ])
  expect([await gross(host, 2027), await gross(seller, 2027), await gross(buyer, 2027)]).toEqual([
    65_000_00, 26_000_00, 39_000_00,
  ])
})

test('GVK 72 V35 three years’ rent in one payment: each year has its own months, what is not due yet waits', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy } = await letProperty(app, host, {}, { baslangicTarihi: '2024-01-01' })
  await pay(host, tenancy, '2024-01-02', 720_000_00)
  const years = async () => [await gross(host, 2024), await gross(host, 2025), await gross(host, 2026)]
  // December 2026 is booked from its own time on.
  expect(await years()).toEqual([240_000_00, 240_000_00, 220_000_00])
})

test('GVK 72 V36 November and December 2025 that come in January 2026, and what is forgiven', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy } = await letProperty(app, host)
  await pay(host, tenancy, '2025-10-31', 200_000_00)
  await pay(host, tenancy, '2026-01-05', 40_000_00)
  expect([await gross(host, 2025), await gross(host, 2026)]).toEqual([200_000_00, 40_000_00])
  await book(host, tenancy, { amount: 20_000_00, on_date: '2026-01-20' })
  expect(await gross(host, 2026)).toBe(40_000_00)
})

test('GVK 70, TBK 342 V37 of a deposit what pays rent is income on that day, what pays damage is none', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy } = await letProperty(app, host, {}, { depozito: 40_000_00 })
  await pay(host, tenancy, '2025-12-31', 240_000_00)
  await book(host, tenancy, { kind: 'deposit_received', amount: 40_000_00, on_date: '2025-01-01' })
  expect(await gross(host, 2025)).toBe(240_000_00)
  await book(host, tenancy, { kind: 'due', category: 'damage', amount: 5_000_00, on_date: '2026-01-01' })
  await book(host, tenancy, { kind: 'deposit_deducted', amount: 25_000_00, on_date: '2026-01-15' })
  // 5.000 of damage and 20.000 of January’s rent.
  expect(await gross(host, 2026)).toBe(20_000_00)
})

test('GVK 72 V38 a month without rent is no income, and its expenses are those of a place that is let', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy, property } = await letProperty(app, host)
  const free = { from: '2025-03-01', to: '2025-03-31' }
  const plan = { from_on: '2025-01-01', frequency: 'month' as const, part_month: 'thirtieth' as const }
  const body = { ...plan, rent_free: [free], vat_percent: 0, aidat: 0, withholding_percent: null }
  expect((await host.call(paymentPlansApi.change, { params: { id: tenancy }, body })).status).toBe(200)
  await pay(host, tenancy, '2025-12-31', 220_000_00)
  await buildExpense(app.ctx.db, property.id, { amount: 12_000_00, on_date: '2025-03-05', paid_on: '2025-03-05' })
  const { facts, places } = await sheetOf(host, { year: 2025 })
  expect(facts.dwelling).toBe(220_000_00)
  expect(places).toMatchObject([{ expenses: 12_000_00, left_out: { not_let: 0 } }])
})

test('GVK 74, 94 V39 a building of two flats and a shop that a firm rents: each rent has its part of the building’s expenses', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const building = await app.build.property(host, { baslik: 'Bina', is_bina: true })
  const inside = { bina_id: building.id }
  await letProperty(app, host, { baslik: 'Daire 1', ...inside })
  await letProperty(app, host, { baslik: 'Daire 2', ...inside }, { baslangicTarihi: '2025-07-01' })
  const shop = await letProperty(
    app,
    host,
    { baslik: 'Dükkân', tasinmazCinsi: 'Dükkân', ...inside },
    { kullanimAmaci: 'İş yeri', brutAylik: 50_000_00 },
  )
  const monthly = { from_on: '2025-01-01', frequency: 'month' as const, withholding_percent: 20 }
  expect((await payEvery(host, shop.tenancy, monthly)).status).toBe(200)
  await pay(host, shop.tenancy, '2025-12-31', 480_000_00)
  await buildExpense(app.ctx.db, building.id, { amount: 36_000_00, on_date: '2025-05-05', paid_on: '2025-05-05' })
  const { calculation, places } = await sheetOf(host, { year: 2025 })
  // 36 months: 18 of flats, whose rent nobody paid, and 12 of the shop; six were empty.
  expect(calculation).toMatchObject({ declared: { workplace: true, dwelling: false }, expenses: 12_000_00 })
  expect(places.find(({ title }) => title === 'Bina')).toMatchObject({
    expenses: 12_000_00,
    left_out: { not_let: 6_000_00, not_declared: 18_000_00 },
  })
})

test('GVK 21, 86, 103 V40 a dwelling of 240.000 and a workplace of 360.000 with stopaj: 95.913,50, less 72.000', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const flat = await letProperty(app, host)
  const shop = await letProperty(
    app,
    host,
    { baslik: 'Dükkân', tasinmazCinsi: 'Dükkân' },
    { kullanimAmaci: 'İş yeri', brutAylik: 30_000_00 },
  )
  await payEvery(host, shop.tenancy, { from_on: '2025-01-01', frequency: 'month', withholding_percent: 20 })
  await pay(host, flat.tenancy, '2025-12-31', 240_000_00)
  await pay(host, shop.tenancy, '2025-12-31', 288_000_00)
  const { calculation, instalments } = await sheetOf(host, { year: 2025 })
  // 193.000 + 360.000 = 553.000; less 15 % = 470.050; 58.100 + 27 % of 140.050.
  expect(calculation).toMatchObject({ taxable: 553_000_00, credit: 72_000_00 })
  expect(calculation!.result).toMatchObject({ base: 470_050_00, tax: 95_913_50, payable: 23_913_50 })
  expect(instalments.map(({ amount }) => amount)).toEqual([11_956_75, 11_956_75])
})

test('GVK 94 V41 stopaj of a rent that comes in parts is exactly what was withheld, in figure and rows', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy } = await letProperty(
    app,
    host,
    { tasinmazCinsi: 'Dükkân', baslik: 'Dükkân' },
    { kullanimAmaci: 'İş yeri', brutAylik: 30_000_10, baslangicTarihi: '2026-10-01' },
  )
  await payEvery(host, tenancy, { from_on: '2026-10-01', frequency: 'month', withholding_percent: 20 })
  // 24.000,08 of October in four equal parts: a quarter of 6.000,02 each is 1.500,005.
  for (const day of ['03', '04', '05', '06']) await pay(host, tenancy, `2026-10-${day}`, 6_000_02)
  const { facts } = await sheetOf(host, { year: 2026 })
  expect([facts.workplace, facts.withheld.workplace]).toEqual([30_000_10, 6_000_02])
  const rows = await rowsOf(host, 2026)
  expect(sum(rows.map(({ withheld }) => withheld))).toBe(6_000_02)
  // On the start screen it stands beside what came.
  expect((await host.call(dashboardApi.view)).body.landlord!.cashflow).toEqual([
    { month: '2026-10', currency: 'TL', income: 24_000_08, withheld: 6_000_02, expense: 0 },
  ])
})

test('GVK 21, 86 V42 a flat that is a dwelling until June and then an office of a firm: each half has its rules', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy, property } = await letProperty(app, host)
  await pay(host, tenancy, '2025-06-30', 120_000_00)
  await app.ctx.db.run(`update tenancies set ended_on = '2025-06-30' where id = '${tenancy}'`)
  await app.ctx.db.update(contracts).set({ ended_on: '2025-06-30' })
  const firm = await agreedTenancy({
    host,
    property,
    tenants: [await app.build.tenant()],
    terms: { baslangicTarihi: '2025-07-01', odemeGunu: 1, brutAylik: 30_000_00, depozito: 0, kullanimAmaci: 'İş yeri' },
  })
  const opening = { key: newId(), opened_on: '2025-07-01', balance: null, note: '' }
  await host.call(paymentPlansApi.open, { params: { id: firm.tenancy }, body: opening })
  await payEvery(host, firm.tenancy, { from_on: '2025-07-01', frequency: 'month', withholding_percent: 20 })
  await pay(host, firm.tenancy, '2025-12-31', 144_000_00)
  await buildExpense(app.ctx.db, property.id, { amount: 12_000_00, on_date: '2025-05-05', paid_on: '2025-05-05' })
  const { facts, calculation, places } = await sheetOf(host, { year: 2025 })
  expect(facts).toMatchObject({ dwelling: 120_000_00, workplace: 180_000_00, withheld: { workplace: 36_000_00 } })
  // 73.000 + 180.000 = 253.000 is not above 330.000: the office stays out, and with it its half of the expenses.
  expect(calculation).toMatchObject({
    declared: { workplace: false },
    taxable: 73_000_00,
    expenses: 6_000_00,
    credit: 0,
  })
  expect(places).toMatchObject([{ expenses: 6_000_00, left_out: { not_declared: 6_000_00, not_let: 0 } }])
})

test('GVK 72 V43 a balance brought forward is named, because nobody wrote what it was for', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const property = await app.build.property(host, { baslik: 'Eski Daire' })
  const { tenancy } = await agreedTenancy({
    host,
    property,
    tenants: [await app.build.tenant()],
    terms: { baslangicTarihi: '2026-01-01', odemeGunu: 1, brutAylik: 20_000_00, depozito: 0 },
  })
  const body = {
    key: newId(),
    opened_on: null,
    balance: { side: 'debt' as const, amount: 60_000_00, on_date: '2026-10-31' },
    note: '',
  }
  expect((await host.call(paymentPlansApi.open, { params: { id: tenancy }, body })).status).toBe(200)
  await pay(host, tenancy, '2026-11-10', 80_000_00)
  const { facts, missing } = await sheetOf(host, { year: 2026 })
  expect(facts.dwelling).toBe(20_000_00)
  expect(missing.find(({ kind }) => kind === 'carried_over')).toMatchObject({ count: 1 })
})

test('GVK 70 V44 all of it sold on 15 September: that month’s rent is the seller’s, the expenses go over nine months', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy, property } = await letProperty(app, host)
  await holdShare(app, { property_id: property.id, name: 'Alıcı', pay: 1, payda: 1, from_on: '2025-09-15' })
  await pay(host, tenancy, '2025-12-31', 240_000_00)
  await buildExpense(app.ctx.db, property.id, { amount: 9_000_00, on_date: '2025-05-05', paid_on: '2025-05-05' })
  const { places, missing } = await sheetOf(host, { year: 2025 })
  expect(places).toMatchObject([{ gross: 180_000_00, of_months: 9, expenses: 9_000_00 }])
  // The sheet says that the month was not divided by days.
  expect(missing.find(({ kind }) => kind === 'sold_in_month')).toMatchObject({
    count: 1,
    places: [{ property_id: property.id }],
  })
})

test('GVK 70 TAX-04 a sale on the first of a month divides none, so the sheet has nothing to say about it', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy, property } = await letProperty(app, host)
  await holdShare(app, { property_id: property.id, name: 'Alıcı', pay: 1, payda: 1, from_on: '2025-09-01' })
  await pay(host, tenancy, '2025-12-31', 240_000_00)
  const { places, missing } = await sheetOf(host, { year: 2025 })
  expect(places).toMatchObject([{ gross: 160_000_00 }])
  expect(missing.map(({ kind }) => kind)).not.toContain('sold_in_month')
})

test('GVK 70 V45 the tax of co-owners is that of their parts: three persons pay less than one, to the kuruş', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const people = [await holder(app, host), await holder(app, host)]
  const { tenancy, property } = await letProperty(
    app,
    host,
    { delegates: { shareholder: people } },
    { brutAylik: 60_000_00 },
  )
  await pay(host, tenancy, '2025-12-31', 720_000_00)
  const taxOf = async (person: Pick<Host, 'call'>) => (await sheetOf(person, { year: 2025 })).calculation!.result.tax
  // 673.000 less 15 % = 572.050: 58.100 + 27 % of 242.050.
  expect(await taxOf(host)).toBe(123_453_50)
  for (const { id } of people) await holdShare(app, { property_id: property.id, user_id: id, pay: 1, payda: 3 })
  // 240.000 each: the published 24.910.
  expect([await taxOf(host), await taxOf(people[0]!), await taxOf(people[1]!)]).toEqual([
    24_910_00, 24_910_00, 24_910_00,
  ])
})
