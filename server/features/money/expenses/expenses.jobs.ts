import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { makeAllRecurring } from './make-recurring.ts'

/** Every hour, though a day changes only once: what a server slept through is made up for as soon as it wakes. */
const makeRecurringJob = jobKind('make-recurring-expenses', { cron: '20 * * * *' })

export function handleExpenseJobs(ctx: Context) {
  ctx.jobs.handle(makeRecurringJob, () => makeAllRecurring(ctx))
}
