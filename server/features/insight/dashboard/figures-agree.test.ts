import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyticsApi } from '#domain/insight/analytics/analytics.api.ts'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { expensesApi } from '#domain/money/expenses/expenses.api.ts'
import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { taxApi } from '#domain/money/tax/tax.api.ts'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { notRentedStatuses } from '#domain/property/properties/properties.schema.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { disagreements, figuresOnScreens, type SaidFigures } from '#server/testing/figures-on-screens.ts'
import { holdShare } from '#server/testing/hold-share.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** A run before a release takes 500: `PORTFOLIOS=500 npx vitest run --project api <this file>`. */
const portfolios = Number(process.env.PORTFOLIOS ?? 25)
const amount = fc.integer({ min: 1, max: 90_000_00 })
const day = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((at) => `2026-11-${String(at).padStart(2, '0')}`)
const mostly = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 })

const letProperty = fc.record({
  kind: fc.constant('let' as const),
  begins: fc.constantFrom('2026-09-15', '2026-10-20', '2026-11-01', '2026-11-10'),
  odemeGunu: fc.integer({ min: 1, max: 28 }),
  brutAylik: amount,
  bedelTuru: fc.constantFrom('TL' as const, 'TL' as const, 'TL' as const, 'EUR' as const),
  depozito: fc.constantFrom(0, 1),
  /** Percent that the tenant withholds of the rent. */
  withholding: fc.constantFrom(null, null, 20),
  payments: fc.array(fc.record({ amount, on_date: day(10, 17), deposit: fc.boolean() }), { maxLength: 3 }),
  receipt: mostly(amount),
  writeOff: mostly(amount),
  /** What somebody pays for it, how much of that the tenant bears, and whether it is claimed. */
  expense: mostly(
    fc.record({ amount, tenant: fc.constantFrom(0, 0.4, 1), claimed: fc.boolean(), on_date: day(10, 16) }),
  ),
  rise: mostly(amount),
  /** What two shareholders hold, and on which days. */
  shares: fc.array(
    fc.record({
      pay: fc.integer({ min: 1, max: 3 }),
      payda: fc.integer({ min: 7, max: 30 }),
      from_on: fc.constantFrom(null, null, '2026-10-01', '2026-11-12'),
      until_on: fc.constantFrom(null, null, null, '2026-11-14'),
    }),
    { maxLength: 2 },
  ),
})
const other = fc.oneof(
  fc.record({ kind: fc.constant('vacant' as const), status: fc.constantFrom(...notRentedStatuses) }),
  fc.record({ kind: fc.constant('building' as const) }),
  fc.record({ kind: fc.constant('asked' as const), guarantor: fc.boolean() }),
)
const portfolio = fc.tuple(fc.array(letProperty, { minLength: 1, maxLength: 3 }), fc.array(other, { maxLength: 3 }))
type LetProperty = ReturnType<
  typeof fc.sample<typeof letProperty extends fc.Arbitrary<infer Value> ? Value : never>
>[number]
type Host = Awaited<ReturnType<TestApp['build']['host']>>

async function letOne(app: TestApp, host: Host, given: LetProperty, partners: readonly { id: string }[]) {
  const tenant = await app.build.tenant()
  const property = await app.build.property(host, { delegates: { shareholder: [...partners] } })
  for (const [at, share] of given.shares.entries())
    await holdShare(app, { property_id: property.id, user_id: partners[at]!.id, ...share })
  const { begins: baslangicTarihi, odemeGunu, brutAylik, bedelTuru, depozito } = given
  const terms = { baslangicTarihi, odemeGunu, brutAylik, bedelTuru, depozito: depozito * brutAylik }
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const params = { id: tenancy }
  const currency = bedelTuru
  if (given.withholding) {
    const monthly = {
      frequency: 'month' as const,
      part_month: 'thirtieth' as const,
      rent_free: [],
      vat_percent: 0,
      aidat: 0,
    }
    const opening = { key: newId(), opened_on: baslangicTarihi, balance: null, note: '' }
    expect((await host.call(paymentPlansApi.open, { params, body: opening })).status).toBe(200)
    const body = { ...monthly, from_on: baslangicTarihi, withholding_percent: given.withholding }
    expect((await host.call(paymentPlansApi.change, { params, body })).status).toBe(200)
  }
  if (given.expense) {
    const { amount: spent, tenant: part, claimed, on_date } = given.expense
    const tenant_amount = Math.floor(spent * part)
    const bearer = part === 1 ? 'tenant' : tenant_amount > 0 ? 'shared' : 'landlord'
    const book = claimed && bearer !== 'landlord' ? { category: 'damage' as const, due_on: '2026-11-12' } : null
    const split = bearer === 'shared' ? { tenant_amount } : {}
    const body = { id: newId(), property_id: property.id, category: 'repair' as const, amount: spent, on_date }
    const { status } = await host.call(expensesApi.create, { body: { ...body, bearer, book, ...split } })
    expect(status).toBe(200)
  }
  for (const payment of given.payments) {
    const more = { tenancy_id: tenancy, currency, method: 'bank' as const, key: newId() }
    expect((await host.call(paymentsApi.record, { body: { payments: [{ ...payment, ...more }] } })).status).toBe(200)
  }
  if (given.writeOff) {
    const { figures } = (await host.call(statementsApi.account, { params })).body
    const owed = figures.find((each) => each.currency === currency)?.balance ?? 0
    const forgiven = Math.min(owed, given.writeOff)
    const body = {
      key: newId(),
      kind: 'write_off' as const,
      amount: forgiven,
      currency,
      on_date: '2026-11-16',
      note: 'x',
    }
    if (forgiven > 0) expect((await host.call(statementsApi.book, { params, body })).status).toBe(200)
  }
  if (given.receipt) {
    const query = { key: newId(), amount: given.receipt, on_date: '2026-11-15' }
    const sent = await tenant.call(tenantPaymentsApi.send, { params, query, file: new Blob([pdf()]) })
    expect(sent.status).toBe(200)
  }
  if (given.rise)
    await app.ctx.db.run(
      `insert into rent_changes (id, tenancy_id, from_on, rent, source, agreed, by_name, created_at)
       values ('${newId()}', '${tenancy}', '2026-11-14', ${given.rise}, 'hand', 'written', 'x', now())`,
    )
}

