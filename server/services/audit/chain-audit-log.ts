import { auditYears } from '#domain/services/audit/audit.rules.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { chainHead, deleteThrough, lastBefore, lockChain, waitingAfter } from './chain.queries.ts'
import { appendToChain, beginning } from './chain-links.ts'
import { writePeriod } from './chain-periods.ts'
import { checkAuditLog } from './check-audit-log.ts'
import { isSigned } from './entry-signature.ts'

export const chainJob = jobKind('chain-audit-log', { retryLimit: 1, cron: '* * * * *' })
export const pruneJob = jobKind('prune-audit-log', { retryLimit: 2, cron: '40 4 1 * *' })

const sliceSize = 500

/**
 * Adds new signed entries to the hash chain, in slices. Entries are written without a place in the chain, so that
 * writers never wait; here one process at a time, under an advisory lock, assigns the places.
 */
export async function chainAuditLog(ctx: Context): Promise<number> {
  let taken = 0
  /** Unsigned entries are skipped: the next slice begins after them. */
  let last: string | null = null
  for (;;) {
    const slice = await ctx.db.transact(async (tx) => {
      if (!(await lockChain(tx))) return { rows: [], signed: 0 }
      const rows = await waitingAfter(tx, last, sliceSize)
      const signed = rows.filter((row) => isSigned(tx, row))
      const head = await appendToChain(tx, (await chainHead(tx)) ?? beginning, signed)
      // Also written to the server's log, where someone who removes the newest entries cannot remove it.
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
 * Removes entries older than the legal period. An entry with the hash at the new beginning replaces them. Its proof
 * stands for the whole log, so nothing is removed from a log with findings: the proof would hide them.
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
