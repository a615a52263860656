import { dayMs } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import { forEach } from '#server/platform/jobs/for-each.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { sha256 } from './sealed-paper.ts'
import { keepStamped, unstampedSince } from './sealed-papers.queries.ts'

export const stampJob = jobKind('stamp-sealed-papers', { retryLimit: 0, cron: '35 * * * *' })

/** A stamp that is much younger than its paper says little. */
const askedForDays = 30

/** Asks again for the time stamps that a service did not give when the papers were sealed. */
export async function stampSealedPapers(ctx: Context): Promise<void> {
  if (!ctx.sealer.stamps) return
  const waiting = await unstampedSince(ctx.db, new Date(ctx.clock.now().getTime() - askedForDays * dayMs))
  await forEach(waiting, async ({ id, content }) => {
    const stamped = await ctx.sealer.stamp(content!)
    await keepStamped(ctx.db, id, { content: stamped, digest: sha256(stamped), at: ctx.clock.now() })
  })
}

export const handleSealedPaperJobs = (ctx: Context) => ctx.jobs.handle(stampJob, () => stampSealedPapers(ctx))
