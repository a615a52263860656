import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { allocate } from '#domain/money/ledger/allocation.rules.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { ledgerAccounts, ledgerDues, ledgerEntries, ledgerSettlements, rentChanges } from '#server/db/schema/ledger.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { bookEntries, reverseEntry } from './book-entries.ts'
import { makeDues, makeDuesSoon } from './ledger.jobs.ts'
import { entriesOf, lockLedger, settlementsOf } from './ledger.queries.ts'
import { makeDuesOf } from './make-dues.ts'

const dayMs = 86_400_000
const by = { id: null, name: 'Ayşe Yıldırım' }

async function scene(app: TestApp, terms: NonNullable<Parameters<typeof agreedTenancy>[0]['terms']> = {}) {
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host)
  const made = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 50_000_00, ...terms },
  })
  return { host, tenant, property, ...made }
}

const pay = (app: TestApp, tenancy: string, amount: number, more: { source_key?: string } = {}) =>
  app.ctx.db.transact(async (tx) =>
    bookEntries(app.ctx, tx, {
      ledger: await lockLedger(tx, tenancy),
      entries: [{ kind: 'payment', amount, currency: 'TL', on_date: '2026-11-16', source: 'hand', ...more }],
      by,
    }),
  )

const lines = async (app: TestApp, tenancy: string) =>
  (await entriesOf(app.ctx.db, [tenancy])).map(({ kind, category, amount, on_date }) => [
    category || kind,
    amount,
    on_date,
  ])

/** The stored rows, and the result of the allocation rule for the same entries. */
async function compared(app: TestApp, tenancy: string) {
  const { claims, allocations } = allocate(await entriesOf(app.ctx.db, [tenancy]))
  const rule = claims.map(({ entry, settled, settled_on }) => ({ due_id: entry.id, settled, settled_on }))
  const kept = await app.ctx.db
    .select({ due_id: ledgerDues.due_id, settled: ledgerDues.settled, settled_on: ledgerDues.settled_on })
    .from(ledgerDues)
    .where(eq(ledgerDues.tenancy_id, tenancy))
  const pairs = (rows: string[][]) => rows.map((row) => row.join(' ')).sort()
  expect(
    pairs(
      (await settlementsOf(app.ctx.db, [tenancy])).map((row) => [
        row.payer_id,
        row.due_id,
        `${row.amount}`,
        row.on_date,
      ]),
    ),
  ).toEqual(pairs(allocations.map((each) => [each.settlement, each.claim, `${each.amount}`, each.on_date])))
  const order = (rows: typeof kept) => [...rows].sort((a, b) => (a.due_id < b.due_id ? -1 : 1))
  return { rule: order(rule), kept: order(kept) }
}

const paymentState = async (app: TestApp, id: string) =>
  (await app.ctx.db.select({ state: properties.odemeDurumu }).from(properties).where(eq(properties.id, id)))[0]!.state

test('PROP-03 a contract in force has its dues at once, and what is paid shows on the property', async () => {
  const app = await startTestApp()
  const { tenancy, property } = await scene(app)
  expect(await lines(app, tenancy)).toEqual([
    ['deposit', 50_000_00, '2026-11-01'],
    ['rent', 25_000_00, '2026-11-05'],
  ])
  expect(await paymentState(app, property.id)).toBe('Beklemede')
  await pay(app, tenancy, 25_000_00)
  // The deposit is still open.
  expect(await paymentState(app, property.id)).toBe('Beklemede')
  await app.ctx.db.transact(async (tx) =>
    bookEntries(app.ctx, tx, {
      ledger: await lockLedger(tx, tenancy),
      entries: [{ kind: 'deposit_received', amount: 50_000_00, currency: 'TL', on_date: '2026-11-16', source: 'hand' }],
      by,
    }),
  )
  expect(await paymentState(app, property.id)).toBe('Ödendi')
  const { rule, kept } = await compared(app, tenancy)
  expect(kept).toEqual(rule)
  expect(kept.map(({ settled, settled_on }) => [settled, settled_on]).sort()).toEqual([
    [25_000_00, '2026-11-16'],
    [50_000_00, '2026-11-16'],
  ])
})

