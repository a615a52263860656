import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { expensesApi } from '#domain/money/expenses/expenses.api.ts'
import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { taxApi } from '#domain/money/tax/tax.api.ts'
import type { taxInputsForm } from '#domain/money/tax/tax.schema.ts'
import { publishedYears } from '#domain/money/tax/tax-years.fixture.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { propertyDelegates } from '#server/db/schema/properties.ts'
import { exchangeRateDays } from '#server/db/schema/rates.ts'
import { buildExpense } from '#server/features/money/expenses/expense-rows.fixture.ts'
import { refreshRates } from '#server/features/tenancy/rates/rates.jobs.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { holdShare } from '#server/testing/hold-share.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { answerJson, stubService } from '#server/testing/stub-service.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { type Host, letProperty, pay, payEvery, sheetOf } from './tax-sheets.fixture.ts'

test('SCR-05 TAX-02 J15 last year’s tax in one call of three statements: what was collected, not what was due', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const { tenancy, property } = await letProperty(app, host)
  const empty = await sheetOf(host)
  expect(empty).toMatchObject({ year: 2025, facts: { dwelling: 0 }, calculation: { files: false }, instalments: [] })

  // Eleven months of 2025, and on 28 December January and February in advance; the missing month is paid in 2026.
  await pay(host, tenancy, '2025-03-01', 60_000_00)
  await pay(host, tenancy, '2025-11-30', 160_000_00)
  const { result, statements } = await app.counting(() => host.call(taxApi.sheet, { query: {} }))
  expect(statements.length).toBeLessThanOrEqual(3)
  const sheet = result.body
  expect(sheet).toMatchObject({
    year: 2025,
    years: [2026, 2025],
    own: true,
    borrowed: null,
    person: { name: 'Ayşe Yıldırım' },
    facts: { dwelling: 220_000_00, workplace: 0, plain: 0 },
    calculation: { exemption: { state: 'applies', amount: 47_000_00 }, taxable: 173_000_00, method: 'lump' },
  })
  // 173.000 minus 25.950 gives 147.050, all taxed at 15 %.
  expect(sheet.calculation!.result).toMatchObject({ base: 147_050_00, tax: 22_057_50, payable: 22_057_50 })
  expect(sheet.instalments).toEqual([
    { on: '2026-03-31', amount: 11_028_75 },
    { on: '2026-07-31', amount: 11_028_75 },
  ])
  // Late rent counts in the year it arrives.
  await pay(host, tenancy, '2026-02-10', 20_000_00)
  expect((await sheetOf(host)).facts.dwelling).toBe(220_000_00)
  expect((await sheetOf(host, { year: 2026 })).facts.dwelling).toBe(20_000_00)
  // The rows behind the figure: payments with the months they settled, newest first.
  const rows = (await host.call(taxApi.rows, { query: { year: 2025, of: 'rent', property: property.id, size: 5 } }))
    .body
  expect([rows.total, rows.hasMore, rows.documents[0]]).toMatchObject([
    ...[11, true, { on: '2025-11-30', amount: 20_000_00, tenancy_id: tenancy, title: 'Moda Daire' }],
  ])
})

test('TAX-02 rent paid ahead counts in the year it belongs to; what is taken back is gone', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy } = await letProperty(app, host)
  await pay(host, tenancy, '2025-12-30', 240_000_00)
  const ahead = await pay(host, tenancy, '2025-12-31', 40_000_00)
  expect((await sheetOf(host, { year: 2025 })).facts.dwelling).toBe(240_000_00)
  expect((await sheetOf(host, { year: 2026 })).facts.dwelling).toBe(40_000_00)
  await host.call(paymentsApi.reverse, { params: { entry: ahead }, body: { reason: 'Yanlış' } })
  expect((await sheetOf(host, { year: 2026 })).facts.dwelling).toBe(0)
})

