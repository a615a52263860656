import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { systemActor } from './audit-actor.ts'
import { writeEntries } from './audit-rows.queries.ts'
import { type AuditRow, chainHead, isUnused, logEntries, waitForChain, waitingAfter } from './chain.queries.ts'
import { appendToChain, beginning, type Link } from './chain-links.ts'

/**
 * Entries about the log itself, each with the last entry before it and a proof that requires the key. `pruned`: the
 * earlier entries were removed for their age. `signatures_begun`: the earlier entries have no signatures.
 * `key_changed`: the earlier entries were signed with another key.
 */
type PeriodKind = 'pruned' | 'signatures_begun' | 'key_changed'

const purposes: Record<PeriodKind, string> = {
  pruned: 'audit-prune',
  signatures_begun: 'audit-signatures',
  key_changed: 'audit-key',
}

const proofOf = (db: Pick<Db, 'sign'>, kind: PeriodKind, { seq, hash }: Link) =>
  db.sign(purposes[kind], `${seq}:${hash}`)

/** Call in the transaction of the change that it records. */
export const writePeriod = (ctx: Context, tx: Tx, kind: PeriodKind, last: Link) =>
  writeEntries(tx, [
    {
      ...({ area: 'log', kind, actor: systemActor, at: ctx.clock.now() } as const),
      detail: { through: last.seq, hash: last.hash, proof: proofOf(tx, kind, last) },
    },
  ])

export interface Periods {
  /** The verifiable chain begins after this entry. */
  start: Link
  /** Entries up to this one have no signature. */
  unsigned: number
  /** There are entries about the log, but none was made with the current key. */
  otherKey: boolean
  /**
   * One of these entries was made with the current key. Without it the beginning of the log is unproven, even if later
   * entries are signed.
   */
  proven: boolean
}

export async function periodsOf(db: Db): Promise<Periods> {
  const logged = await logEntries(db)
  const proven = logged.flatMap(({ kind, detail }) => {
    const link = { seq: Number(detail.through), hash: String(detail.hash) }
    const isProven = kind in purposes && detail.proof === proofOf(db, kind as PeriodKind, link)
    return isProven ? [{ kind, link }] : []
  })
  return {
    start: proven.find(({ kind }) => kind !== 'signatures_begun')?.link ?? beginning,
    unsigned: proven.find(({ kind }) => kind === 'signatures_begun')?.link.seq ?? 0,
    otherKey: logged.length > 0 && proven.length === 0,
    proven: proven.length > 0,
  }
}

/** Chains all waiting entries without checking them, and records that the current key only vouches for later ones. */
async function beginHere(ctx: Context, tx: Tx, kind: PeriodKind) {
  let head = (await chainHead(tx)) ?? beginning
  for (;;) {
    const rows: AuditRow[] = await waitingAfter(tx, null, 500)
    if (rows.length === 0) break
    head = await appendToChain(tx, head, rows)
  }
  await writePeriod(ctx, tx, kind, head)
}

const broughtSignatures = '0071_audit_signatures.sql'

/**
 * Runs before the server accepts requests: in the start whose migrations (`applied`) introduced the signatures, or on
 * an unused database. Any other log without a beginning signed with this key was replaced, comes from an interrupted
 * upgrade or has another key. The server cannot decide which, and only logs an error at every start.
 */
export const beginSignatures = (ctx: Context, applied: readonly string[]) =>
  ctx.db.transact(async (tx) => {
    await waitForChain(tx)
    if ((await periodsOf(tx)).proven) return
    if (applied.includes(broughtSignatures) || (await isUnused(tx))) await beginHere(ctx, tx, 'signatures_begun')
    else ctx.log.error({ advice: 'npm run admin -- audit' }, 'audit log without a signed beginning')
  })

/** Only on the operator's command: the old key was lost or replaced, or the signatures never began. */
export async function beginWithNewKey(ctx: Context): Promise<void> {
  if ((await periodsOf(ctx.db)).proven) throw new Error('Denetim kaydı bu anahtarla zaten doğrulanabiliyor.')
  await ctx.db.transact(async (tx) => {
    await waitForChain(tx)
    await beginHere(ctx, tx, 'key_changed')
  })
}