test('PROP-03 the property says how its present tenant pays, whatever a former one still owes', async () => {
  const app = await startTestApp()
  const { host, tenancy, contract, property } = await scene(app, { depozito: 0 })
  await app.ctx.db.update(tenancies).set({ ended_on: '2026-11-15' }).where(eq(tenancies.id, tenancy))
  const ended = { cancelled_at: app.ctx.clock.now(), ended_on: '2026-11-15' }
  await app.ctx.db.update(contracts).set(ended).where(eq(contracts.id, contract))
  const next = await agreedTenancy({
    host,
    tenants: [await app.build.tenant()],
    property,
    terms: { baslangicTarihi: '2026-11-16', odemeGunu: 16, brutAylik: 20_000_00, depozito: 0 },
  })
  expect(await paymentState(app, property.id)).toBe('Beklemede')
  await pay(app, next.tenancy, 20_000_00)
  expect(await paymentState(app, property.id)).toBe('Ödendi')
})

test('LED-04 the job makes each due once, however often it runs, and makes up for what it slept through', async () => {
  const app = await startTestApp()
  const { tenancy, property } = await scene(app, { depozito: 0 })
  await pay(app, tenancy, 60_000_00)
  await makeDues(app.ctx)
  expect(await lines(app, tenancy)).toHaveLength(2)
  app.pass(64 * dayMs)
  await Promise.all([makeDues(app.ctx), makeDues(app.ctx), makeDues(app.ctx)])
  await makeDues(app.ctx)
  expect(await lines(app, tenancy)).toEqual([
    ['rent', 25_000_00, '2026-11-05'],
    ['payment', 60_000_00, '2026-11-16'],
    ['rent', 25_000_00, '2026-12-05'],
    ['rent', 25_000_00, '2027-01-05'],
  ])
  // Paid in advance, but not enough for January.
  expect((await compared(app, tenancy)).kept.map(({ settled }) => settled).sort((a, b) => a - b)).toEqual([
    10_000_00, 25_000_00, 25_000_00,
  ])
  expect(await paymentState(app, property.id)).toBe('Beklemede')
})

test('LED-04 the next due of an ordinary account is written without reading its history, and says what the rule says', async () => {
  const app = await startTestApp()
  const { tenancy } = await scene(app, { depozito: 0 })
  await pay(app, tenancy, 25_000_00)
  const run = async () => {
    app.pass(31 * dayMs)
    const { statements } = await app.counting(() => makeDues(app.ctx))
    const { rule, kept } = await compared(app, tenancy)
    expect(kept).toEqual(rule)
    return statements.filter((text) => text.includes('from "ledger_entries"')).length
  }
  expect(await run()).toBe(0)
  expect(await lines(app, tenancy)).toContainEqual(['rent', 25_000_00, '2026-12-05'])
  // A later claim that is partly paid: the rent before it now comes first.
  await app.ctx.db.transact(async (tx) =>
    bookEntries(app.ctx, tx, {
      ledger: await lockLedger(tx, tenancy),
      by,
      entries: [
        { kind: 'due', category: 'other', amount: 5_000_00, currency: 'TL', on_date: '2027-04-01', source: 'hand' },
        { kind: 'payment', amount: 28_000_00, currency: 'TL', on_date: '2026-12-17', source: 'hand' },
      ],
    }),
  )
  expect(await run()).toBeGreaterThan(0)
  expect((await compared(app, tenancy)).kept.map(({ settled }) => settled).sort((a, b) => a - b)).toEqual([
    0, 3_000_00, 25_000_00, 25_000_00,
  ])
})

test('the job needs as many statements for several accounts as for one, and three when there is nothing to do', async () => {
  const app = await startTestApp()
  const month = async () => {
    app.pass(31 * dayMs)
    return (await app.counting(() => makeDues(app.ctx))).statements.length
  }
  await scene(app, { depozito: 0 })
  const forOne = await month()
  for (const _ of [1, 2]) await scene(app, { baslangicTarihi: '2026-12-01', depozito: 0 })
  expect(await month()).toBe(forOne)
  expect(forOne).toBeLessThanOrEqual(18)
  const idle = await app.counting(() => makeDues(app.ctx))
  expect(idle.statements).toHaveLength(3)
})

