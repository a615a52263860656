import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { dropFiles } from '#server/services/files/keep-file.ts'
import { lockUnsent } from './messages.queries.ts'

/** A day after an upload: what no message carries by then goes. */
export const tidyChatFileJob = jobKind<{ id: string }>('tidy-chat-file')

export function handleChatJobs(ctx: Context) {
  ctx.jobs.handle(tidyChatFileJob, ({ id }) =>
    ctx.db.transact(async (tx) => {
      if (await lockUnsent(tx, id)) await dropFiles(ctx, tx, [id])
    }),
  )
}
