import type { Context } from '#server/context.ts'
import { handleArchiveJobs, handleArchiveTidying } from '#server/services/archives/archives.jobs.ts'
import { erasePersonJob } from './decide-deletion.ts'
import { erasePerson } from './erase-person.ts'
import { dataArchive } from './make-archive.ts'

export function handlePrivacyJobs(ctx: Context) {
  handleArchiveJobs(ctx, 'data', dataArchive(ctx))
  handleArchiveTidying(ctx)
  ctx.jobs.handle(erasePersonJob, ({ request }, { last }) => erasePerson(ctx, request, last))
}
