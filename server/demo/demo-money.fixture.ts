import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { addDays, isoDate, monthOf } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { bankStatementsApi } from '#domain/money/bank-statements/bank-statements.api.ts'
import { decodeText } from '#domain/money/bank-statements/statement-file.rules.ts'
import { allocate } from '#domain/money/ledger/allocation.rules.ts'
import { liveEntries } from '#domain/money/ledger/entries.schema.ts'
import { ledgerFigures } from '#domain/money/ledger/figures.rules.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { ledgerAccounts, ledgerDues, ledgerEntries, paymentReminders } from '#server/db/schema/ledger.ts'
import { paymentReceipts } from '#server/db/schema/payment-receipts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { projectRoot } from '#server/project-root.ts'
import { makeDuesOf } from '#server/services/ledger/make-dues.ts'
import type { TestApp } from '#server/testing/test-app.ts'

async function accountsOf({ ctx: { db } }: TestApp) {
  const entries = groupBy(await db.select().from(ledgerEntries), ({ tenancy_id }) => tenancy_id)
  const rows = await db
    .select({ tenancy: tenancies, account: ledgerAccounts, property: properties, tenant: contractTenants.tenant_name })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.property_id))
    .innerJoin(contracts, eq(contracts.tenancy_id, tenancies.id))
    .innerJoin(contractTenants, eq(contractTenants.contract_id, contracts.id))
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.tenancy_id, tenancies.id))
    .where(eq(contractTenants.is_primary, true))
    .orderBy(asc(contractTenants.tenant_name), asc(tenancies.id))
  return rows.map((row) => ({ ...row, entries: entries.get(row.tenancy.id) ?? [] }))
}

const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

/** Checks complete ledgers that match the rules of the product, on any day. */
export async function expectLedger(app: TestApp) {
  const { ctx } = app
  const [now, today] = [ctx.clock.now(), isoDate(ctx.clock.now())]
  const accounts = await accountsOf(app)
  expect(accounts).toHaveLength(10)
  const duesByTenancy = groupBy(await ctx.db.select().from(ledgerDues), ({ tenancy_id }) => tenancy_id)
  for (const { tenancy, account, entries, tenant } of accounts) {
    const named = `${tenant} on ${today}`
    expect(account?.opened_on, named).toBe(tenancy.started_on)
    const rents = liveEntries(entries)
      .filter(({ category }) => category === 'rent')
      .sort((a, b) => a.on_date.localeCompare(b.on_date))
    expect(new Set(rents.map(({ month }) => month)).size, named).toBe(rents.length)
    expect(rents.length, named).toBeGreaterThanOrEqual(monthsBetween(tenancy.started_on, tenancy.ended_on ?? today))
    for (const [at, { covers_from }] of rents.entries())
      expect(covers_from, named).toBe(at === 0 ? tenancy.started_on : addDays(rents[at - 1]!.covers_to!, 1))
    for (const { kind, on_date, booked_at } of entries) {
      expect(booked_at <= now, named).toBe(true)
      if (kind !== 'due' && kind !== 'withheld') expect(on_date <= today, named).toBe(true)
    }
    const rule = allocate(entries).claims.map(({ entry, settled, settled_on }) => [entry.id, settled, settled_on])
    const rows = (duesByTenancy.get(tenancy.id) ?? []).map(({ due_id, settled, settled_on }) => [
      due_id,
      settled,
      settled_on,
    ])
    expect(rows.sort(), named).toEqual(rule.sort())
    const deposit = ledgerFigures(entries, today)[0]!.deposit
    expect([deposit.open, deposit.held > 0], named).toEqual([0, tenancy.ended_on === null])
  }
  // The job finds nothing to add or to correct.
  const ids = accounts.map(({ tenancy }) => tenancy.id)
  const before = await ctx.db.$count(ledgerEntries)
  await ctx.db.transact((tx) => makeDuesOf(ctx, tx, ids))
  expect(await ctx.db.$count(ledgerEntries)).toBe(before)

  const figures = new Map(
    accounts.map(({ entries, tenant, tenancy }) => [
      `${tenant} ${tenancy.ended_on ? 'then' : 'now'}`,
      ledgerFigures(entries, today)[0]!,
    ]),
  )
  // One month is disputed, and only the first part of the newest is paid.
  expect(figures.get('Sinan Aksoy now')!.overdue).toBeGreaterThanOrEqual(2_950_000)
  expect(figures.get('Tolga Kurt then')!.balance).toBeGreaterThan(3_500_000)
  for (const paid of ['Zeynep Çağlayan now', 'Hasan Yıldız now', 'Gülşah Eren then'])
    expect([paid, figures.get(paid)!.days_late < 3]).toEqual([paid, true])
  const receipts = await ctx.db.select().from(paymentReceipts).orderBy(asc(paymentReceipts.state))
  expect(receipts.map(({ state, entry_id, payer_names }) => [state, entry_id !== null, payer_names.length])).toEqual([
    ['confirmed', true, 1],
    ['declined', false, 1],
    ['waiting', false, 1],
  ])
  const reminders = await ctx.db.select().from(paymentReminders)
  expect(reminders.length).toBeGreaterThan(20)
  expect(reminders.filter(({ sent_at, amount }) => sent_at > now || amount <= 0)).toEqual([])
}