test('LED-07 a lease that began long ago opens with the present month; what was marked as paid before is carried over once', async () => {
  const app = await startTestApp()
  const { tenancy } = await scene(app, { baslangicTarihi: '2025-03-01' })
  expect(await lines(app, tenancy)).toEqual([['rent', 25_000_00, '2026-11-05']])
  // As an installation from before the ledger is left by the migration.
  await app.ctx.db.execute(sql`alter table ledger_entries disable trigger user`)
  await app.ctx.db.delete(ledgerEntries).where(eq(ledgerEntries.tenancy_id, tenancy))
  await app.ctx.db.execute(sql`alter table ledger_entries enable trigger user`)
  await app.ctx.db
    .update(ledgerAccounts)
    .set({ made_until: '0001-01-01', carried_over: 'Ödendi', created_at: app.ctx.clock.now() })
    .where(eq(ledgerAccounts.tenancy_id, tenancy))
  await makeDues(app.ctx)
  await makeDues(app.ctx)
  expect(await lines(app, tenancy)).toEqual([
    ['rent', 25_000_00, '2026-11-05'],
    ['payment', 25_000_00, '2026-11-16'],
  ])
})

test('LED-03 what was collected says for what, for which month, how and when; taken back it is gone', async () => {
  const app = await startTestApp()
  const { tenancy } = await scene(app)
  const [payment] = await pay(app, tenancy, 30_000_00)
  const collected = async () =>
    (await settlementsOf(app.ctx.db, [tenancy])).map((row) => [
      ...[row.payer_id === payment!.id, row.payer_kind, row.category, row.month, row.due_on, row.amount, row.on_date],
    ])
  const november = [true, 'payment', 'rent', '2026-11-01', '2026-11-05', 25_000_00, '2026-11-16']
  expect(await collected()).toEqual([november])
  app.pass(20 * dayMs)
  await makeDues(app.ctx)
  const december = [true, 'payment', 'rent', '2026-12-01', '2026-12-05', 5_000_00, '2026-11-16']
  expect(await collected()).toEqual(expect.arrayContaining([november, december]))
  await app.ctx.db.transact(async (tx) =>
    reverseEntry(app.ctx, tx, {
      ledger: await lockLedger(tx, tenancy),
      entryId: payment!.id,
      reason: 'Yanlış tutar',
      by,
    }),
  )
  expect(await collected()).toEqual([])
})

test('what an earlier release did not write is worked out by the job, once', async () => {
  const app = await startTestApp()
  const { tenancy } = await scene(app)
  await pay(app, tenancy, 10_000_00)
  const { db, jobs } = app.ctx
  // As the migration leaves it.
  await db.delete(ledgerSettlements)
  await db.update(ledgerAccounts).set({ projection: 0 })
  await makeDuesSoon(app.ctx)
  await jobs.drain()
  expect((await settlementsOf(db, [tenancy])).map(({ amount }) => amount)).toEqual([10_000_00])
  await compared(app, tenancy)
  expect(await db.select({ is: ledgerAccounts.projection }).from(ledgerAccounts)).toEqual([{ is: 1 }])
})

test('a changed rent takes back the due that it changes and leaves the others, also when it is said twice', async () => {
  const app = await startTestApp()
  const { tenancy } = await scene(app, { depozito: 0 })
  await app.ctx.db.insert(rentChanges).values({
    id: crypto.randomUUID(),
    tenancy_id: tenancy,
    from_on: '2026-11-16',
    rent: 31_000_00,
    source: 'hand' as const,
    by_name: 'Ayşe Yıldırım',
    created_at: app.ctx.clock.now(),
  })
  for (const _ of [1, 2]) await app.ctx.db.transact((tx) => makeDuesOf(app.ctx, tx, [tenancy]))
  // Both dues fall due on one day and were booked at the same moment, so their order is undefined.
  expect((await lines(app, tenancy)).sort(([, a], [, b]) => Number(a) - Number(b))).toEqual([
    ['rent', 25_000_00, '2026-11-05'],
    ['reversal', 25_000_00, '2026-11-16'],
    // Each rent counts for fifteen of thirty days.
    ['rent', 28_000_00, '2026-11-05'],
  ])
  const { rule, kept } = await compared(app, tenancy)
  expect(kept).toEqual(rule)
  expect(kept).toHaveLength(1)
})

