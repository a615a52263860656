import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { type BackupWork, runSchedule } from './scheduled-backup.ts'

/** Every hour, so that a server that was off at night makes up for it. */
const makeBackupJob = jobKind('make-backup', { retryLimit: 0, cron: '30 * * * *', expireInSeconds: 6 * 60 * 60 })

export function handleBackupJobs(ctx: Context, work: BackupWork) {
  ctx.jobs.handle(makeBackupJob, () => runSchedule(ctx, work))
}
