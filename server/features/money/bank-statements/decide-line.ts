import { refuseBank } from '#domain/money/bank-statements/bank-statements.messages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { announceTenancies } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { reverseEntry } from '#server/services/ledger/book-entries.ts'
import { type Ledger, lockLedgers } from '#server/services/ledger/ledger.queries.ts'
import { type BankLine, decideLine, lineInReach, linesToDecide, partsOfRound } from './bank-statements.queries.ts'
import { ownLiveEntries, tenanciesToBookOn } from './candidates.queries.ts'

async function lineToDecide(tx: Tx, actor: Actor, id: string): Promise<BankLine> {
  const [line] = await linesToDecide(tx, actor, [id])
  if (!line) throw refuseBank('line_missing')
  return line
}

/** Keeps a bank line that is not about rent out of the list, with its reason. */
export function ignoreLine(ctx: Context, actor: Actor, id: string, reason: string): Promise<void> {
  return ctx.db.transact(async (tx) => {
    const line = await lineToDecide(tx, actor, id)
    if (line.state !== 'waiting') throw refuseBank('line_decided')
    const decided = { decided_by: actor.username, decided_at: ctx.clock.now() }
    await decideLine(tx, id, { state: 'ignored', reason, ...decided })
  })
}

/** Undoes the decision: reverses what was booked, and the bank line waits again. */
export function undoLine(ctx: Context, actor: Actor, id: string): Promise<void> {
  return ctx.db.transact(async (tx) => {
    const seen = await lineInReach(tx, actor, id)
    if (!seen) throw refuseBank('line_missing')
    // Ledgers before lines, as every booking locks them.
    const ledgers = await lockLedgers(tx, [...new Set((await partsOfRound(tx, seen)).map((part) => part.tenancy_id))])
    const line = await lineToDecide(tx, actor, id)
    if (line.state === 'waiting' || line.round !== seen.round) throw refuseBank('line_waiting')
    if (line.state === 'confirmed') await takeBack(ctx, tx, actor, { line, ledgers })
    await decideLine(tx, id, { state: 'waiting', reason: '', decided_by: '', decided_at: null })
  })
}

interface Taken {
  line: BankLine
  /** Must be locked. */
  ledgers: readonly Ledger[]
}

async function takeBack(ctx: Context, tx: Tx, actor: Actor, { line, ledgers: locked }: Taken): Promise<void> {
  const parts = await partsOfRound(tx, line)
  const ids = [...new Set(parts.map(({ tenancy_id }) => tenancy_id))]
  const reachable = await tenanciesToBookOn(tx, actor, ids)
  if (ids.some((tenancy) => reachable.get(tenancy) !== line.owner_id)) throw refuseBank('tenancy_missing')
  const ledgers = new Map(locked.map((ledger) => [ledger.tenancy.id, ledger]))
  // Skips entries already reversed in the account itself, and those that the line was only matched with.
  const live = await ownLiveEntries(
    tx,
    parts.map(({ entry_id }) => entry_id),
  )
  for (const { tenancy_id, entry_id } of parts.filter((part) => live.has(part.entry_id)))
    await reverseEntry(ctx, tx, {
      ledger: ledgers.get(tenancy_id)!,
      entryId: entry_id,
      reason: 'Banka hareketinin onayı geri alındı.',
      by: auditActor(actor),
    })
  await announceTenancies(ctx, tx, ids)
}
