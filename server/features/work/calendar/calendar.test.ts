import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { calendarApi } from '#domain/work/calendar/calendar.api.ts'
import type { CalendarItem } from '#domain/work/calendar/calendar.schema.ts'
import { deadlinesApi } from '#domain/work/deadlines/deadlines.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { properties, propertyFeatures } from '#server/db/schema/properties.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { writtenHandover } from '#server/testing/build-handover.ts'
import { buildProperty } from '#server/testing/build-property.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { holdShare } from '#server/testing/hold-share.ts'
import { startTestApp } from '#server/testing/test-app.ts'

async function start() {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const lawyer = await app.build.staff(host, { lawyer: true })
  const cashier = await app.build.staff(host, { authorised: true, canManagePayments: true })
  const keeper = await app.build.staff(host, { authorised: true })
  const partner = await app.build.staff(host, { shareholder: true })
  const stranger = await app.build.host()
  const moda = await buildProperty(app.ctx.db, host, {
    baslik: 'Moda Dairesi',
    delegates: { lawyer: [lawyer], authorised: [cashier, keeper] },
    feature: { daskBitis: '2026-11-01' },
  })
  const terms = { baslangicTarihi: '2026-01-01', odemeGunu: 5, brutAylik: 2_500_000, depozito: 0 }
  const lease = await agreedTenancy({ host, tenants: [tenant], property: moda, terms })
  return { app, host, tenant, lawyer, cashier, keeper, partner, stranger, moda: moda.id, ...lease }
}

const monthOf = async (client: Client, query = {}) => (await client.call(calendarApi.month, { query })).body
const daysOf = async (client: Client, query = {}) =>
  (await monthOf(client, query)).items.map(({ kind, date }: CalendarItem) => [kind, date])

test('CAL-01 the month of a landlord: due days, policies, and what is over', async () => {
  const { host, moda, tenancy } = await start()
  const november = await monthOf(host)
  expect([november.month, november.today]).toEqual(['2026-11', '2026-11-16'])
  expect(november.items.map(({ kind, date }) => [kind, date])).toEqual([
    ['dask_end', '2026-11-01'],
    ['rent_due', '2026-11-05'],
  ])
  expect(november.items[1]).toMatchObject({
    side: 'landlord',
    property: moda,
    property_title: 'Moda Dairesi',
    tenancy,
    manage: true,
    done: false,
    about: expect.stringContaining('Kiracı'),
    due: { state: 'late', amount: 2_500_000, left: 2_500_000, currency: 'TL' },
  })
  expect(november.counts).toMatchObject({ payment: 1, paper: 1, contract: 0 })
  // Agreed payments of later months, before they are booked.
  expect(await daysOf(host, { month: '2027-01' })).toEqual([
    ['rent_increase', '2027-01-01'],
    ['rent_due', '2027-01-05'],
    ['need_suit', '2027-01-31'],
    ['two_notices', '2027-01-31'],
  ])
  const [planned] = (await monthOf(host, { month: '2027-03', group: 'payment' })).items
  expect(planned).toMatchObject({ date: '2027-03-05', due: { state: 'planned', amount: 2_500_000 } })
  // The lease is extended by a year.
  expect(await daysOf(host, { month: '2027-12', group: 'contract' })).toEqual([['contract_end', '2027-12-31']])
})

test('CAL-01 a tenant sees the own due days and dates, and nothing of the owner’s policies', async () => {
  const { tenant } = await start()
  expect(await daysOf(tenant)).toEqual([['rent_due', '2026-11-05']])
  expect((await monthOf(tenant)).items[0]).toMatchObject({
    side: 'tenant',
    about: 'Ayşe Yıldırım',
    manage: false,
    due: { amount: 2_500_000 },
  })
  expect(await daysOf(tenant, { month: '2026-12' })).toEqual([
    ['rent_due', '2026-12-05'],
    ['tenant_notice', '2026-12-16'],
    ['contract_end', '2026-12-31'],
  ])
})

test('CAL-01 when the owner deletes the property the tenant keeps the payment days, and the owner does not', async () => {
  const { app, host, tenant, moda } = await start()
  await app.ctx.db.update(properties).set({ deleted_at: app.ctx.clock.now() }).where(eq(properties.id, moda))
  expect(await daysOf(tenant, { group: 'payment' })).toEqual([['rent_due', '2026-11-05']])
  expect(await daysOf(tenant, { month: '2027-03', group: 'payment' })).toEqual([['rent_due', '2027-03-05']])
  for (const month of ['2026-11', '2027-03']) expect(await daysOf(host, { month, group: 'payment' })).toEqual([])
})

test('CAL-01 money is for those who may read it: lawyer and cashier yes, other staff and strangers no', async () => {
  const { lawyer, cashier, keeper, partner, stranger } = await start()
  expect(await daysOf(lawyer, { group: 'payment' })).toEqual([['rent_due', '2026-11-05']])
  expect((await monthOf(lawyer, { group: 'payment' })).items[0]).toMatchObject({ manage: false })
  expect((await monthOf(cashier, { group: 'payment' })).items[0]).toMatchObject({ manage: true })
  expect(await daysOf(keeper)).toEqual([['dask_end', '2026-11-01']])
  expect(await daysOf(keeper, { month: '2027-03', group: 'payment' })).toEqual([])
  expect(await daysOf(partner)).toEqual([])
  expect(await daysOf(stranger)).toEqual([])
  expect(await daysOf(stranger, { month: '2026-12' })).toEqual([])
})

