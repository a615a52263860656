import { isoDate } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { lapseRenewal, notifyExtended } from './lapse-renewal.ts'
import { justExtended, unansweredRenewals } from './renewals.queries.ts'

/** In the morning rather than at midnight, because it notifies people. */
export const settleRenewalsJob = jobKind('settle-renewals', { cron: '45 8 * * *' })

/** Each in its own transaction; a failed one does not stop the others and is retried with the job. */
export async function settleRenewals(ctx: Context) {
  const today = isoDate(ctx.clock.now())
  const failures: unknown[] = []
  const attempt = (work: Promise<unknown>) => work.catch((error) => failures.push(error))
  for (const { id } of await unansweredRenewals(ctx.db, today)) await attempt(lapseRenewal(ctx, id))
  for (const { id } of await justExtended(ctx.db, today)) await attempt(notifyExtended(ctx, id))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} renewals were not settled`)
}

export function handleRenewalJobs(ctx: Context) {
  ctx.jobs.handle(settleRenewalsJob, () => settleRenewals(ctx))
}
