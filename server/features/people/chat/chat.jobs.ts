import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { dropFiles } from '#server/services/files/keep-file.ts'
import { lockUnsent } from './messages.queries.ts'

/** Runs a day after an upload and deletes the file if no message uses it. */
export const tidyChatFileJob = jobKind<{ id: string }>('tidy-chat-file')

export function handleChatJobs(ctx: Context) {
  ctx.jobs.handle(tidyChatFileJob, ({ id }) =>
    ctx.db.transact(async (tx) => {
      if (await lockUnsent(tx, id)) await dropFiles(ctx, tx, [id])
    }),
  )
}
