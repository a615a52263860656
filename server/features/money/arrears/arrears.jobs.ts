import type { Context } from '#server/context.ts'
import { handleArchiveJobs } from '#server/services/archives/archives.jobs.ts'
import { arrearsArchive } from './archive-arrears.ts'

export const handleArrearsJobs = (ctx: Context) => handleArchiveJobs(ctx, 'arrears', arrearsArchive(ctx))