test('GVK 72 a year’s rent in advance belongs to the years it is for: 26.000 of 156.000 to 2026, 130.000 to 2027', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy, property } = await letProperty(
    app,
    host,
    {},
    { baslangicTarihi: '2026-11-01', brutAylik: 13_000_00 },
  )
  expect((await payEvery(host, tenancy, { from_on: '2026-11-01', frequency: 'year' })).status).toBe(200)
  await pay(host, tenancy, '2026-11-10', 39_000_00)
  const rents = async () => [
    (await sheetOf(host, { year: 2026 })).facts.dwelling,
    (await sheetOf(host, { year: 2027 })).facts.dwelling,
  ]
  // A quarter of the year’s rent is a quarter of every month of it.
  expect(await rents()).toEqual([6_500_00, 32_500_00])
  await pay(host, tenancy, '2026-11-16', 117_000_00)
  expect(await rents()).toEqual([26_000_00, 130_000_00])
  const rows = async (year: number) =>
    (await host.call(taxApi.rows, { query: { year, of: 'rent', property: property.id } })).body.documents.map(
      ({ on, month, last_month, amount }) => [on, month, last_month, amount],
    )
  expect(await rows(2026)).toEqual([
    ['2026-11-16', '2026-11-01', '2026-12-01', 19_500_00],
    ['2026-11-10', '2026-11-01', '2026-12-01', 6_500_00],
  ])
  expect(await rows(2027)).toEqual([
    ['2026-11-16', '2027-01-01', '2027-10-01', 97_500_00],
    ['2026-11-10', '2027-01-01', '2027-10-01', 32_500_00],
  ])
})

test('GVK 72 a quarter paid late counts in the year in which it arrives, all of it; withheld tax goes with its months', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const shop = { tasinmazCinsi: 'Dükkân', baslik: 'Dükkân' }
  const office = { kullanimAmaci: 'İş yeri' as const, brutAylik: 50_000_00 }
  const { tenancy } = await letProperty(app, host, shop, { ...office, baslangicTarihi: '2024-11-01' })
  const plan = { from_on: '2024-11-01', frequency: 'quarter' as const, withholding_percent: 20 }
  expect((await payEvery(host, tenancy, plan)).status).toBe(200)
  const workplace = async (year: number) => {
    const { workplace: gross, withheld } = (await sheetOf(host, { year })).facts
    return [gross, withheld.workplace]
  }
  // November to January in advance: two months of 2024 and one of 2025.
  await pay(host, tenancy, '2024-11-05', 120_000_00)
  expect([await workplace(2024), await workplace(2025)]).toEqual([
    [100_000_00, 20_000_00],
    [50_000_00, 10_000_00],
  ])
  // The four quarters of 2025, the last of them (November to January 2026) in February 2026.
  await pay(host, tenancy, '2025-10-31', 360_000_00)
  expect(await workplace(2025)).toEqual([500_000_00, 100_000_00])
  await pay(host, tenancy, '2026-02-10', 120_000_00)
  expect([await workplace(2025), await workplace(2026)]).toEqual([
    [500_000_00, 100_000_00],
    [150_000_00, 30_000_00],
  ])
})

test('GVK 21 a flat let as an office has no exemption, an office let as a dwelling has it, and the sheet says so', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const flat = await letProperty(app, host, { baslik: 'Moda Daire' }, { kullanimAmaci: 'İş yeri' })
  const office = await letProperty(
    app,
    host,
    { baslik: 'Şişli Ofis', tasinmazCinsi: 'Ofis' },
    { kullanimAmaci: 'Mesken' },
  )
  await pay(host, flat.tenancy, '2025-12-31', 240_000_00)
  await pay(host, office.tenancy, '2025-12-31', 120_000_00)
  const sheet = await sheetOf(host, { year: 2025 })
  expect(sheet.facts).toMatchObject({ dwelling: 120_000_00, workplace: 0, plain: 240_000_00 })
  expect(sheet.calculation).toMatchObject({ gross: 360_000_00, exemption: { amount: 47_000_00 }, taxable: 313_000_00 })
  expect(sheet.places.map(({ title, uses }) => [title, uses.map(({ kind }) => kind)])).toEqual([
    ['Moda Daire', ['workplace']],
    ['Şişli Ofis', ['dwelling']],
  ])
  expect(sheet.missing.find(({ kind }) => kind === 'use_differs')).toMatchObject({ count: 2 })
})

