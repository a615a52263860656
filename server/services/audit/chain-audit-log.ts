import { auditYears } from '#domain/audit/audit.rules.ts'
import type { Context } from '#server/context.ts'
import { canonical } from '#server/platform/canonical.ts'
import { keyedHash } from '#server/platform/crypto.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { systemActor } from './audit-actor.ts'
import { writeEntries } from './audit-rows.queries.ts'
import {
  type AuditRow,
  chainHead,
  deleteThrough,
  lastBefore,
  lockChain,
  prunings,
  unchained,
  writeLinks,
} from './chain.queries.ts'

export const chainJob = jobKind('chain-audit-log', { retryLimit: 1, cron: '* * * * *' })
export const pruneJob = jobKind('prune-audit-log', { retryLimit: 2, cron: '40 4 1 * *' })

const sliceSize = 500

interface Link {
  seq: number
  hash: string
}

/** Before the first entry. */
export const beginning: Link = { seq: 0, hash: '' }

/**
 * Over everything that the row says and the hash before it. With a key that the database does not hold: whoever can write
 * into the table, and even switch its triggers off, still cannot make a chain that fits.
 */
export function linkHash(ctx: Pick<Context, 'secrets'>, before: string, seq: number, row: AuditRow): string {
  const { hash: _, seq: __, at, ...said } = row
  return keyedHash(ctx.secrets.encryption, 'audit-chain', canonical({ ...said, at: at.toISOString(), seq, before }))
}

/**
 * Takes new entries into the chain, in slices. Entries are written without it, so nobody waits for anybody; here one
 * process at a time, held by a lock that ends with its transaction, gives them their places.
 */
export async function chainAuditLog(ctx: Context): Promise<number> {
  let taken = 0
  for (;;) {
    const slice = await ctx.db.transact(async (tx) => {
      if (!(await lockChain(tx))) return 0
      let { seq, hash } = (await chainHead(tx)) ?? beginning
      const links = (await unchained(tx, sliceSize)).map((row) => {
        seq += 1
        hash = linkHash(ctx, hash, seq, row)
        return { id: row.id, seq, hash }
      })
      if (links.length > 0) await writeLinks(tx, links)
      // Outside of the database too: who removes the newest entries cannot remove this line with them.
      if (links.length > 0) tx.afterCommit(() => ctx.log.info({ audit: { seq, hash } }, 'audit log chained'))
      return links.length
    })
    taken += slice
    if (slice < sliceSize) return taken
  }
}

/** Nobody without the key can make the log say that entries went for their age. */
const pruneProof = (ctx: Pick<Context, 'secrets'>, { seq, hash }: Link) =>
  keyedHash(ctx.secrets.encryption, 'audit-prune', `${seq}:${hash}`)

/** The last entry that went for its age: what is left begins behind it. */
export async function lastPruned(ctx: Context): Promise<Link | null> {
  for (const { through, hash, proof } of await prunings(ctx.db)) {
    const link = { seq: Number(through), hash: String(hash) }
    if (proof === pruneProof(ctx, link)) return link
  }
  return null
}

/** What is older than the law asks for. The entry that says so carries the hash with which the rest begins. */
export const pruneAuditLog = (ctx: Context) =>
  ctx.db.transact(async (tx) => {
    const now = ctx.clock.now()
    const limit = new Date(now)
    limit.setUTCFullYear(limit.getUTCFullYear() - auditYears)
    const last = await lastBefore(tx, limit)
    if (!last) return
    const detail = { through: last.seq, hash: last.hash, proof: pruneProof(ctx, last) }
    await writeEntries(tx, [{ area: 'log', kind: 'pruned', actor: systemActor, detail, at: now }])
    await deleteThrough(tx, last.seq)
  })

export function handleAuditJobs(ctx: Context) {
  ctx.jobs.handle(chainJob, async () => {
    await chainAuditLog(ctx)
  })
  ctx.jobs.handle(pruneJob, () => pruneAuditLog(ctx))
}
