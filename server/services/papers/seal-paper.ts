import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { sealFromNow } from '#server/services/sealed-papers/sealed-paper.ts'
import { isSealed } from '#server/services/sealed-papers/sealed-papers.queries.ts'
import { type PaperRow, paperById } from './papers.queries.ts'
import { printedPaper, sealSubject } from './print-paper.ts'

/** Runs as a job, because printing takes seconds and the last answer must not wait. */
export const sealPaperJob = jobKind<{ paper: string }>('seal-paper', { retryLimit: 5, expireInSeconds: 120 })

/** In the transaction of the answer that finishes the paper. */
export async function sealSoon(ctx: Context, tx: Tx, paper: PaperRow): Promise<void> {
  await sealFromNow(ctx, tx, sealSubject(paper, { origins: true, objections: [] }))
  await ctx.jobs.enqueue(tx, sealPaperJob, { paper: paper.id })
}

export async function sealPaper(ctx: Context, id: string): Promise<void> {
  const paper = await paperById(ctx.db, id)
  if (!paper) return
  await printedPaper(ctx, paper, { addresses: true })
  // A failing seal does not keep anyone from the paper, so that it must be asked for.
  if (!(await isSealed(ctx.db, { subject_id: id, hash: paper.hash }))) throw new Error('The paper is not sealed yet')
}