test('GVK 74 expenses of the months in which it was let; the sums of the places are those of the calculation', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  // Let from 1 June to the end of 2025: seven months of twelve.
  const flat = await letProperty(app, host, { baslik: 'Moda Daire' }, { baslangicTarihi: '2025-06-01' })
  const empty = await app.build.property(host, { baslik: 'Boş Daire' })
  const shop = await letProperty(
    app,
    host,
    { baslik: 'Dükkân', tasinmazCinsi: 'Dükkân' },
    { kullanimAmaci: 'İş yeri', brutAylik: 1_000_00 },
  )
  await pay(host, flat.tenancy, '2025-12-31', 140_000_00)
  await pay(host, shop.tenancy, '2025-12-31', 12_000_00)
  const paid = { on_date: '2025-08-01', paid_on: '2025-08-01' }
  await buildExpense(app.ctx.db, flat.property.id, { amount: 12_000_00, ...paid })
  await buildExpense(app.ctx.db, flat.property.id, { amount: 24_000_00, category: 'depreciation', ...paid })
  await buildExpense(app.ctx.db, empty.id, { amount: 5_000_00, ...paid })
  await buildExpense(app.ctx.db, shop.property.id, { amount: 1_200_00, ...paid })
  const { places, calculation } = await sheetOf(host, { year: 2025 })
  expect(places.map(({ title, expenses, left_out }) => [title, expenses, ...Object.values(left_out)])).toEqual([
    // 36.000 × 7 / 12; the shop’s rent of 12.000 is below its limit and is not declared.
    ['Moda Daire', 21_000_00, 15_000_00, 0, 0],
    ['Dükkân', 0, 0, 0, 1_200_00],
    ['Boş Daire', 0, 5_000_00, 0, 0],
  ])
  expect(calculation!.expenses).toBe(21_000_00)
  // 21.000 × 93.000 / 140.000.
  expect(calculation!.actual.deduction).toBe(13_950_00)
})

test('GVK 74 depreciation counts on its day without a payment, is borne by the owner and is no money spent', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { property, tenancy } = await letProperty(app, host)
  await pay(host, tenancy, '2025-12-31', 240_000_00)
  const wear = { property_id: property.id, category: 'depreciation' as const, amount: 60_000_00, on_date: '2025-12-31' }
  const create = (given: object) => host.call(expensesApi.create, { body: { id: newId(), ...wear, ...given } })
  expect((await create({ bearer: 'tenant' })).status).toBe(400)
  expect((await create({})).status).toBe(200)
  const { places } = await sheetOf(host, { year: 2025 })
  expect(places).toMatchObject([{ expenses: 60_000_00 }])
  const { landlord } = (await host.call(dashboardApi.view)).body
  expect(landlord!.cashflow.every(({ expense }) => expense === 0)).toBe(true)
})

test('GVK 74 the price of one dwelling for five years: another one is refused until they are over', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [first, second] = [await letProperty(app, host), await letProperty(app, host, { baslik: 'İkinci Daire' })]
  for (const { tenancy } of [first, second]) await pay(host, tenancy, '2025-12-31', 240_000_00)
  for (const { tenancy } of [first, second]) await pay(host, tenancy, '2026-01-31', 20_000_00)
  const save = (year: number, { property }: typeof first, on: string) =>
    host.call(taxApi.saveInputs, {
      params: { year },
      body: { version: 0, purchase: { property_id: property.id, price: 1_000_000_00, on } },
    })
  expect((await save(2025, first, '2023-05-01')).status).toBe(200)
  expect((await sheetOf(host, { year: 2025 })).facts.purchase).toBe(50_000_00)
  expect(await save(2026, second, '2025-02-01')).toMatchObject({
    status: 409,
    body: { code: 'purchase_taken', fields: { purchase_of: expect.stringContaining('2025 yılı') } },
  })
  expect((await save(2026, first, '2023-05-01')).status).toBe(200)
})