/** Checks the amounts for the date of the tests. */
export async function expectNovember(app: TestApp) {
  const today = '2026-11-16'
  expect(isoDate(app.ctx.clock.now())).toBe(today)
  const all = await accountsOf(app)
  const accounts = all.filter(({ tenancy }) => tenancy.ended_on === null)
  const states = accounts.map(({ tenant, entries, property }) => {
    const rents = allocate(entries).claims.filter(
      ({ entry }) => entry.category === 'rent' && monthOf(entry.month!) === '2026-11',
    )
    const [{ entry, settled, settled_on }] = rents as [(typeof rents)[number]]
    return [tenant, property.odemeDurumu, entry.on_date, entry.amount, settled, settled_on]
  })
  expect(states).toEqual([
    ['Anna Weber', 'Beklemede', '2026-11-05', 160_000, 158_500, null],
    ['Burcu Demir', 'Ödendi', '2026-11-20', 1_300_000, 0, null],
    ['Gülşah Eren', 'Ödendi', '2026-11-05', 2_986_667, 2_986_667, '2026-11-05'],
    ['Hasan Yıldız', 'Ödendi', '2026-11-05', 2_150_000, 2_150_000, '2026-11-05'],
    ['Mehmet Öztürk', 'Beklemede', '2026-11-05', 4_250_000, 0, null],
    ['Merve Tunç', 'Ödendi', '2026-11-05', 2_800_000, 2_800_000, '2026-11-13'],
    ['Sinan Aksoy', 'Beklemede', '2026-11-05', 2_950_000, 1_500_000, null],
    ['Zeynep Çağlayan', 'Ödendi', '2026-11-05', 6_240_000, 6_240_000, '2026-11-05'],
  ])
  const figures = (among: typeof all, name: string) =>
    ledgerFigures(among.find(({ tenant }) => tenant === name)!.entries, today)[0]!
  const of = (name: string) => figures(accounts, name)
  const gone = (name: string) =>
    figures(
      all.filter(({ tenancy }) => tenancy.ended_on !== null),
      name,
    )
  // August was returned by the bank; 15.000 ₺ of November are paid.
  expect(of('Sinan Aksoy')).toMatchObject({
    balance: 4_400_000,
    overdue: 4_400_000,
    days_late: 103,
    withheld: 0,
    oldest_open: { due_on: '2026-08-05', month: '2026-08-01' },
    deposit: { held: 5_900_000 },
  })
  expect(of('Mehmet Öztürk')).toMatchObject({
    balance: 4_590_000,
    overdue: 4_250_000,
    days_late: 11,
    deposit: { held: 8_500_000 },
  })
  // In euro, with a deposit of two months.
  expect(of('Anna Weber')).toMatchObject({ currency: 'EUR', overdue: 1_500, deposit: { held: 320_000 } })
  // A company withholds 20 % of 78.000 ₺ for eleven months.
  expect(of('Zeynep Çağlayan')).toMatchObject({ balance: 0, withheld: 17_160_000, deposit: { held: 23_400_000 } })
  // Three months and two days of 25.000 ₺, less a deposit of 37.000 ₺; 6.500 ₺ kept of 78.000 ₺ and the rest returned.
  expect(gone('Tolga Kurt')).toMatchObject({ balance: 3_966_667, deposit: { deducted: 3_700_000, held: 0 } })
  expect(gone('Gülşah Eren')).toMatchObject({
    balance: 0,
    deposit: { deducted: 650_000, returned: 7_150_000, held: 0 },
  })
}

/** The example files match the demo: sure payers, booked movements and unknown ones. */
export async function expectBankProposals(app: TestApp) {
  const [owner] = await app.ctx.db.select().from(users).where(eq(users.email, 'ev.sahibi@demo.test'))
  const host = await app.build.session(owner!.accountId)
  for (const file_name of ['hesap-hareketleri.csv', 'hesap-ekstresi.sta']) {
    const bytes = new Uint8Array(await readFile(path.join(projectRoot, 'docs/examples', file_name)))
    const content = { kind: 'text' as const, text: decodeText(bytes) }
    const { status } = await host.call(bankStatementsApi.take, { body: { owner: 'self', file_name, content } })
    expect([file_name, status]).toEqual([file_name, 200])
  }
  const { documents } = (await host.call(bankStatementsApi.lines, { query: {} })).body
  const seen = documents.map(({ day, amount, proposal }) => [
    ...[day, amount, proposal?.tenancy.tenants[0], proposal?.confidence],
    ...[proposal?.cautions.length, proposal?.covers.map(({ label }) => label).join(', ')],
  ])
  expect(seen.sort()).toEqual([
    ['2026-11-02', 4_250_000, 'Mehmet Öztürk', 'high', 0, 'Kasım 2026 kira'],
    ['2026-11-03', 1_375_000, 'Burcu Demir', 'high', 0, 'Kasım 2026 kira, Kasım 2026 aidat'],
    ['2026-11-05', 1_500_000, 'Sinan Aksoy', 'low', 1, 'Ağustos 2026 kira'],
    ['2026-11-05', 6_240_000, 'Zeynep Çağlayan', 'low', 1, ''],
    ['2026-11-09', 1_450_000, 'Sinan Aksoy', 'high', 0, 'Kasım 2026 kira'],
    ['2026-11-10', 100_000, undefined, undefined, undefined, undefined],
    ['2026-11-13', 200_000, 'Merve Tunç', 'high', 0, 'Fatura'],
    ['2026-11-13', 4_250_000, 'Mehmet Öztürk', 'medium', 0, 'Aralık 2026 kira'],
  ])
}
