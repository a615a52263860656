import assert from 'node:assert/strict'
import { addMonths, isoDate } from '../domain/kernel/dates.ts'
import { allocate } from '../domain/money/ledger/allocation.rules.ts'
import { type Db, openPostgres } from '../server/db/client.ts'
import { duesOf, entriesOf } from '../server/services/ledger/ledger.queries.ts'
import type { Bench, Sql } from './bench.ts'
import { printAtMost, printGrowth } from './table.ts'
import { addTenancies } from './tenancies.ts'

/** The payments of one owner's month, an account of ten years, and the job over all accounts. */
export async function measureMoney(bench: Bench) {
  const db = openPostgres(bench.databaseUrl, { poolSize: 1 })
  try {
    await bench.haveUsers(1000)
    await measureMonth(bench, db)
    await measureAccount(bench)
    await measureJob(bench, db)
  } finally {
    await db.close()
  }
}

async function measureMonth({ compare, cookies, host, scaled, databaseUrl }: Bench, db: Db) {
  const add = async (count: number) =>
    expectRuled(db, await addTenancies(databaseUrl, { count, months: 24, owner: host }))
  const [few, many] = [scaled(1000), scaled(10_000)]
  await add(few)
  await compare('ay, 1.000 kiracılık', '/payments/month', cookies.host)
  await add(many - few)
  await compare('ay, 10.000 kiracılık', '/payments/month', cookies.host)
  await compare('ay, 10.000 kiracılık, yalnızca geciken', '/payments/month?state=late', cookies.host)
}

/** Limits for exported files, because no handler can build a file as fast as it can send one. */
const statementMs = { '1 yıl': 500, '10 yıl': 2000 }

async function measureAccount({ compare, compareSlow, cookies, host, databaseUrl }: Bench) {
  const today = isoDate(new Date())
  for (const [label, months] of [
    ['1 yıl', 12],
    ['10 yıl', 120],
  ] as const) {
    const [id] = await addTenancies(databaseUrl, { count: 1, months, owner: host })
    await compare(`hesap, ${label}`, `/tenancies/${id}/account`, cookies.host)
    const file = `/tenancies/${id}/account/statement?format=pdf&from=${addMonths(today, -months)}&to=${today}`
    await compareSlow(`hesap ekstresi (PDF), ${label}`, file, cookies.host, statementMs[label])
  }
}

async function measureJob({ sql, servers, others, scaled, databaseUrl }: Bench, db: Db) {
  const perThousand: number[] = []
  for (const [label, count] of [
    ['10.000', scaled(10_000)],
    ['100.000', scaled(100_000)],
  ] as const) {
    const some = await addTenancies(databaseUrl, { count, months: 12, owner: others, behind: true })
    const before = await lines(sql)
    const run = await servers.server('makeDues')
    const after = await lines(sql)
    // Each account got its due, and nothing existing was reversed.
    assert(after.all - before.all >= count)
    assert.equal(after.reversals, before.reversals)
    await expectRuled(db, some)
    const idle = await servers.server('makeDues')
    perThousand.push((run.ms / count) * 1000)
    const statements = ((run.statements / count) * 1000).toFixed(0)
    const rest = `, bin kiracılık için ${perThousand.at(-1)!.toFixed(0)} ms, ${statements} SQL; yapacak iş yokken ${idle.ms.toFixed(0)} ms, ${idle.statements} SQL`
    printAtMost(`tahakkuk, ${label} kiracılık`, run.ms / 1000, (count / 1000) * 1.5, 's', rest)
  }
  printGrowth('büyüme, tahakkuk, bir kiracılık için', perThousand[1]!, perThousand[0]!)
}

async function lines(sql: Sql): Promise<{ all: number; reversals: number }> {
  const { rows } = await sql.query<{ all: number; reversals: number }>(
    `select count(*)::int as all, count(*) filter (where kind = 'reversal')::int as reversals from ledger_entries`,
  )
  return rows[0]!
}

/** Checks that the inserted rows match the allocation rule; otherwise the bench would measure unrealistic data. */
async function expectRuled(db: Db, tenancies: readonly string[]) {
  const dues = await duesOf(db, tenancies)
  const entries = await entriesOf(db, tenancies)
  const ruled = tenancies.flatMap((id) => allocate(entries.filter(({ tenancy_id }) => tenancy_id === id)).claims)
  const said = (rows: { id: string; settled: number; settled_on: string | null }[]) =>
    rows.map(({ id, settled, settled_on }) => `${id} ${settled} ${settled_on}`).sort()
  assert.deepEqual(
    said(dues.map(({ due_id, ...due }) => ({ ...due, id: due_id }))),
    said(ruled.map(({ entry, ...state }) => ({ ...state, id: entry.id }))),
  )
}
