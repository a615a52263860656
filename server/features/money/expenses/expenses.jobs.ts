import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { makeAllRecurring } from './make-recurring.ts'

/** Hourly although days change once a day, so that a server that was down catches up soon. */
const makeRecurringJob = jobKind('make-recurring-expenses', { cron: '20 * * * *' })

export function handleExpenseJobs(ctx: Context) {
  ctx.jobs.handle(makeRecurringJob, () => makeAllRecurring(ctx))
}