test('GVK 74 a lump sum that was printed binds the next year, though nobody chose it; a running year does not', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { property, tenancy } = await letProperty(app, host, {}, { baslangicTarihi: '2024-01-01' })
  for (const year of [2024, 2025, 2026]) await pay(host, tenancy, `${year}-11-01`, 220_000_00)
  // The rent of 2024 has no expenses, so the lump sum is better; in 2025 and 2026 actual expenses are.
  for (const day of ['2025-05-01', '2026-05-01'])
    await buildExpense(app.ctx.db, property.id, { amount: 100_000_00, on_date: day, paid_on: day })
  const method = async (year: number) => (await sheetOf(host, { year })).calculation!.method
  const print = (year: number) => host.call(taxApi.paper, { query: { year, format: 'xlsx' } })
  expect([await method(2024), await method(2025), await method(2026)]).toEqual(['lump', 'actual', 'actual'])
  await print(2024)
  const bound = await sheetOf(host, { year: 2025 })
  expect(bound).toMatchObject({
    binding: { year: 2024, how: 'printed', on: '2026-11-16' },
    calculation: { better: 'actual', method: 'lump' },
  })
  // A choice by hand does not undo it, and the second year leaves the third one free.
  const typed = { params: { year: 2025 }, body: { version: 0, method: 'actual' as const } }
  expect((await host.call(taxApi.saveInputs, typed)).status).toBe(200)
  expect(await method(2025)).toBe('lump')
  await print(2025)
  expect((await sheetOf(host, { year: 2026 })).binding).toBeNull()
  expect(await method(2026)).toBe('actual')
  // 2026 is not over: its print binds nothing.
  await host.call(taxApi.saveInputs, { params: { year: 2026 }, body: { version: 0, method: 'lump' as const } })
  await print(2026)
  await host.call(taxApi.saveInputs, { params: { year: 2026 }, body: { version: 1, method: null } })
  expect((await sheetOf(host, { year: 2027, figures: 'last' })).binding).toBeNull()
})

test('GVK 74 what was declared stays, whatever is printed later, until its mark is taken back', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { property, tenancy } = await letProperty(app, host)
  await pay(host, tenancy, '2025-12-31', 240_000_00)
  const declare = (year: number, declared: boolean) =>
    host.call(taxApi.declare, { params: { year }, body: { declared } })
  expect((await declare(2025, true)).body).toMatchObject({ message: 'Beyan verildi olarak işaretlendi.' })
  expect(await sheetOf(host, { year: 2025 })).toMatchObject({ declared: { method: 'lump', on: '2026-11-16' } })
  // An expense that is entered afterwards would make actual expenses better.
  const day = '2025-06-01'
  await buildExpense(app.ctx.db, property.id, { amount: 90_000_00, on_date: day, paid_on: day })
  await host.call(taxApi.paper, { query: { year: 2025, format: 'xlsx' } })
  expect((await sheetOf(host, { year: 2026 })).binding).toEqual({ year: 2025, how: 'declared', on: '2026-11-16' })
  expect((await declare(2025, false)).status).toBe(200)
  expect((await sheetOf(host, { year: 2026 })).binding).toBeNull()
  expect(await declare(2026, true)).toMatchObject({ status: 409, body: { code: 'year_runs' } })
  expect(await declare(2015, true)).toMatchObject({ status: 409, body: { code: 'no_figures' } })
})

test('TAX-02 an expense counts in the year in which it was paid, whatever the day of its invoice', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { property, tenancy } = await letProperty(app, host)
  // The rent of 2025 and of two months of 2026.
  await pay(host, tenancy, '2025-12-31', 280_000_00)
  const paidLater = { amount: 9_000_00, on_date: '2025-12-20', paid_on: '2026-01-05' }
  await buildExpense(app.ctx.db, property.id, paidLater)
  expect((await sheetOf(host, { year: 2025 })).places).toMatchObject([{ uses: [{ expenses: 0 }] }])
  expect((await sheetOf(host, { year: 2026 })).places).toMatchObject([{ uses: [{ expenses: 9_000_00 }] }])
})

