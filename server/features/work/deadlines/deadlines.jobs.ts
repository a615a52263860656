import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { remindDeadlines } from './remind-deadlines.ts'

/** At 09:15, after the warnings of contract ends; later hours catch up after downtime. */
export const remindDeadlinesJob = jobKind('remind-deadlines', { cron: '15 9-20 * * *', expireInSeconds: 60 * 60 })

export function handleDeadlineJobs(ctx: Context) {
  ctx.jobs.handle(remindDeadlinesJob, () => remindDeadlines(ctx))
}
