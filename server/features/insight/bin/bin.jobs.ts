import { binLimit } from '#domain/services/bin/bin.rules.ts'
import type { Context } from '#server/context.ts'
import { purgeForumText } from '#server/features/community/forum/purge.ts'
import { purgeProperty } from '#server/features/property/properties/purge-property.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { takeItem } from '#server/services/bin/bin.queries.ts'
import { dropFiles } from '#server/services/files/keep-file.ts'
import { expiredItems } from './bin.queries.ts'

export const emptyBinJob = jobKind('empty-bin', { cron: '20 4 * * *' })

const atOnce = 100

/** Deletes each item in its own transaction: an item that fails is logged, stays, and does not stop the others. */
async function emptyBin(ctx: Context): Promise<void> {
  const before = binLimit(ctx.clock.now())
  let stuck = 0
  for (;;) {
    const expired = await expiredItems(ctx.db, before, { size: atOnce, offset: stuck })
    for (const item of expired) {
      try {
        await ctx.db.transact(async (tx) => {
          if (item.kind === 'property') await purgeProperty(ctx, tx, item)
          else if (await takeItem(tx, item.id)) {
            await dropFiles(ctx, tx, item.file_ids)
            await purgeForumText(tx, item)
          }
        })
      } catch (error) {
        stuck += 1
        ctx.log.error({ err: error, item: item.id, kind: item.kind }, 'bin item not removed')
      }
    }
    if (expired.length < atOnce) return
  }
}

export const handleBinJobs = (ctx: Context) => ctx.jobs.handle(emptyBinJob, () => emptyBin(ctx))
