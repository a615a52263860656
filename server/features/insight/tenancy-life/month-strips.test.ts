import { expect, test } from 'vitest'
import { tenancyLifeApi } from '#domain/insight/tenancy-life/tenancy-life.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { tenanciesApi } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** The clock stands at 16 November 2026. */
const terms = { baslangicTarihi: '2026-10-20', odemeGunu: 5, brutAylik: 25_000_00, depozito: 50_000_00 }
type Person = Awaited<ReturnType<TestApp['build']['host']>>

async function scene(app: TestApp) {
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const collects = await app.build.staff(host, { authorised: true, acts_on_all: true, canManagePayments: true })
  const looks = await app.build.staff(host, { authorised: true, acts_on_all: true })
  const lawyer = await app.build.staff(host, { lawyer: true })
  const property = await app.build.property(host, { baslik: 'Moda Daire', delegates: { lawyer: [lawyer] } })
  await app.build.property(host, { baslik: 'Boş Daire' })
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const card = async (who: Person) =>
    (await who.call(propertiesApi.list)).body.documents.find(({ id }) => id === property.id)!.strip
  const page = async (who: Person) => (await who.call(tenanciesApi.view, { params: { id: tenancy } })).body
  const line = async (who: Person) => (await who.call(tenancyLifeApi.view, { params: { id: tenancy } })).body
  return { host, tenant, collects, looks, lawyer, tenancy, property, card, page, line }
}

test('LST-01 TEN-06 PAY-01 the last twelve months are the same on the card, with the tenant, on the tenancy and above its line, and say what the account says', async () => {
  const app = await startTestApp()
  const { host, tenant, collects, lawyer, tenancy, card, page, line } = await scene(app)
  const params = { id: tenancy }
  const said = async () => {
    const [person] = (await host.call(tenantsApi.list)).body.documents
    const strips = [
      await card(host),
      await card(collects),
      await card(lawyer),
      person!.homes[0]!.strip,
      (await page(host)).money!.strip,
      (await page(tenant)).money!.strip,
      (await page(lawyer)).money!.strip,
      (await line(host)).head.strip,
      (await line(tenant)).head.strip,
    ]
    expect(strips).toEqual(strips.map(() => strips[0]))
    expect(strips[0]).toMatchObject({ tenancy_id: tenancy, until: '2026-11' })
    const account = (await host.call(paymentsApi.account, { query: { tenancy } })).body.account!
    const known = new Map(account.months.map(({ month, state }) => [month.slice(0, 7), state]))
    const plain: Record<string, string> = { 'late-part': 'late', waived: 'paid' }
    const newest = strips[0]!.months.slice(-2)
    expect(newest.map((state) => plain[state] ?? state)).toEqual(
      ['2026-10', '2026-11'].map((month) => known.get(month)),
    )
    expect(strips[0]!.months.slice(0, 10)).toEqual(Array(10).fill('vacant'))
    return newest
  }
  expect(await said()).toEqual(['late', 'late'])

  const asked = (await host.call(paymentsApi.account, { query: { tenancy } })).body.account!.figures[0]!.asked
  const payment = { tenancy_id: tenancy, currency: 'TL', on_date: '2026-11-16', method: 'bank' } as const
  const pay = (amount: number) =>
    host.call(paymentsApi.record, { body: { payments: [{ ...payment, amount, key: newId() }] } })
  const october = asked - 25_000_00
  await pay(october + 5_000_00)
  expect(await said()).toEqual(['paid', 'late-part'])

  // A receipt that waits covers what was late; without it the rest is late again.
  const query = { key: newId(), amount: 20_000_00, on_date: '2026-11-16' }
  const sent = (await tenant.call(tenantPaymentsApi.send, { params, query, file: new Blob([pdf()]) })).body.id
  expect(await said()).toEqual(['paid', 'waiting'])
  expect((await page(host)).money!.figures).toMatchObject([{ late: 0, late_since: null, waiting: 20_000_00 }])
  await tenant.call(tenantPaymentsApi.withdraw, { params: { id: sent } })
  expect(await said()).toEqual(['paid', 'late-part'])

  // What was waived did not come.
  const waived = { key: newId(), kind: 'write_off', amount: 20_000_00, currency: 'TL', on_date: '2026-11-16' } as const
  await host.call(statementsApi.book, { params, body: { ...waived, note: 'Anlaşıldı' } })
  expect(await said()).toEqual(['paid', 'waived'])
})

test('LST-01 ROLE-23 the months are for those who may read the account, in the statements that the list took before', async () => {
  const app = await startTestApp()
  const { host, tenant, looks, card, page, line } = await scene(app)
  const { result, statements } = await app.counting(() => host.call(propertiesApi.list))
  expect(statements).toHaveLength(3)
  // The other one was never let.
  expect(result.body.documents.map(({ baslik, strip }) => [baslik, strip !== null])).toEqual([
    ['Boş Daire', false],
    ['Moda Daire', true],
  ])
  expect((await app.counting(() => host.call(tenantsApi.list))).statements).toHaveLength(2)
  expect(await card(looks)).toBeNull()
  expect(await page(looks)).toMatchObject({ money: null, account_open: false })
  const seen = await line(looks)
  expect(seen.head).toMatchObject({ strip: null, account_open: false })
  expect(seen.documents.map(({ kind }) => kind)).toEqual(['begun'])
  // Tenants have it on their own pages.
  expect(await card(tenant)).toBeNull()
  expect((await page(tenant)).money!.strip).not.toBeNull()
})

test('TNC-01 the head of a tenancy has rent, balance, the next day and what is held, as the account has them', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy, page } = await scene(app)
  const params = { id: tenancy }
  const account = async () => (await host.call(statementsApi.account, { params })).body.figures[0]!
  const head = async (who = host) => (await page(who)).money!
  const { balance } = await account()
  expect(balance).toBeGreaterThan(0)
  expect(await head()).toMatchObject({
    rent: 25_000_00,
    currency: 'TL',
    gross: false,
    figures: [{ currency: 'TL', balance, late: balance, late_since: '2026-10-20', waiting: 0, deposit_held: 0 }],
    next: null,
  })
  expect(await head(tenant)).toEqual(await head())
  const paid = { tenancy_id: tenancy, currency: 'TL', on_date: '2026-11-16', method: 'bank' } as const
  await host.call(paymentsApi.record, {
    body: {
      payments: [
        { ...paid, amount: balance + 1_000_00, key: newId() },
        { ...paid, amount: 50_000_00, deposit: true, key: newId() },
      ],
    },
  })
  expect((await account()).balance).toBe(-1_000_00)
  expect((await head()).figures).toEqual([
    { currency: 'TL', balance: -1_000_00, late: 0, late_since: null, waiting: 0, deposit_held: 50_000_00 },
  ])
  // Ten days before the month ends the next due is booked; what was paid ahead is taken off.
  app.pass(8 * 86_400_000)
  await app.ctx.jobs.drain()
  const next = (await head()).next
  if (next) expect(next).toMatchObject({ on_date: '2026-12-05', currency: 'TL' })
})
