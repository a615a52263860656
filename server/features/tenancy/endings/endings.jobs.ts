import { isoDate } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import { forEach } from '#server/platform/jobs/for-each.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { dueEndings } from './endings.queries.ts'
import { finishEnding } from './finish-ending.ts'

/** Hourly although days change once a day, so that a server that was down catches up soon. */
const finishEndingsJob = jobKind('finish-endings', { cron: '10 * * * *' })

/** Each tenancy in its own transaction. */
export async function finishEndings(ctx: Context) {
  const due = await dueEndings(ctx.db, isoDate(ctx.clock.now()))
  await forEach(due, (ending) => ctx.db.transact((tx) => finishEnding(ctx, tx, ending)))
}

export function handleEndingJobs(ctx: Context) {
  ctx.jobs.handle(finishEndingsJob, () => finishEndings(ctx))
}
