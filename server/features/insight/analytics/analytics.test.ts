import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { analyticsApi } from '#domain/insight/analytics/analytics.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { rentChanges } from '#server/db/schema/ledger.ts'
import { properties } from '#server/db/schema/properties.ts'
import { exchangeRates } from '#server/db/schema/rates.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { buildExpense } from '#server/features/money/expenses/expense-rows.fixture.ts'
import { bookEntries, type NewEntry } from '#server/services/ledger/book-entries.ts'
import { lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { holdShare } from '#server/testing/hold-share.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

type Host = Awaited<ReturnType<TestApp['build']['host']>>
type Terms = NonNullable<Parameters<typeof agreedTenancy>[0]['terms']>
type Delegates = NonNullable<Parameters<TestApp['build']['property']>[1]>['delegates']

const book = (app: TestApp, tenancy: string, entries: NewEntry[]) =>
  app.ctx.db.transact(async (tx) =>
    bookEntries(app.ctx, tx, { ledger: await lockLedger(tx, tenancy), entries, by: { id: null, name: 'Ayşe' } }),
  )
const lira = { currency: 'TL', source: 'hand' } as const
const due = (category: NonNullable<NewEntry['category']>, on_date: string, amount: number): NewEntry => ({
  ...lira,
  kind: 'due',
  category,
  on_date,
  amount,
})
const paid = (on_date: string, amount: number): NewEntry => ({
  ...lira,
  kind: 'payment',
  method: 'bank',
  on_date,
  amount,
})

interface Rented {
  baslik: string
  terms?: Terms
  delegates?: Delegates
}
/** The clock stands at 16 November 2026; the account begins with that month. */
async function rented(app: TestApp, host: Host, { baslik, terms = {}, delegates = {} }: Rented) {
  const tenant = await app.build.tenant()
  const created_at = new Date('2025-06-01T09:00:00Z')
  const property = await app.build.property(host, { baslik, created_at, delegates })
  const made = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: '2026-01-15', odemeGunu: 5, brutAylik: 20_000_00, depozito: 0, ...terms },
  })
  return { id: property.id, tenant, ...made }
}

/** Books two earlier months, with side claims, a part payment and costs. */
async function withMoney(app: TestApp, host: Host, delegates: Delegates = {}) {
  const property = await rented(app, host, { baslik: 'Ada Daire', delegates })
  const { db } = app.ctx
  await book(app, property.tenancy, [
    due('rent', '2026-09-05', 20_000_00),
    due('rent', '2026-10-05', 20_000_00),
    due('aidat', '2026-10-05', 1_500_00),
    due('other', '2026-10-20', 750_50),
    due('deposit', '2026-10-01', 10_000_00),
  ])
  const [fromExpense] = await book(app, property.tenancy, [due('other', '2026-10-25', 800_00)])
  await book(app, property.tenancy, [
    ...[paid('2026-09-04', 20_000_00), paid('2026-10-12', 21_500_00), paid('2026-10-20', 750_50)],
    ...[paid('2026-10-25', 800_00), paid('2026-11-10', 5_000_00)],
  ])
  const request = {
    id: newId(),
    property_id: property.id,
    tenant_id: property.tenant.id,
    host_id: host.id,
    aciklama: 'Musluk',
  }
  await db.insert(suggestions).values(request)
  const expense = (given: Parameters<typeof buildExpense>[2]) => buildExpense(db, property.id, given)
  await expense({ amount: 3_000_00, on_date: '2026-10-03' })
  const shared = { bearer: 'shared' as const, amount: 1_000_00, tenant_amount: 400_00 }
  await expense({ ...shared, on_date: '2026-09-10', suggestion_id: request.id })
  await expense({ amount: 9_999_00, on_date: '2026-10-04', voided_at: app.ctx.clock.now(), void_reason: 'Yanlış' })
  const tenants = { bearer: 'tenant' as const, amount: 800_00, tenant_amount: 800_00 }
  await expense({ ...tenants, on_date: '2026-10-15', due_entry: fromExpense!.id })
  return property
}

const view = async (person: Pick<Host, 'call'>, query: object = {}) =>
  (await person.call(analyticsApi.view, { query })).body

