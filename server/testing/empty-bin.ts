import { emptyBinJob } from '#server/features/insight/bin/bin.jobs.ts'
import type { TestApp } from './test-app.ts'

export const dayMs = 86_400_000

/** Runs the daily job at the current time, and the jobs that follow from it. */
export async function emptyBin(app: TestApp): Promise<void> {
  await app.ctx.jobs.enqueue(app.ctx.db, emptyBinJob, {})
  await app.ctx.jobs.drain()
}

/** A month later; sessions have expired by then. */
export async function emptyBinInAMonth(app: TestApp): Promise<void> {
  app.pass(31 * dayMs)
  await emptyBin(app)
}
