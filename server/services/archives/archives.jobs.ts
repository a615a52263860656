import type { ArchiveKind } from '#domain/services/archives/archives.schema.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { expiredArchives, updateArchive } from './archives.queries.ts'
import { type ArchiveMaker, archiveJobs, makeArchive } from './archives.ts'

export const tidyArchivesJob = jobKind('tidy-data-archives', { cron: '15 4 * * *' })

export function handleArchiveJobs(ctx: Context, kind: ArchiveKind, maker: ArchiveMaker) {
  ctx.jobs.handle(archiveJobs[kind], async ({ id }, { last }) => {
    try {
      await makeArchive(ctx, id, maker)
    } catch (error) {
      ctx.log.warn({ err: error, archive: id }, 'archive not made')
      if (last) await updateArchive(ctx.db, id, { state: 'failed' })
      throw error
    }
  })
}

export function handleArchiveTidying(ctx: Context) {
  ctx.jobs.handle(tidyArchivesJob, async () => {
    for (const { id } of await expiredArchives(ctx.db, ctx.clock.now())) {
      await ctx.storage.remove('data-archives', id)
      await updateArchive(ctx.db, id, { state: 'expired' })
    }
  })
}
