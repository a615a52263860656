import assert from 'node:assert/strict'
import type pg from 'pg'
import { addMonths, isoDate } from '../domain/kernel/dates.ts'
import { allocate } from '../domain/ledger/allocation.rules.ts'
import type { Context } from '../server/context.ts'
import { makeDues } from '../server/services/ledger/ledger.jobs.ts'
import { duesOf, entriesOf } from '../server/services/ledger/ledger.queries.ts'
import { countStatements } from './statements.ts'
import { addTenancies } from './tenancies.ts'

interface Given {
  pool: pg.Pool
  ctx: Context
  /** The owner whose month it is, and those whose tenancies the job finds. */
  host: string
  others: string
  scaled(count: number): number
  growth(from: number, to: number): string
  compare(label: string, route: string): Promise<number>
  compareSlow(label: string, route: string): Promise<number>
}

/** The month of one owner, the job over everybody's accounts, and an account of ten years. */
export async function measureMoney(given: Given) {
  await measureMonth(given)
  await measureAccount(given)
  await measureJob(given)
}

async function measureMonth({ pool, ctx, host, compare, growth, scaled }: Given) {
  const add = async (count: number) => expectRuled(ctx, await addTenancies(pool, { count, months: 24, owner: host }))
  const [few, many] = [scaled(1000), scaled(10_000)]
  await add(few)
  const small = await compare('ay, 1.000 kiracılık', '/payments/month')
  await add(many - few)
  const large = await compare('ay, 10.000 kiracılık', '/payments/month')
  await compare('ay, 10.000 kiracılık, yalnızca geciken', '/payments/month?state=late')
  console.log(`büyüme 1.000 -> 10.000 kiracılık: ${growth(small, large)}`)
}

async function measureAccount({ pool, ctx, host, compare, compareSlow }: Given) {
  const today = isoDate(ctx.clock.now())
  for (const [label, months] of [
    ['1 yıl', 12],
    ['10 yıl', 120],
  ] as const) {
    const [id] = await addTenancies(pool, { count: 1, months, owner: host })
    await compare(`hesap, ${label}`, `/tenancies/${id}/account`)
    const span = `from=${addMonths(today, -months)}&to=${today}`
    await compareSlow(`hesap ekstresi (PDF), ${label}`, `/tenancies/${id}/account/statement?format=pdf&${span}`)
  }
}

async function measureJob({ pool, ctx, others, growth, scaled }: Given) {
  const perThousand: number[] = []
  for (const [label, count] of [
    ['10.000', scaled(10_000)],
    ['100.000', scaled(100_000)],
  ] as const) {
    const some = await addTenancies(pool, { count, months: 12, owner: others, behind: true })
    const before = await lines(pool)
    const run = await timed(() => makeDues(ctx))
    const after = await lines(pool)
    // Each got its due, and nothing that stood was taken back.
    assert(after.all - before.all >= count)
    assert.equal(after.reversals, before.reversals)
    await expectRuled(ctx, some)
    const idle = await timed(() => makeDues(ctx))
    perThousand.push((run.ms / count) * 1000)
    console.log(
      `${`tahakkuk, ${label} kiracılık`.padEnd(40)} ${(run.ms / 1000).toFixed(1).padStart(6)} s   bin kiracılık: ${perThousand.at(-1)!.toFixed(0)} ms, ${((run.statements / count) * 1000).toFixed(0)} SQL; yapacak iş yokken ${idle.ms.toFixed(0)} ms, ${idle.statements} SQL`,
    )
  }
  const [small, large] = perThousand
  console.log(`büyüme 10.000 -> 100.000 kiracılık (biri için): ${growth(large!, small!)}`)
}

async function lines(pool: pg.Pool): Promise<{ all: number; reversals: number }> {
  const { rows } = await pool.query(
    `select count(*)::int as all, count(*) filter (where kind = 'reversal')::int as reversals from ledger_entries`,
  )
  return rows[0]
}

async function timed(work: () => Promise<unknown>) {
  const began = performance.now()
  const statements = await countStatements(work)
  return { ms: performance.now() - began, statements }
}

/** What was put in by hand says what the rule makes of the entries: otherwise something else is measured than there is. */
async function expectRuled(ctx: Context, tenancies: readonly string[]) {
  const dues = await duesOf(ctx.db, tenancies)
  const entries = await entriesOf(ctx.db, tenancies)
  const ruled = tenancies.flatMap((id) => allocate(entries.filter(({ tenancy_id }) => tenancy_id === id)).claims)
  const said = (rows: { id: string; settled: number; settled_on: string | null }[]) =>
    rows.map(({ id, settled, settled_on }) => `${id} ${settled} ${settled_on}`).sort()
  assert.deepEqual(
    said(dues.map(({ due_id, ...due }) => ({ ...due, id: due_id }))),
    said(ruled.map(({ entry, ...state }) => ({ ...state, id: entry.id }))),
  )
}