test('LED-01 an entry cannot be changed or removed, and is taken back once', async () => {
  const app = await startTestApp()
  const { tenancy } = await scene(app)
  const [entry] = await pay(app, tenancy, 10_000_00)
  const message = (work: Promise<unknown>) => work.then(String, (error) => String(error.cause ?? error))
  const { db } = app.ctx
  expect(await message(db.update(ledgerEntries).set({ amount: 1 }).where(eq(ledgerEntries.id, entry!.id)))).toContain(
    'ledger entries are immutable',
  )
  expect(await message(db.delete(ledgerEntries).where(eq(ledgerEntries.id, entry!.id)))).toContain(
    'ledger entries are immutable',
  )
  const takeBack = () =>
    db.transact(async (tx) =>
      reverseEntry(app.ctx, tx, {
        ledger: await lockLedger(tx, tenancy),
        entryId: entry!.id,
        reason: 'Yanlış tutar',
        by,
      }),
    )
  const answers = await Promise.allSettled([takeBack(), takeBack(), takeBack()])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await lines(app, tenancy)).toContainEqual(['reversal', 10_000_00, '2026-11-16'])
})

test('LED-06 fifty payments, reversals and runs of the job at once all count once', async () => {
  const app = await startTestApp()
  const { tenancy } = await scene(app, { depozito: 0 })
  const first = await Promise.all(Array.from({ length: 5 }, () => pay(app, tenancy, 1_000_00)))
  app.pass(36 * dayMs)
  const { db } = app.ctx
  await Promise.all([
    ...Array.from({ length: 30 }, (_, at) => pay(app, tenancy, 100_00, { source_key: `try:${at % 15}` })),
    ...Array.from({ length: 10 }, (_, at) =>
      db
        .transact(async (tx) =>
          reverseEntry(app.ctx, tx, {
            ledger: await lockLedger(tx, tenancy),
            entryId: first[at % 5]![0]!.id,
            reason: 'Yanlış',
            by,
          }),
        )
        .catch((error) => expect(error.code).toBe('entry_reversed')),
    ),
    ...Array.from({ length: 10 }, () => makeDues(app.ctx)),
  ])
  const entries = await entriesOf(db, [tenancy])
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length
  expect([count('payment'), count('reversal'), count('due')]).toEqual([20, 5, 3])
  const { rule, kept } = await compared(app, tenancy)
  expect(kept).toEqual(rule)
  expect(kept.reduce((sum, { settled }) => sum + settled, 0)).toBe(1_500_00)
})

test('an account goes with its tenancy and with nothing less', async () => {
  const app = await startTestApp()
  const { tenancy } = await scene(app)
  await pay(app, tenancy, 10_000_00)
  await app.ctx.db.delete(tenancies).where(eq(tenancies.id, tenancy))
  expect(await entriesOf(app.ctx.db, [tenancy])).toEqual([])
})

test('TBK 102 money that waits pays a claim on the day on which it falls due, not before', async () => {
  const app = await startTestApp()
  const { tenancy } = await scene(app, { depozito: 0 })
  await pay(app, tenancy, 25_000_00 + 4_000_00)
  await app.ctx.db.transact(async (tx) => {
    const damage = { kind: 'due', category: 'damage', amount: 3_000_00, currency: 'TL', on_date: '2026-11-18' } as const
    await bookEntries(app.ctx, tx, {
      ledger: await lockLedger(tx, tenancy),
      entries: [{ ...damage, source: 'hand' }],
      by,
    })
  })
  const settled = async () => {
    const dues = await app.ctx.db.select().from(ledgerDues).where(eq(ledgerDues.tenancy_id, tenancy))
    return dues.map((due) => [due.category, due.settled]).sort()
  }
  expect(await settled()).toEqual([
    ['damage', 0],
    ['rent', 25_000_00],
  ])
  app.pass(2 * dayMs)
  await makeDues(app.ctx)
  expect(await settled()).toEqual([
    ['damage', 3_000_00],
    ['rent', 25_000_00],
  ])
})
