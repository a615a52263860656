import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { deleteExpired } from './accounts.queries.ts'
import { deleteOldClaims } from './addresses.queries.ts'

export const forgetExpiredJob = jobKind('forget-expired-sessions', { retryLimit: 2, cron: '30 4 * * *' })

/** Deletes expired sessions and links, because they contain addresses and devices of people. */
export function handleAccountJobs(ctx: Context) {
  ctx.jobs.handle(forgetExpiredJob, async () => {
    const now = ctx.clock.now()
    await deleteExpired(ctx.db, now)
    await ctx.limits.tidy()
    await deleteOldClaims(ctx.db, new Date(now.getTime() - linkLifetimeMs), now)
  })
}
