import { isoDate } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { dueEndings } from './endings.queries.ts'
import { finishEnding } from './finish-ending.ts'

/** Hourly although days change once a day, so that a server that was down catches up soon. */
const finishEndingsJob = jobKind('finish-endings', { cron: '10 * * * *' })

/** Each tenancy in its own transaction; a failed one does not stop the others. */
export async function finishEndings(ctx: Context) {
  const failures: unknown[] = []
  const due = await dueEndings(ctx.db, isoDate(ctx.clock.now()))
  for (const ending of due)
    await ctx.db.transact((tx) => finishEnding(ctx, tx, ending)).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} failed`)
}

export function handleEndingJobs(ctx: Context) {
  ctx.jobs.handle(finishEndingsJob, () => finishEndings(ctx))
}
