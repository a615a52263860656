import { addDays, type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { duesUntil } from '#domain/money/ledger/schedule.rules.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { extendDuesOf } from './extend-dues.ts'
import {
  followLedger,
  ledgersBehind,
  ledgersToProject,
  ledgersToSettle,
  lockLedgers,
  markProjected,
  propertiesFallenDue,
} from './ledger.queries.ts'
import { refreshDues } from './refresh-dues.ts'

/** Runs every hour although it is needed twice a month, so that a server that was off catches up at once. */
const makeDuesJob = jobKind('make-dues', { cron: '20 * * * *' })

/** Small enough to lock ledgers only briefly, and large enough to need few statements. */
const batch = 250
/** Covers a fortnight without a server, and some days more. */
const daysBack = 30
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Creates the dues of every running tenancy; a failing batch does not stop the others. */
export async function makeDues(ctx: Context) {
  const today = isoDate(ctx.clock.now())
  const until = duesUntil(today)
  const failures: unknown[] = []
  for (let after = beforeAll; ; ) {
    const ids = await ledgersBehind(ctx.db, until, { after, size: batch })
    if (ids.length === 0) break
    await ctx.db.transact((tx) => extendDuesOf(ctx, tx, ids)).catch((error) => failures.push(error))
    after = ids.at(-1)!
  }
  await settleFromCredit(ctx, today).catch((error) => failures.push(error))
  const fallen = await propertiesFallenDue(ctx.db, addDays(today, -daysBack), today)
  await followLedger(ctx.db, fallen, today)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} batches of dues failed`)
}

/** What waited in an account pays a claim on the day on which it falls due (TBK 102). */
async function settleFromCredit(ctx: Context, today: IsoDate) {
  const ids = await ledgersToSettle(ctx.db, addDays(today, -daysBack), today)
  for (let at = 0; at < ids.length; at += batch)
    await ctx.db.transact(async (tx) => {
      const slice = ids.slice(at, at + batch)
      await lockLedgers(tx, slice)
      await refreshDues(tx, slice, today)
    })
}

/** Runs once after a release that stores more about ledgers than the previous one. */
async function projectLedgers(ctx: Context) {
  const today = isoDate(ctx.clock.now())
  for (;;) {
    const ids = await ledgersToProject(ctx.db, batch)
    if (ids.length === 0) return
    await ctx.db.transact(async (tx) => {
      await lockLedgers(tx, ids)
      await refreshDues(tx, ids, today)
      await markProjected(tx, ids)
    })
  }
}

/** Called after a migration, which leaves computations by the ledger's rules to the job. */
export const makeDuesSoon = (ctx: Context) => ctx.jobs.enqueue(ctx.db, makeDuesJob, {})

export function handleLedgerJobs(ctx: Context) {
  ctx.jobs.handle(makeDuesJob, async () => {
    await projectLedgers(ctx)
    await makeDues(ctx)
  })
}
