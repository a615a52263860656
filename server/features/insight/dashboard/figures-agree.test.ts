import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { expensesApi } from '#domain/money/expenses/expenses.api.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { notRentedStatuses } from '#domain/property/properties/properties.schema.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { disagreements, figuresOnScreens } from '#server/testing/figures-on-screens.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const portfolios = 25
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
  payments: fc.array(fc.record({ amount, on_date: day(10, 17), deposit: fc.boolean() }), { maxLength: 3 }),
  receipt: mostly(amount),
  writeOff: mostly(amount),
  /** What somebody pays for it, how much of that the tenant bears, and whether it is claimed. */
  expense: mostly(
    fc.record({ amount, tenant: fc.constantFrom(0, 0.4, 1), claimed: fc.boolean(), on_date: day(10, 16) }),
  ),
  rise: mostly(amount),
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

async function letOne(app: TestApp, host: Host, given: LetProperty) {
  const tenant = await app.build.tenant()
  const property = await app.build.property(host)
  const { begins: baslangicTarihi, odemeGunu, brutAylik, bedelTuru, depozito } = given
  const terms = { baslangicTarihi, odemeGunu, brutAylik, bedelTuru, depozito: depozito * brutAylik }
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const params = { id: tenancy }
  const currency = bedelTuru
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
  timeout: 300_000,
}, async () => {
  const app = await startTestApp()
  for (const [at, [homes, others]] of fc.sample(portfolio, { numRuns: portfolios, seed: 34 }).entries()) {
    const host = await app.build.host()
    for (const home of homes) await letOne(app, host, home)
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
    expect(Object.keys(said).length).toBeGreaterThanOrEqual(18)
  }
})
