import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { makeArchiveJob } from './archives.ts'
import { erasePersonJob } from './decide-deletion.ts'
import { erasePerson, removeContentJob } from './erase-person.ts'
import { makeArchive } from './make-archive.ts'
import { expiredArchives, updateArchive } from './privacy.queries.ts'

export const tidyArchivesJob = jobKind('tidy-data-archives', { cron: '15 4 * * *' })

export function handlePrivacyJobs(ctx: Context) {
  ctx.jobs.handle(makeArchiveJob, async ({ id }, { last }) => {
    try {
      await makeArchive(ctx, id)
    } catch (error) {
      if (last) await updateArchive(ctx.db, id, { state: 'failed' })
      throw error
    }
  })
  ctx.jobs.handle(tidyArchivesJob, async () => {
    for (const { id } of await expiredArchives(ctx.db, ctx.clock.now())) {
      await ctx.storage.remove('data-archives', id)
      await updateArchive(ctx.db, id, { state: 'expired' })
    }
  })
  ctx.jobs.handle(removeContentJob, ({ area, name }) => ctx.storage.remove(area, name))
  ctx.jobs.handle(erasePersonJob, ({ request }, { last }) => erasePerson(ctx, request, last))
}
