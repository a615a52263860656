import { auditYears } from '#domain/audit/audit.rules.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { chainHead, deleteThrough, lastBefore, lockChain, waitingAfter } from './chain.queries.ts'
import { beginning, takeIn } from './chain-links.ts'
import { writePeriod } from './chain-periods.ts'
import { checkAuditLog } from './check-audit-log.ts'
import { isSigned } from './entry-signature.ts'

export const chainJob = jobKind('chain-audit-log', { retryLimit: 1, cron: '* * * * *' })
export const pruneJob = jobKind('prune-audit-log', { retryLimit: 2, cron: '40 4 1 * *' })

const sliceSize = 500

/**
 * Takes new entries into the chain, in slices, and only those that the server has signed. Entries are written without
 * it, so nobody waits for anybody; here one process at a time, held by a lock that ends with its transaction, gives them
 * their places.
 */
export async function chainAuditLog(ctx: Context): Promise<number> {
  let taken = 0
  /** Whatever is not signed stays where it is, and the next slice begins behind it. */
  let last: string | null = null
  for (;;) {
    const slice = await ctx.db.transact(async (tx) => {
      if (!(await lockChain(tx))) return { rows: [], signed: 0 }
      const rows = await waitingAfter(tx, last, sliceSize)
      const signed = rows.filter((row) => isSigned(tx, row))
      const head = await takeIn(tx, (await chainHead(tx)) ?? beginning, signed)
      // Outside of the database too: who removes the newest entries cannot remove this line with them.
      if (signed.length > 0) tx.afterCommit(() => ctx.log.info({ audit: head }, 'audit log chained'))
      return { rows, signed: signed.length }
    })
    taken += slice.signed
    if (slice.rows.length < sliceSize) return taken
    last = slice.rows.at(-1)!.id
  }
}

const mostNamed = 20

/**
 * What is older than the law asks for. The entry that says so carries the hash with which the rest begins, and its proof
 * stands for the whole log: from a log that is not whole nothing goes, because the proof would hide what was done to it.
 */
export async function pruneAuditLog(ctx: Context): Promise<void> {
  const { findings } = await checkAuditLog(ctx)
  if (findings.length > 0) {
    const named = findings.slice(0, mostNamed)
    ctx.log.error(
      { advice: 'npm run admin -- audit', findings: named },
      'audit log not tidied, because it is not whole',
    )
    return
  }
  await ctx.db.transact(async (tx) => {
    const limit = new Date(ctx.clock.now())
    limit.setUTCFullYear(limit.getUTCFullYear() - auditYears)
    const last = await lastBefore(tx, limit)
    if (!last) return
    await writePeriod(ctx, tx, 'pruned', last)
    await deleteThrough(tx, last.seq)
  })
}