test('DASH-01 PAY-01 ANL-01 AST-03 on random portfolios every figure is the same on every screen and paper', {
  timeout: Math.max(300_000, portfolios * 12_000),
}, async () => {
  const app = await startTestApp()
  let shared = 0
  for (const [at, [homes, others]] of fc.sample(portfolio, { numRuns: portfolios, seed: 34 }).entries()) {
    const host = await app.build.host()
    const partners = [await partner(app, host), await partner(app, host)]
    for (const home of homes) await letOne(app, host, home, partners)
    for (const each of others) {
      const property = await app.build.property(host, {
        is_bina: each.kind === 'building',
        ...(each.kind === 'vacant' && { tasinmazDurumu: each.status }),
      })
      if (each.kind !== 'asked') continue
      const tenants = [tenantParty(`kiraci.${at}.${property.id}@ornek.test`, { is_primary: true })]
      const guarantor = each.guarantor ? guarantorParty() : null
      const body = contractFormFor(property.id, { tenants, guarantor })
      expect((await host.call(contractsApi.create, { body })).status).toBe(200)
    }
    const said = await figuresOnScreens(app, host)
    expect(disagreements(said), `portfolio ${at}: ${JSON.stringify([homes, others])}`).toEqual({})
    expect(Object.keys(said).length).toBeGreaterThanOrEqual(19)
    const parts = await partsOfShares(app, { host, partners })
    expect(disagreements(parts), `shares of portfolio ${at}: ${JSON.stringify(homes)}`).toEqual({})
    shared += Object.keys(parts).length
  }
  expect(shared).toBeGreaterThan(portfolios)
})

const partner = (app: TestApp, host: Host) => app.build.staff(host, { shareholder: true, userType: 'landlord' })

/** What screens say to shareholders, and to all holders of the tax sheet beside what was collected. */
async function partsOfShares(app: TestApp, { host, partners }: { host: Host; partners: Pick<Host, 'call'>[] }) {
  const said: SaidFigures = {}
  const incomeOf = async (person: Pick<Host, 'call'>) => {
    const { today, landlord } = (await person.call(dashboardApi.view, { query: {} })).body
    const query = { from: `${today.slice(0, 4)}-01-01`, to: today }
    const { totals } = (await person.call(analyticsApi.view, { query })).body
    const start = sumByCurrency(
      (landlord?.cashflow ?? []).map(({ currency, income }) => ({ currency, amount: income })),
    )
    const analytics = sumByCurrency(
      totals.now.money.map(({ currency, collected }) => ({ currency, amount: collected })),
    )
    return { start, analytics }
  }
  for (const [at, person] of partners.entries()) {
    said[`income of ${at}`] = await incomeOf(person)
    const month = (await person.call(paymentsApi.month, { query: { size: 100 } })).body
    const start = (await person.call(dashboardApi.view, { query: {} })).body.landlord?.month?.totals ?? []
    for (const which of ['expected', 'collected', 'open', 'late_amount'] as const)
      said[`${which} of ${at}`] = {
        start: sumByCurrency(start.map((each) => ({ currency: each.currency, amount: each[which] }))),
        payments: sumByCurrency(month.totals.map((each) => ({ currency: each.currency, amount: each[which] }))),
        ...(which === 'expected' && {
          rows: sumByCurrency(month.documents.map(({ currency, amount: of }) => ({ currency, amount: of }))),
        }),
      }
  }
  const year = 2026
  const { rows } = await app.ctx.db.run(
    `select coalesce(sum(amount), 0)::float8 as amount from ledger_settlements where owner_id = '${host.id}' and currency = 'TL'
     and category = 'rent' and payer_kind in ('payment', 'deposit_deducted') and greatest(on_date, month) <= '${year}-12-31'`,
  )
  let [sheets, behind] = [0, 0]
  for (const person of [host, ...partners]) {
    const sheet = await person.call(taxApi.sheet, { query: { year } })
    if (sheet.status !== 200) continue
    sheets += sheet.body.places.reduce((sum, { gross, withheld }) => sum + gross - withheld, 0)
    const found = (await person.call(taxApi.rows, { query: { year, of: 'rent', size: 100 } })).body.documents
    behind += found.reduce((sum, each) => sum + (each.currency === 'TL' ? each.amount : 0), 0)
  }
  said['rent on all tax sheets'] = {
    collected: `${(rows as { amount: number }[])[0]!.amount}`,
    sheets: `${sheets}`,
    'rows behind them': `${behind}`,
  }
  return said
}

/** As text, lira and each other currency by itself. */
function sumByCurrency(sums: readonly { currency: string; amount: number }[]): string {
  const totals = new Map<string, number>()
  for (const { currency, amount: each } of sums) totals.set(currency, (totals.get(currency) ?? 0) + each)
  return [...totals]
    .filter(([, each]) => each !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, each]) => `${each} ${currency}`)
    .join(', ')
}
