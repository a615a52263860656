import { emptyBinJob } from '#server/features/insight/bin/bin.jobs.ts'
import type { TestApp } from './test-app.ts'

export const dayMs = 86_400_000

/** The daily job by today's clock, and the jobs that follow from it. */
export async function emptyBin(app: TestApp): Promise<void> {
  await app.ctx.jobs.enqueue(app.ctx.db, emptyBinJob, {})
  await app.ctx.jobs.drain()
}

/** A month later; sessions have ended by then too. */
export async function emptyBinInAMonth(app: TestApp): Promise<void> {
  app.pass(31 * dayMs)
  await emptyBin(app)
}
