import type { FileArea } from '#domain/services/files/files.schema.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { fileExists } from './files.queries.ts'

interface StoredFile {
  area: FileArea
  id: string
}

export const removeFileJob = jobKind<StoredFile>('remove-file', { retryLimit: 20 })
/** Runs an hour after an upload: deletes the content if it never became a file. */
export const tidyUploadJob = jobKind<StoredFile>('tidy-upload')

/** Stored content that has no row in `files`. */
export const removeContentJob = jobKind<{ area: 'avatars' | 'data-archives'; name: string }>('remove-content', {
  retryLimit: 20,
})

export async function removeStored(ctx: Context, area: FileArea, id: string) {
  await ctx.storage.remove(area, id)
  await ctx.storage.remove(area, `${id}.thumb`)
}

export function handleFileJobs(ctx: Context) {
  ctx.jobs.handle(removeFileJob, ({ area, id }) => removeStored(ctx, area, id))
  ctx.jobs.handle(removeContentJob, ({ area, name }) => ctx.storage.remove(area, name))
  ctx.jobs.handle(tidyUploadJob, async ({ area, id }) => {
    if (!(await fileExists(ctx.db, id))) await removeStored(ctx, area, id)
  })
}
