import { isoDate } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { notifyOfRentYear } from './notify-of-rent-year.ts'
import { increasesToNotify } from './rent-increases.queries.ts'

/** Hourly by day: a figure entered by an administrator is announced the same day, and nobody is notified at night. */
const notifyOfIncreasesJob = jobKind('tell-rent-increases', { cron: '25 9-20 * * *' })

const batch = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Each in its own transaction; a failed one does not stop the others and is retried with the job. */
export async function notifyOfRentIncreases(ctx: Context) {
  const today = isoDate(ctx.clock.now())
  const failures: unknown[] = []
  for (let after = beforeAll; ; ) {
    const found = await increasesToNotify(ctx.db, today, { after, size: batch })
    for (const each of found) await notifyOfRentYear(ctx, each, today).catch((error) => failures.push(error))
    if (found.length < batch) break
    after = found.at(-1)!.contract.id
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} landlords were not told`)
}

export function handleRentIncreaseJobs(ctx: Context) {
  ctx.jobs.handle(notifyOfIncreasesJob, () => notifyOfRentIncreases(ctx))
}