test('TAX-03 each has the own part: owner and shareholder sum up, nobody reads another’s, a stranger nothing', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const partner = await app.build.staff(host, { shareholder: true, userType: 'landlord', canAddProperty: true })
  const silent = await app.build.staff(host, { shareholder: true, userType: 'landlord' })
  const { tenancy, property } = await letProperty(app, host, { delegates: { shareholder: [partner, silent] } })
  await holdShare(app, { property_id: property.id, user_id: partner.id, pay: 1, payda: 3 })
  await buildExpense(app.ctx.db, property.id, { amount: 9_000_00, on_date: '2025-05-05', paid_on: '2025-05-06' })
  await pay(host, tenancy, '2025-12-01', 200_000_01)

  const [whole, part] = [await sheetOf(host), await sheetOf(partner)]
  expect(whole.places).toMatchObject([{ share: '2/3', owned: true, gross: 133_333_34, expenses: 6_000_00 }])
  expect(part.places).toMatchObject([{ share: '1/3', owned: false, gross: 66_666_67, expenses: 0 }])
  expect(part.missing.map(({ kind }) => kind)).toContain('shareholder_expenses')
  const rows = async (person: Pick<Host, 'call'>, of: 'rent' | 'expenses') =>
    (await person.call(taxApi.rows, { query: { year: 2025, of } })).body.documents
  expect((await rows(partner, 'rent'))[0]).toMatchObject({ amount: 6_666_67, tenancy_id: null })
  expect(await rows(partner, 'expenses')).toEqual([])
  expect(await rows(host, 'expenses')).toMatchObject([{ amount: 6_000_00, category: 'repair' }])
  for (const nobody of [other, silent]) {
    expect((await sheetOf(nobody, { year: 2025 })).places).toEqual([])
    expect(await rows(nobody, 'rent')).toEqual([])
  }
  const theirs = { year: 2025, of: 'rent' as const, person: host.id }
  expect((await other.call(taxApi.rows, { query: theirs })).status).toBe(404)
  expect(await other.call(taxApi.sheet, { query: { person: host.id } })).toMatchObject({
    status: 404,
    body: { code: 'sheet_missing' },
  })
  expect((await partner.call(taxApi.sheet, { query: { person: host.id } })).status).toBe(404)
})

test('GVK 70 a share outlasts the access: withdrawn or suspended, each still has the own part and reads it', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [gone, held] = [
    await app.build.staff(host, { shareholder: true, userType: 'landlord' }),
    await app.build.staff(host, { shareholder: true, userType: 'landlord' }),
  ]
  const stranger = await app.build.tenant()
  const { tenancy, property } = await letProperty(app, host, { delegates: { shareholder: [gone, held] } })
  for (const { id } of [gone, held]) await holdShare(app, { property_id: property.id, user_id: id, pay: 1, payda: 4 })
  await pay(host, tenancy, '2025-12-31', 240_000_00)
  const now = app.ctx.clock.now()
  await app.ctx.db.update(engagements).set({ ended_at: now }).where(eq(engagements.person_id, gone.id))
  await app.ctx.db.update(engagements).set({ suspended_at: now }).where(eq(engagements.person_id, held.id))
  await app.ctx.db.delete(propertyDelegates).where(eq(propertyDelegates.user_id, gone.id))
  expect((await sheetOf(host, { year: 2025 })).facts.dwelling).toBe(120_000_00)
  for (const person of [gone, held]) {
    expect((await sheetOf(person, { year: 2025 })).places).toMatchObject([{ share: '1/4', gross: 60_000_00 }])
    const rows = await person.call(taxApi.rows, { query: { year: 2025, of: 'rent' } })
    expect(rows.body.documents[0]).toMatchObject({ amount: 5_000_00, tenancy_id: null })
    expect((await person.call(propertyDetailApi.detail, { params: { id: property.id } })).status).toBe(404)
  }
  expect((await stranger.call(taxApi.sheet, { query: { year: 2025 } })).status).toBe(403)
})

test('GVK 70 a share that is sold on 30 June has six months’ rent, and its buyer the others', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [seller, buyer] = [
    await app.build.staff(host, { shareholder: true, userType: 'landlord' }),
    await app.build.staff(host, { shareholder: true, userType: 'landlord' }),
  ]
  const { tenancy, property } = await letProperty(app, host, { delegates: { shareholder: [seller, buyer] } })
  const half = { property_id: property.id, pay: 1, payda: 2 }
  await holdShare(app, { ...half, user_id: seller.id, until_on: '2025-06-30' })
  await holdShare(app, { ...half, user_id: buyer.id, from_on: '2025-07-01', acquired: 'bought' })
  // The rent of May and June arrives after the sale: it is the seller’s all the same.
  await pay(host, tenancy, '2025-04-30', 80_000_00)
  await pay(host, tenancy, '2025-12-31', 160_000_00)
  const part = async (person: Pick<Host, 'call'>, year: number) =>
    (await sheetOf(person, { year })).places.map(({ share, gross }) => [share, gross])
  expect(await part(host, 2025)).toEqual([['1/2', 120_000_00]])
  expect(await part(seller, 2025)).toEqual([['1/2 → 0', 60_000_00]])
  expect(await part(buyer, 2025)).toEqual([['0 → 1/2', 60_000_00]])
  await pay(host, tenancy, '2026-01-31', 20_000_00)
  expect(await part(seller, 2026)).toEqual([])
  expect(await part(buyer, 2026)).toEqual([['1/2', 10_000_00]])
})

