import { dayMs } from '#domain/kernel/dates.ts'
import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import type { Context } from '#server/context.ts'
import { deleteExpiredTokens } from '#server/features/people/access-tokens/access-tokens.queries.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { deleteExpired } from './accounts.queries.ts'
import { deleteOldClaims } from './addresses.queries.ts'

export const forgetExpiredJob = jobKind('forget-expired-sessions', { retryLimit: 2, cron: '30 4 * * *' })

/** An expired token is still listed for a while, so that its owner sees why a program stopped working. */
const expiredShownDays = 30

/** Deletes expired sessions and links, because they contain addresses and devices of people. */
export function handleAccountJobs(ctx: Context) {
  ctx.jobs.handle(forgetExpiredJob, async () => {
    const now = ctx.clock.now()
    await deleteExpired(ctx.db, now)
    await deleteExpiredTokens(ctx.db, new Date(now.getTime() - expiredShownDays * dayMs))
    await ctx.limits.tidy()
    await deleteOldClaims(ctx.db, new Date(now.getTime() - linkLifetimeMs), now)
  })
}
