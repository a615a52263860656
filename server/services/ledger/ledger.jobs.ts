import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { duesUntil } from '#domain/money/ledger/schedule.rules.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { extendDuesOf } from './extend-dues.ts'
import {
  accountsBehind,
  accountsToProject,
  followLedger,
  lockAccounts,
  markProjected,
  placesFallenDue,
} from './ledger.queries.ts'
import { refreshDues } from './refresh-dues.ts'

/** Every hour, though there is something to do twice a month: what a server slept through is made up for at once. */
const makeDuesJob = jobKind('make-dues', { cron: '20 * * * *' })

/** Few enough that nobody waits long for an account, many enough that statements are few. */
const batch = 250
/** A fortnight without a server, and some days more. */
const daysBack = 30
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** The dues of every running tenancy; one batch that fails holds up no other. */
export async function makeDues(ctx: Context) {
  const today = isoDate(ctx.clock.now())
  const until = duesUntil(today)
  const failures: unknown[] = []
  for (let after = beforeAll; ; ) {
    const ids = await accountsBehind(ctx.db, until, { after, size: batch })
    if (ids.length === 0) break
    await ctx.db.transact((tx) => extendDuesOf(ctx, tx, ids)).catch((error) => failures.push(error))
    after = ids.at(-1)!
  }
  const fallen = await placesFallenDue(ctx.db, addDays(today, -daysBack), today)
  await followLedger(ctx.db, fallen, today)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} batches of dues failed`)
}

/** Once after a release that reads more from an account than the one before wrote. */
async function projectAccounts(ctx: Context) {
  const today = isoDate(ctx.clock.now())
  for (;;) {
    const ids = await accountsToProject(ctx.db, batch)
    if (ids.length === 0) return
    await ctx.db.transact(async (tx) => {
      await lockAccounts(tx, ids)
      await refreshDues(tx, ids, today)
      await markProjected(tx, ids)
    })
  }
}

/** After a migration, which leaves to the job what only the rules of the ledger can work out. */
export const makeDuesSoon = (ctx: Context) => ctx.jobs.enqueue(ctx.db, makeDuesJob, {})

export function handleLedgerJobs(ctx: Context) {
  ctx.jobs.handle(makeDuesJob, async () => {
    await projectAccounts(ctx)
    await makeDues(ctx)
  })
}
