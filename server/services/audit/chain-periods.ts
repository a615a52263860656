import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { systemActor } from './audit-actor.ts'
import { writeEntries } from './audit-rows.queries.ts'
import { type AuditRow, chainHead, isUnused, logEntries, waitForChain, waitingAfter } from './chain.queries.ts'
import { beginning, type Link, takeIn } from './chain-links.ts'

/**
 * Entries about the log itself, each with the last entry of what came before and a proof that only the key can make:
 * `pruned`: what came before went for its age. `signatures_begun`: what came before was written without signatures.
 * `key_changed`: what came before was signed with another key.
 */
type PeriodKind = 'pruned' | 'signatures_begun' | 'key_changed'

const purposes: Record<PeriodKind, string> = {
  pruned: 'audit-prune',
  signatures_begun: 'audit-signatures',
  key_changed: 'audit-key',
}

const proofOf = (db: Pick<Db, 'sign'>, kind: PeriodKind, { seq, hash }: Link) =>
  db.sign(purposes[kind], `${seq}:${hash}`)

/** In the transaction of what it tells of. */
export const writePeriod = (ctx: Context, tx: Tx, kind: PeriodKind, last: Link) =>
  writeEntries(tx, [
    {
      ...({ area: 'log', kind, actor: systemActor, at: ctx.clock.now() } as const),
      detail: { through: last.seq, hash: last.hash, proof: proofOf(tx, kind, last) },
    },
  ])

export interface Periods {
  /** Behind this entry the chain that can be checked begins. */
  start: Link
  /** Up to this one entries have no signature. */
  unsigned: number
  /** There are entries about the log, and none was made with the present key. */
  otherKey: boolean
  /** One of them was. Without it nobody vouches for where the log begins, whatever was signed since. */
  proven: boolean
}

export async function periodsOf(db: Db): Promise<Periods> {
  const told = await logEntries(db)
  const proven = told.flatMap(({ kind, detail }) => {
    const link = { seq: Number(detail.through), hash: String(detail.hash) }
    const isProven = kind in purposes && detail.proof === proofOf(db, kind as PeriodKind, link)
    return isProven ? [{ kind, link }] : []
  })
  return {
    start: proven.find(({ kind }) => kind !== 'signatures_begun')?.link ?? beginning,
    unsigned: proven.find(({ kind }) => kind === 'signatures_begun')?.link.seq ?? 0,
    otherKey: told.length > 0 && proven.length === 0,
    proven: proven.length > 0,
  }
}

/** Takes in whatever waits, unasked who wrote it, and says that the present key vouches only for what follows. */
async function beginHere(ctx: Context, tx: Tx, kind: PeriodKind) {
  let head = (await chainHead(tx)) ?? beginning
  for (;;) {
    const rows: AuditRow[] = await waitingAfter(tx, null, 500)
    if (rows.length === 0) break
    head = await takeIn(tx, head, rows)
  }
  await writePeriod(ctx, tx, kind, head)
}

const broughtSignatures = '0071_audit_signatures.sql'

/**
 * Once for an installation, before anybody is served: in the start that brought the signatures to it (`applied` holds the
 * migrations that just ran, though another process may have signed something meanwhile), or on a database in which nobody
 * is yet. Any other log without a beginning that this key has signed was put in the place of the true one, or an upgrade
 * broke off, or the key is another; the server does not decide which, vouches for nothing and says so at every start.
 */
export const beginSignatures = (ctx: Context, applied: readonly string[]) =>
  ctx.db.transact(async (tx) => {
    await waitForChain(tx)
    if ((await periodsOf(tx)).proven) return
    if (applied.includes(broughtSignatures) || (await isUnused(tx))) await beginHere(ctx, tx, 'signatures_begun')
    else ctx.log.error({ advice: 'npm run admin -- audit' }, 'audit log without a signed beginning')
  })

/** Asked for by the operator alone: the old key is lost or was replaced, or the signatures never began. */
export async function beginWithNewKey(ctx: Context): Promise<void> {
  if ((await periodsOf(ctx.db)).proven) throw new Error('Denetim kaydı bu anahtarla zaten doğrulanabiliyor.')
  await ctx.db.transact(async (tx) => {
    await waitForChain(tx)
    await beginHere(ctx, tx, 'key_changed')
  })
}