test('GVK 70 GVK 74 a property that is sold on 30 September: nine months’ rent, and expenses over nine months', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy, property } = await letProperty(app, host, {}, { baslangicTarihi: '2025-04-01' })
  await holdShare(app, { property_id: property.id, name: 'Alıcı', pay: 1, payda: 1, from_on: '2025-10-01' })
  await pay(host, tenancy, '2025-12-31', 180_000_00)
  const paid = { amount: 9_000_00, on_date: '2025-05-01', paid_on: '2025-05-01' }
  await buildExpense(app.ctx.db, property.id, paid)
  const { places, facts } = await sheetOf(host, { year: 2025 })
  expect(facts.dwelling).toBe(120_000_00)
  // Held for nine months and let in six of them.
  expect(places).toMatchObject([
    { share: '1 → 0', gross: 120_000_00, of_months: 9, expenses: 6_000_00, left_out: { not_let: 3_000_00 } },
  ])
})

test('TAX-03 the parts of one payment are the payment, in the sheet and in the rows behind it', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const partner = () => app.build.staff(host, { shareholder: true, userType: 'landlord', canAddProperty: true })
  const partners = [await partner(), await partner(), await partner()].sort((a, b) => (a.id < b.id ? -1 : 1))
  const { tenancy, property } = await letProperty(app, host, { delegates: { shareholder: partners } })
  for (const { id } of partners) await holdShare(app, { property_id: property.id, user_id: id, pay: 1, payda: 3 })
  await pay(host, tenancy, '2025-12-01', 20_000_00)
  const parts = async (person: Pick<Host, 'call'>) => {
    const [property] = (await sheetOf(person, { year: 2025 })).places
    const { documents } = (await person.call(taxApi.rows, { query: { year: 2025, of: 'rent' } })).body
    return [property!.gross, ...documents.map(({ amount }) => amount)]
  }
  expect(await Promise.all(partners.map(parts))).toEqual([
    [6_666_67, 6_666_67],
    [6_666_66, 6_666_66],
    [6_666_67, 6_666_67],
  ])
})

test('TAX-03 who manages the payments of all properties reads the owner’s sheet, without shares elsewhere; others do not', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const flags = { userType: 'landlord', canManagePayments: true } as const
  const office = await app.build.staff(host, { ...flags, authorised: true, acts_on_all: true })
  const clerk = await app.build.staff(host, { ...flags, authorised: true })
  const lawyer = await app.build.staff(host, { ...flags, lawyer: true, acts_on_all: true })
  const { tenancy } = await letProperty(app, host)
  await pay(host, tenancy, '2025-12-01', 200_000_00)
  const sheet = await sheetOf(office)
  expect(sheet).toMatchObject({ own: false, person: { name: 'Ayşe Yıldırım' }, facts: { dwelling: 200_000_00 } })
  expect(sheet.missing.map(({ kind }) => kind)).toContain('shares_hidden')
  const asking = (person: Pick<Host, 'call'>) => person.call(taxApi.sheet, { query: { person: host.id } })
  expect([(await asking(clerk)).status, (await asking(lawyer)).status]).toEqual([404, 403])
})