test('AST-03 ANL-01 income, expense, net, vacancy, late share and requests of a property to the kuruş, in four statements', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await withMoney(app, host)
  const { result, statements } = await app.counting(() => view(host, { compare: 'year' }))
  // Session, properties, one batch; a fourth would be a rate.
  expect(statements.length).toBeLessThanOrEqual(4)
  expect(result.period).toEqual({ from: '2025-12-01', to: '2026-11-16' })
  expect(result.compared).toEqual({ from: '2024-12-01', to: '2025-11-16' })
  const now = {
    money: [{ currency: 'TL', collected: 45_750_50, withheld: 0, expected: 60_750_50, passed: 2_300_00 }],
    expense: 3_600_00,
    requests: { cost: 600_00, count: 1 },
    net: 42_150_50,
    days: 351,
    vacant: 45,
    dues: 6,
    late: 3,
  }
  const before = {
    days: 169,
    vacant: 169,
    dues: 0,
    late: 0,
    expense: 0,
    net: 0,
    requests: { cost: 0, count: 0 },
    money: [],
  }
  expect(result.places).toEqual([
    {
      id,
      title: 'Ada Daire',
      is_building: false,
      share: null,
      failed: false,
      now,
      before,
      manage: true,
      year: { net: 42_150_50, foreign: false, days: 365 },
      value: null,
    },
  ])
  expect(result.totals).toEqual({ now, before })
  expect(result.months.before).toHaveLength(12)
  expect(result.months.now.slice(-3)).toEqual([
    {
      month: '2026-09',
      expense: 600_00,
      money: [{ currency: 'TL', collected: 20_000_00, withheld: 0, expected: 20_000_00, passed: 0 }],
    },
    {
      month: '2026-10',
      expense: 3_000_00,
      money: [{ currency: 'TL', collected: 20_750_50, withheld: 0, expected: 20_750_50, passed: 2_300_00 }],
    },
    {
      month: '2026-11',
      expense: 0,
      money: [{ currency: 'TL', collected: 5_000_00, withheld: 0, expected: 20_000_00, passed: 0 }],
    },
  ])
  const october = await view(host, { from: '2026-10-01', to: '2026-10-31' })
  expect(october.totals.now).toMatchObject({ net: 17_750_50, days: 31, vacant: 0, dues: 4, late: 2 })
  expect((await host.call(analyticsApi.view, { query: { from: '2026-10-31', to: '2026-10-01' } })).status).toBe(400)
  expect((await host.call(analyticsApi.view, { query: { properties: 'yok' } })).status).toBe(400)
})

test('ANL-04 rents stand beside the index, currencies stay apart, and the stored rate comes along', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const old = await rented(app, host, {
    baslik: 'Eski',
    terms: { baslangicTarihi: '2024-03-10', brutAylik: 10_000_00 },
  })
  const change = { tenancy_id: old.tenancy, from_on: '2025-03-10', rent: 15_000_00, created_at: new Date() }
  const by = { source: 'hand', agreed: 'written', by_name: 'Ayşe' } as const
  const taken_back = {
    ...change,
    from_on: '2025-04-10',
    rent: 99_000_00,
    taken_back_at: new Date(),
    take_back_reason: 'Yanlış',
  }
  await app.ctx.db.insert(rentChanges).values([
    { id: newId(), ...change, ...by },
    { id: newId(), ...taken_back, ...by },
  ])
  const euro = await rented(app, host, {
    baslik: 'Euro',
    terms: { baslangicTarihi: '2026-11-01', bedelTuru: 'EUR', brutAylik: 1_000_00 },
  })
  await book(app, euro.tenancy, [{ ...paid('2026-11-05', 1_000_00), currency: 'EUR' }])
  await app.ctx.db
    .insert(exchangeRates)
    .values({ base: 'TRY', USD: 0.025, EUR: 0.02, source: 'x', fetched_at: app.ctx.clock.now() })
  const { rents, totals, rates, places: owned } = await view(host)
  expect(rents).toEqual([
    {
      tenancy_id: old.tenancy,
      property_id: old.id,
      title: 'Eski',
      started_on: '2024-03-10',
      currency: 'TL',
      missing: [],
      points: [
        { on: '2024-03-10', rent: 10_000_00, indexed: 10_000_00 },
        { on: '2025-03-10', rent: 15_000_00, indexed: 15_383_00 },
        { on: '2026-03-10', rent: 15_000_00, indexed: 20_519_38 },
        { on: '2026-11-16', rent: 15_000_00, indexed: 20_519_38 },
      ],
    },
    expect.objectContaining({ property_id: euro.id, currency: 'EUR', missing: [] }),
  ])
  expect(totals.now).toMatchObject({
    net: 0,
    money: [
      { currency: 'TL', collected: 0, expected: 10_000_00 },
      { currency: 'EUR', collected: 1_000_00, expected: 1_000_00 },
    ],
  })
  expect(rates).toMatchObject({ EUR: '50.00', USD: '40.00' })
  expect(owned.find(({ id }) => id === euro.id)!.year.foreign).toBe(true)
})

test('AST-01 AST-02 thirty-one properties take two queries of at most thirty; a batch that fails is empty and the rest is there', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const ids: string[] = []
  for (let at = 0; at < 31; at++) {
    const baslik = `Daire ${String(at).padStart(2, '0')}`
    ids.push((await app.build.property(host, { baslik, title_key: baslik })).id)
  }
  const counted = async (query: object) => (await app.counting(() => view(host, query))).statements.length
  const one = await counted({ properties: ids[0] })
  expect(await counted({ properties: ids.slice(0, 30).join(',') })).toBe(one)
  expect(await counted({ properties: ids.join(',') })).toBe(one + 1)
  expect(await counted({})).toBe(one + 1)

  await buildExpense(app.ctx.db, ids[0]!, { amount: 1_250_00, on_date: '2026-11-02' })
  // Two amounts whose sum overflows bigint, so the query of the last property fails.
  for (const _ of [1, 2]) await buildExpense(app.ctx.db, ids[30]!, { on_date: '2026-11-02' })
  await app.ctx.db.run(`update expenses set amount = 9000000000000000000 where property_id = '${ids[30]}'`)
  const { places: owned, totals, choices } = await view(host)
  expect(owned.filter(({ failed }) => failed).map(({ id }) => id)).toEqual([ids[30]])
  expect(owned.find(({ id }) => id === ids[30])!.now).toEqual({
    money: [],
    expense: 0,
    requests: { cost: 0, count: 0 },
    net: 0,
    days: 0,
    vacant: 0,
    dues: 0,
    late: 0,
  })
  expect([totals.now.expense, totals.now.net, owned.length, choices.length]).toEqual([1_250_00, -1_250_00, 31, 31])
})