test('CAL-01 a shareholder knows the day and not the amount of the others', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const partner = await app.build.staff(host, { shareholder: true, username: 'Ortak' })
  const shared = await buildProperty(app.ctx.db, host, {
    baslik: 'Ortak Daire',
    delegates: { shareholder: [partner] },
  })
  await holdShare(app, { property_id: shared.id, user_id: partner.id, pay: 1, payda: 2 })
  const tenant = await app.build.tenant()
  const terms = { baslangicTarihi: '2026-01-01', odemeGunu: 5 }
  await agreedTenancy({ host, tenants: [tenant], property: shared, terms })
  const { items } = await monthOf(partner, { group: 'payment' })
  expect(items).toMatchObject([{ kind: 'rent_due', due: { amount: null, left: null } }])
})

test('CAL-01 paid is marked, a handover stands on its day, a set end takes the place of the contract’s', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host)
  const terms = { baslangicTarihi: '2026-01-01', odemeGunu: 5, brutAylik: 1_000_000, depozito: 0 }
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const payment = {
    key: newId(),
    tenancy_id: tenancy,
    amount: 1_000_000,
    currency: 'TL' as const,
    on_date: '2026-11-06',
    method: 'bank' as const,
    note: '',
  }
  expect((await host.call(paymentsApi.record, { body: { payments: [payment] } })).status).toBe(200)
  expect((await monthOf(host, { group: 'payment' })).items).toMatchObject([
    { date: '2026-11-05', done: true, due: { state: 'paid', left: 0 } },
  ])
  const { id } = await writtenHandover(host, tenancy, { kind: 'out', change: { date: '2026-12-30' } })
  const body = { way: 'tenant_notice' as const, ends_on: '2026-12-31', reason: 'Taşınıyorum' }
  expect((await tenant.call(endingsApi.start, { params: { id: tenancy }, body })).status).toBe(200)
  for (const side of [host, tenant]) {
    expect(await daysOf(side, { month: '2026-12' })).toEqual([
      ['rent_due', '2026-12-05'],
      ['handover_out', '2026-12-30'],
      ['tenancy_end', '2026-12-31'],
    ])
    // Nothing is due after the last day.
    expect(await daysOf(side, { month: '2027-02' })).toEqual([])
  }
  expect((await monthOf(host, { month: '2026-12', group: 'handover' })).items[0]).toMatchObject({ handover: id })
})

test('CAL-01 what was dealt with is marked for that person alone', async () => {
  const { host, cashier, moda } = await start()
  const key = `dask_end:${moda}:2026-11-01`
  await cashier.call(deadlinesApi.mark, { body: { property: moda, key } })
  const doneFor = async (client: Client) => (await monthOf(client, { group: 'paper' })).items.map(({ done }) => done)
  expect([await doneFor(cashier), await doneFor(host)]).toEqual([[true], [false]])
})

test('CAL-01 those whom others followed see nothing of what came after', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [first, second] = [await app.build.tenant(), await app.build.tenant()]
  const property = await app.build.property(host)
  const terms = { baslangicTarihi: '2025-11-01', odemeGunu: 5 }
  const { contract } = await agreedTenancy({ host, tenants: [first, second], property, terms })
  const tenants = [tenantParty(second.email, { is_primary: true })]
  const form = contractFormFor(property.id, { tenants, terms: { ...terms, baslangicTarihi: '2026-11-01' } })
  const { id } = (await host.call(contractsApi.create, { body: { ...form, renewed_from: contract } })).body
  await second.call(contractsApi.answer, { params: { id }, body: { answer: 'approved' } })
  expect(await daysOf(first, { month: '2026-12', group: 'payment' })).toEqual([])
  expect(await daysOf(second, { month: '2026-12', group: 'payment' })).not.toEqual([])
})

test('CAL-03 one call of few statements, however many properties; too many are cut and said', async () => {
  const { app, host: landlord } = await start()
  const { statements: planned } = await app.counting(() => monthOf(landlord, { month: '2027-03' }))
  expect(planned).toHaveLength(3)
  const host = await app.build.host()
  const { statements: few } = await app.counting(() => monthOf(host, { month: '2027-03' }))
  const ids = Array.from({ length: 600 }, newId)
  const { db } = app.ctx
  await db.insert(properties).values(ids.map((id) => ({ id, baslik: `Daire ${id}`, creator: host.id })))
  await db.insert(propertyFeatures).values(ids.map((id) => ({ id, property_id: id, daskBitis: '2026-12-01' })))
  const contract = { owner_id: host.id, owner_name: 'Ayşe', status: 'active' as const, brutAylik: 1 }
  const dates = { baslangicTarihi: '2026-01-01', bitisTarihi: '2026-12-31' }
  await db.insert(contracts).values(ids.map((id) => ({ id, property_id: id, ...contract, ...dates })))
  const { result, statements } = await app.counting(() => monthOf(host, { month: '2026-12' }))
  expect([result.items.length, result.total, result.truncated]).toEqual([1000, 1800, false])
  expect(result.counts).toMatchObject({ paper: 600, notice: 600, contract: 600 })
  expect((await monthOf(host, { month: '2026-12', group: 'paper' })).items).toHaveLength(600)
  expect([few.length, statements.length]).toEqual([3, 3])
})

test('a month that there is not is refused', async () => {
  const host = await (await startTestApp()).build.host()
  for (const month of ['2026-13', '1999-01', 'kasim'])
    expect((await host.call(calendarApi.month, { query: { month } })).status).toBe(400)
})

test('a contract that is called off leaves the calendar', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host)
  const terms = { baslangicTarihi: '2027-01-01', odemeGunu: 5 }
  const { contract } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  expect(await daysOf(tenant, { month: '2027-02', group: 'payment' })).toEqual([['rent_due', '2027-02-05']])
  await host.call(contractsApi.cancel, { params: { id: contract }, body: { reason: 'olmadı' } })
  expect(await daysOf(tenant, { month: '2027-02' })).toEqual([])
  expect(await daysOf(host, { month: '2027-02' })).toEqual([])
})