test('TAX-01 a firm’s stopaj: gross is net by 0,80, a part payment has its part of it, and it is credited', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy } = await letProperty(
    app,
    host,
    { tasinmazCinsi: 'Dükkân', baslik: 'Dükkân' },
    { kullanimAmaci: 'İş yeri', brutAylik: 50_000_00 },
  )
  const plan = {
    from_on: '2025-01-01',
    frequency: 'month' as const,
    part_month: 'thirtieth' as const,
    rent_free: [],
    vat_percent: 0,
    aidat: 0,
  }
  const changed = await host.call(paymentPlansApi.change, {
    params: { id: tenancy },
    body: { ...plan, withholding_percent: 20 },
  })
  expect(changed.status).toBe(200)
  await pay(host, tenancy, '2025-12-31', 11 * 40_000_00 + 20_000_00)
  const sheet = await sheetOf(host, { year: 2025 })
  expect(sheet.facts).toMatchObject({ workplace: 575_000_00, withheld: { workplace: 115_000_00 }, dwelling: 0 })
  expect(sheet.calculation).toMatchObject({ declared: { workplace: true }, credit: 115_000_00 })
  // 575.000 minus 86.250 gives 488.750: 58.100 plus 27 % of 158.750.
  expect(sheet.calculation!.result).toMatchObject({ tax: 100_962_50, payable: -14_037_50 })
})

test('TAX-02 foreign rent counts by the rate that was stored on its day, and is named where there is none', async () => {
  const service = await stubService(answerJson(200, { rates: { USD: 0.025, EUR: 0.02 } }))
  const app = await startTestApp({ env: { RATES_ADAPTER: 'http', RATES_URL: service.address } })
  const host = await app.build.host()
  const since = { baslangicTarihi: '2026-10-01' }
  const { tenancy } = await letProperty(app, host, {}, { bedelTuru: 'EUR', brutAylik: 1_000_00, ...since })
  await refreshRates(app.ctx)
  await app.ctx.db.update(exchangeRateDays).set({ EUR: 0.025 })
  // A second fetch on the same day does not change the stored rate.
  await refreshRates(app.ctx)
  await pay(host, tenancy, '2026-11-16', 1_000_00, 'EUR')
  await pay(host, tenancy, '2026-11-10', 600_00, 'EUR')
  const sheet = await sheetOf(host, { year: 2026 })
  expect(sheet.places).toMatchObject([{ gross: 40_000_00, unknown: [{ currency: 'EUR', amount: 600_00 }] }])
  expect(sheet.missing.map(({ kind }) => kind)).toContain('currency_unknown')
})

test('TAX-04 what the person types counts, is kept for its year, is nobody else’s, and is not overwritten unseen', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const { tenancy, property } = await letProperty(app, host)
  await pay(host, tenancy, '2025-12-01', 200_000_00)
  const save = (body: Partial<z.input<typeof taxInputsForm>>, year = 2025, person: Pick<Host, 'call'> = host) =>
    person.call(taxApi.saveInputs, { params: { year }, body: { version: 0, ...body } })
  const typed: Partial<z.input<typeof taxInputsForm>> = {
    other_dwelling: 50_000_00,
    commercial: true,
    method: 'actual',
    before: [{ property_id: property.id, gross: 1_00 }],
    purchase: { property_id: property.id, price: 1_000_000_00, on: '2023-05-01' },
  }
  expect((await save(typed)).status).toBe(200)
  expect(await save(typed)).toMatchObject({ status: 409, body: { code: 'inputs_changed' } })
  const sheet = await sheetOf(host)
  expect(sheet).toMatchObject({
    version: 1,
    facts: { dwelling: 250_001_00, commercial: true, purchase: 50_000_00 },
    calculation: { exemption: { state: 'commercial', amount: 0 }, method: 'actual', actual: { deduction: 50_000_00 } },
  })
  expect((await sheetOf(host, { year: 2026 })).facts).toMatchObject({ dwelling: 0, commercial: false })
  expect(await save({ ...typed, version: 0 }, 2025, other)).toMatchObject({
    status: 400,
    body: { code: 'not_own_place' },
  })
  expect((await save({ other_withheld: 1_00 }, 2024)).status).toBe(400)
  const [first, second] = await Promise.all([save({ version: 1 }), save({ version: 1, other_plain: 5_00 })])
  expect([first.status, second.status].sort()).toEqual([200, 409])
})