test('ANL-03 AMB-83 ROLE-04 everybody reads what they may: staff with the flag, a share, a lawyer without costs; others hear why not', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const cashier = await app.build.staff(host, { authorised: true, canManagePayments: true })
  const plain = await app.build.staff(host, { authorised: true, canAddProperty: true })
  const lawyer = await app.build.staff(host, { lawyer: true })
  const [partner, silent] = [
    await app.build.staff(host, { shareholder: true }),
    await app.build.staff(host, { shareholder: true }),
  ]
  const { id, tenant } = await withMoney(app, host, {
    authorised: [cashier, plain],
    lawyer: [lawyer],
    shareholder: [partner, silent],
  })
  await host.call(analyticsApi.value, { params: { id }, body: { amount: 4_215_050_00 } })
  await holdShare(app, { property_id: id, user_id: partner.id, pay: 1, payda: 4 })
  const first = async (person: Pick<Host, 'call'>) => (await view(person)).places[0]
  expect(await first(cashier)).toMatchObject({
    now: { net: 42_150_50 },
    value: { amount: 4_215_050_00, on: '2026-11-16' },
  })
  expect(await first(lawyer)).toMatchObject({
    now: { money: [{ collected: 45_750_50 }], expense: null, net: null, requests: null },
    value: null,
    manage: false,
  })
  expect(await first(partner)).toMatchObject({
    share: { pay: 1, payda: 4 },
    value: null,
    // Each month by itself: 5.000,00 + 5.187,63 + 1.250,00.
    now: { money: [{ collected: 11_437_63, expected: 15_187_63 }], expense: null, net: null },
  })
  expect((await view(partner)).rents[0]!.points[0]).toMatchObject({ rent: 5_000_00, indexed: 5_000_00 })
  for (const [person, empty] of [
    [plain, 'no_right'],
    [silent, 'no_right'],
    [tenant, 'tenant'],
    [await app.build.host(), 'no_places'],
    [await app.build.admin(), 'no_places'],
  ] as const)
    expect(await view(person)).toMatchObject({
      empty,
      places: [],
      choices: [],
      totals: { now: { money: [], net: null } },
    })
  expect((await view(host)).empty).toBeNull()
})

test('ANL-03 another owner’s property in the filter answers like one that is not there; what lies in the bin is not counted', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const { id } = await withMoney(app, host)
  const mine = await app.build.property(other, { baslik: 'Benim' })
  const foreign = await view(other, { properties: `${id},${mine.id}` })
  expect(foreign).toEqual(await view(other, { properties: `${newId()},${mine.id}` }))
  expect(foreign).toMatchObject({ unknown: 1, places: [{ id: mine.id }], rents: [] })
  const alone = await view(other, { properties: id })
  expect(alone).toMatchObject({ unknown: 1, empty: null, places: [], choices: [{ id: mine.id }], rents: [] })
  const value = { params: { id }, body: { amount: 1_00 } }
  expect((await other.call(analyticsApi.value, value)).status).toBe(404)
  await app.ctx.db.update(properties).set({ deleted_at: app.ctx.clock.now() }).where(eq(properties.id, id))
  expect(await view(host)).toMatchObject({ empty: 'no_places', places: [] })
})

test('ANL-01 the value of a property is written, written anew and taken back; a file holds the table', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await withMoney(app, host)
  const say = (amount: number | null) => host.call(analyticsApi.value, { params: { id }, body: { amount } })
  const valued = async () => (await view(host)).places[0]!.value
  await say(1_000_00)
  await Promise.all([say(4_215_050_00), say(4_215_050_00)])
  expect(await valued()).toEqual({ amount: 4_215_050_00, on: '2026-11-16' })
  expect((await say(0)).status).toBe(400)
  const file = await host.send('GET', '/api/analytics/export?format=csv&compare=year')
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines.map((line) => line.split(';').slice(0, 8))).toEqual([
    ['Mülk', 'Dönem', 'Gelir (₺)', 'Kesilen stopaj (₺)', 'Beklenen gelir (₺)', 'Döviz geliri', 'Gider (₺)', 'Net (₺)'],
    ['Ada Daire', '01.12.2025 - 16.11.2026', '45750,5', '0', '60750,5', '', '3600', '42150,5'],
    ['Ada Daire', '01.12.2024 - 16.11.2025', '0', '0', '0', '', '0', '0'],
  ])
  expect(lines[1]!.split(';').at(-1)).toBe('1')
  await say(null)
  expect(await valued()).toBeNull()
})
