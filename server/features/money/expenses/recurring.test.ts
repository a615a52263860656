import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { expensesApi as api } from '#domain/money/expenses/expenses.api.ts'
import type { NewRecurring } from '#domain/money/expenses/expenses.schema.ts'
import { expenses } from '#server/db/schema/expenses.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { makeAllRecurring } from './make-recurring.ts'

const day = 86_400_000

/** The tests begin on 16.11.2026. */
async function scene() {
  const app = await startTestApp()
  const host = await app.build.host()
  const property = await app.build.property(host)
  const { db } = app.ctx
  const add = async (given: Partial<NewRecurring> = {}) => {
    const body = {
      id: newId(),
      property_id: property.id,
      category: 'owner_aidat' as const,
      amount: 90_000,
      every: 'month' as const,
      starts_on: '2026-08-31',
      ...given,
    }
    return { id: body.id, answer: await host.call(api.createRecurring, { body }) }
  }
  const days = async () =>
    (await db.select({ on: expenses.on_date }).from(expenses).orderBy(expenses.on_date)).map(({ on }) => on)
  /** The session expires after a month, so the owner signs in again. */
  const again = () => app.build.session(host.accountId)
  const one = async () => (await (await again()).call(api.recurring, { query: {} })).body.documents[0]!
  return { app, host, property, db, add, days, one, again }
}

test('EXP-02 what is due comes at once, the rest by the job: once, in as many processes as there are, also after downtime', async () => {
  const { app, add, days, one } = await scene()
  const { answer } = await add()
  expect(answer).toMatchObject({ status: 200, body: { message: 'Tekrarlayan gider kaydedildi; 3 gider oluşturuldu.' } })
  const begun = ['2026-08-31', '2026-09-30', '2026-10-31']
  expect(await days()).toEqual(begun)
  await makeAllRecurring(app.ctx)
  expect(await days()).toEqual(begun)
  app.pass(110 * day)
  await Promise.all(Array.from({ length: 5 }, () => makeAllRecurring(app.ctx)))
  await makeAllRecurring(app.ctx)
  expect(await days()).toEqual([...begun, '2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'])
  expect(await one()).toMatchObject({ next_on: '2027-03-31', made: 7 })
})

test('an occurrence that was voided does not come back', async () => {
  const { app, host, add, db } = await scene()
  await add()
  const rows = (await host.call(api.list, { query: {} })).body.documents
  await host.call(api.void, { params: { id: rows[0]!.id }, body: { reason: 'Bu ay alınmadı' } })
  app.pass(day)
  await makeAllRecurring(app.ctx)
  expect(await db.$count(expenses)).toBe(3)
})

test('a pause leaves its days out, an end makes no more, and both can be taken back', async () => {
  const { app, host, add, days, one, again } = await scene()
  const { id } = await add({ starts_on: '2026-11-10' })
  const params = { id }
  expect((await host.call(api.pauseRecurring, { params, body: { paused: true } })).status).toBe(200)
  expect(await one()).toMatchObject({ paused: true, next_on: null })
  app.pass(65 * day)
  await makeAllRecurring(app.ctx)
  expect(await days()).toEqual(['2026-11-10'])
  await (await again()).call(api.pauseRecurring, { params, body: { paused: false } })
  expect(await one()).toMatchObject({ paused: false, next_on: '2027-02-10' })
  app.pass(28 * day)
  await makeAllRecurring(app.ctx)
  expect(await days()).toEqual(['2026-11-10', '2027-02-10'])

  const { version } = await one()
  const later = await again()
  const ends = await Promise.all([1, 2].map(() => later.call(api.endRecurring, { params, body: { version } })))
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 409])
  app.pass(60 * day)
  await makeAllRecurring(app.ctx)
  expect(await days()).toHaveLength(2)
  const body = { category: 'owner_aidat' as const, amount: 95_000, ends_on: null, version: version + 1 }
  expect((await (await again()).call(api.changeRecurring, { params, body })).status).toBe(200)
  expect(await one()).toMatchObject({ amount: 95_000, next_on: '2027-05-10' })
  expect(await days()).toHaveLength(2)
})

test('a change is for the days to come; what stands on the tenant’s account is written with each of them', async () => {
  const { app, host, property, add, db } = await scene()
  const tenant = await app.build.tenant()
  const { tenancy } = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: '2026-10-01' },
  })
  // The property was empty in September, so that expense is the owner's alone.
  const { id } = await add({
    starts_on: '2026-09-05',
    bearer: 'shared',
    tenant_amount: 40_000,
    book: 'utility',
    paid: true,
  })
  const claims = async () =>
    (await db.select().from(ledgerEntries).where(eq(ledgerEntries.tenancy_id, tenancy)).orderBy(ledgerEntries.on_date))
      .filter(({ source }) => source === 'expense')
      .map(({ amount, category, on_date }) => [amount, category, on_date])
  expect(await claims()).toEqual([
    [40_000, 'utility', '2026-11-16'],
    [40_000, 'utility', '2026-11-16'],
  ])
  const kept = (await host.call(api.list, { query: {} })).body.documents
  expect(kept.map(({ on_date, paid_on, due }) => [on_date, paid_on, due?.amount ?? null])).toEqual([
    ['2026-11-05', '2026-11-05', 40_000],
    ['2026-10-05', '2026-10-05', 40_000],
    ['2026-09-05', '2026-09-05', null],
  ])
  const body = {
    category: 'owner_aidat' as const,
    amount: 100_000,
    bearer: 'tenant' as const,
    book: 'utility' as const,
  }
  await host.call(api.changeRecurring, { params: { id }, body: { ...body, version: 1 } })
  app.pass(20 * day)
  await Promise.all([makeAllRecurring(app.ctx), makeAllRecurring(app.ctx)])
  expect((await claims()).map(([amount]) => amount)).toEqual([40_000, 40_000, 100_000])
})

test('a first day of long ago, an end before the beginning and a deleted property write nothing', async () => {
  const { app, host, property, add, days, db } = await scene()
  expect((await add({ starts_on: '2016-01-01' })).answer).toMatchObject({
    status: 400,
    body: { code: 'starts_too_early' },
  })
  expect((await add({ ends_on: '2026-08-30' })).answer.status).toBe(400)
  const { id } = await add({ starts_on: '2026-11-17' })
  const other = await app.build.host()
  expect((await other.call(api.endRecurring, { params: { id }, body: { version: 1 } })).status).toBe(404)
  await db.run('update properties set deleted_at = now() where id = $1', [property.id])
  app.pass(5 * day)
  await makeAllRecurring(app.ctx)
  expect(await days()).toEqual([])
  expect((await host.call(api.recurring, { query: {} })).body.total).toBe(0)
})