test('TAX-04 what is missing to be sure: months before the account, unpaid and doubtful expenses, the deed’s share', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const property = await app.build.property(host, { baslik: 'Eski Daire', tasinmazCinsi: null })
  const { tenancy } = await agreedTenancy({
    host,
    property,
    tenants: [await app.build.tenant()],
    terms: { baslangicTarihi: '2026-02-01', odemeGunu: 1, brutAylik: 20_000_00, depozito: 0 },
  })
  await pay(host, tenancy, '2026-11-10', 20_000_00)
  await buildExpense(app.ctx.db, property.id, { category: 'legal', on_date: '2026-03-01', paid_on: '2026-03-02' })
  await buildExpense(app.ctx.db, property.id, { amount: 700_00, on_date: '2026-04-01' })
  const { missing, openings } = await sheetOf(host, { year: 2026 })
  expect(missing.map(({ kind, count, amount }) => [kind, count, amount])).toEqual([
    ['year_runs', 0, null],
    ['months_before', 1, null],
    ['deed_share_missing', 1, null],
    ['asked_expenses', 0, 1_250_00],
    ['unpaid_expenses', 0, 700_00],
  ])
  expect(openings).toEqual([{ property_id: property.id, title: 'Eski Daire', opened_on: '2026-11-01' }])
})

test('TAX-05 a year without figures is not reckoned; the last known ones only when asked for, and marked', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const none = await sheetOf(host, { year: 2016 })
  expect(none).toMatchObject({ table: null, calculation: null, borrowed: null, last_known: null })
  const coming = await sheetOf(host, { year: 2027 })
  expect(coming).toMatchObject({ table: null, calculation: null, borrowed: null, last_known: 2026 })
  expect(await sheetOf(host, { year: 2027, figures: 'last' })).toMatchObject({ borrowed: 2026, table: { year: 2026 } })
  expect(await host.call(taxApi.paper, { query: { year: 2027, format: 'pdf' } })).toMatchObject({ status: 409 })
})

test('TAX-05 the stored figures are the published ones; an administrator adds a year once, and its history says who', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin({ username: 'Deniz Koç' })
  const list = async () => (await admin.call(taxApi.years)).body
  const { years, missing } = await list()
  expect(missing).toBeNull()
  expect(
    years.map(
      ({
        version: _,
        changes: __,
        source: ___,
        stamp_permille: ____,
        stamp_guarantee_permille: _5,
        stamp_cap: _6,
        bank_penalty: _7,
        ...figures
      }) => figures,
    ),
  ).toEqual(publishedYears.map(({ source: _, ...figures }) => figures).reverse())
  const { year: _, ...figures } = { ...publishedYears.at(-1)!, source: 'Resmî Gazete 30.12.2026' }
  const save = (year: number, version: number, change: object = {}) =>
    admin.call(taxApi.saveYear, {
      params: { year },
      body: { version, figures: { ...figures, ...change } },
    })
  expect(await save(2028, 0)).toMatchObject({ status: 400, body: { code: 'year_far' } })
  expect((await save(2027, 0, { brackets: [...figures.brackets].reverse() })).status).toBe(400)
  const answers = await Promise.all([save(2027, 0, { exemption: 70_000_00 }), save(2027, 0)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [entered] = (await list()).years
  expect((await save(2027, entered!.version, { exemption: 71_000_00 })).status).toBe(200)
  const [changed] = (await list()).years
  expect(changed).toMatchObject({ year: 2027, exemption: 71_000_00, version: 2 })
  expect(changed!.changes).toHaveLength(2)
  expect(changed!.changes[0]).toMatchObject({ by_name: 'Deniz Koç' })
  expect(changed!.changes[0]!.detail).toMatch(/^İstisna: .* → 71\.000,00 ₺$/)
})

test('TAX-04 the paper says what is to be paid, how it came about and that it is no advice; Excel has the same', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const { tenancy } = await letProperty(app, host)
  await pay(host, tenancy, '2025-12-01', 220_000_00)
  const paper = await host.call(taxApi.paper, { query: { year: 2025, format: 'pdf' } })
  const text = (await textOfPdf(paper.body as unknown as ArrayBuffer)).join(' ').replace(/\s+/g, ' ')
  for (const words of [
    '2025 Kira Geliri Vergi Tablosu',
    '22.057,50 ₺',
    '31.03.2026 Salı',
    'Moda Daire',
    'mali danışmanlık değildir',
  ])
    expect(text).toContain(words)
  const sheet = await host.call(taxApi.paper, { query: { year: 2025, format: 'xlsx' } })
  expect([sheet.status, new TextDecoder().decode((sheet.body as unknown as ArrayBuffer).slice(0, 2))]).toEqual([
    200,
    'PK',
  ])
})
