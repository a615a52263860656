import type { Currency } from '#domain/kernel/money.ts'
import { bankStatementsMessages, refuseBank } from '#domain/money/bank-statements/bank-statements.messages.ts'
import type { LinePart, LinesToConfirm } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { withoutNames, wordsOf } from '#domain/money/ledger/payer-words.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { bookEntries, type NewEntry } from '#server/services/ledger/book-entries.ts'
import { duesOf, lockLedgers } from '#server/services/ledger/ledger.queries.ts'
import { claimsNamedBy } from '#server/services/ledger/named-claims.ts'
import { type BankLine, decideLine, insertParts, linesToDecide } from './bank-statements.queries.ts'
import { tenanciesToBookOn, tenantNames } from './candidates.queries.ts'

interface ConfirmedLine {
  line: BankLine
  parts: LinePart[]
  round: number
}

/**
 * Books the lines that the person confirmed. Lines decided meanwhile are skipped; when none is left, the call is
 * refused.
 */
export function confirmLines(ctx: Context, actor: Actor, { lines: given }: LinesToConfirm) {
  return ctx.db.transact(async (tx) => {
    const wanted = new Map(given.map(({ id, parts }) => [id, parts]))
    const found = await linesToDecide(tx, actor, [...wanted.keys()])
    if (found.length < wanted.size) throw refuseBank('line_missing')
    const agreed = found
      .filter(({ state }) => state === 'waiting')
      .map((line): ConfirmedLine => ({ line, parts: checkedParts(line, wanted.get(line.id)!), round: line.round + 1 }))
    if (agreed.length === 0) throw refuseBank('line_decided')
    await refuseForeign(tx, actor, agreed)
    await book(ctx, tx, actor, agreed)
    const now = ctx.clock.now()
    for (const { line, round } of agreed)
      await decideLine(tx, line.id, {
        state: 'confirmed',
        round,
        reason: '',
        decided_by: actor.username,
        decided_at: now,
      })
    const skipped = wanted.size - agreed.length
    return {
      confirmed: agreed.length,
      skipped,
      message: bankStatementsMessages.confirmed(agreed.length, skipped),
    }
  })
}

function checkedParts(line: BankLine, parts: LinePart[]): LinePart[] {
  if (line.amount < 0) throw refuseBank('line_outgoing')
  if (parts.reduce((sum, { amount }) => sum + amount, 0) !== line.amount) throw refuseBank('parts_differ')
  if (new Set(parts.map(({ tenancy, pot }) => `${tenancy}:${pot}`)).size < parts.length)
    throw refuseBank('parts_doubled')
  return parts
}

/** Refuses to book money for another owner's tenancy, or where the person may not book. */
async function refuseForeign(tx: Tx, actor: Actor, agreed: readonly ConfirmedLine[]): Promise<void> {
  const pairs = agreed.flatMap(({ line, parts }) => parts.map(({ tenancy }) => ({ tenancy, owner: line.owner_id })))
  const owners = await tenanciesToBookOn(tx, actor, [...new Set(pairs.map(({ tenancy }) => tenancy))])
  if (pairs.some(({ tenancy, owner }) => owners.get(tenancy) !== owner)) throw refuseBank('tenancy_missing')
}

async function book(ctx: Context, tx: Tx, actor: Actor, agreed: readonly ConfirmedLine[]): Promise<void> {
  const ids = [...new Set(agreed.flatMap(({ parts }) => parts.map(({ tenancy }) => tenancy)))]
  const ledgers = await lockLedgers(tx, ids)
  const parts = agreed.flatMap(({ line, parts: given, round }) =>
    given.map((part, at) => ({ line, part, at, round, tenancy: part.tenancy })),
  )
  const names = await tenantNames(tx, ids)
  const named = await claimsNamedBy(
    ctx,
    tx,
    { ledgers, dues: await duesOf(tx, ids) },
    parts.map(({ line, part: { tenancy, pot } }) => ({
      tenancy,
      words: pot === 'deposit' ? '' : payerWords(line, names.get(tenancy) ?? []),
      day: line.day,
      currency: line.currency,
    })),
  )
  const entries = parts.map((each, at) => ({ ...each, entry: entryFor(each, named[at]!) }))
  for (const ledger of ledgers) {
    const { id } = ledger.tenancy
    const own = entries.filter(({ tenancy }) => tenancy === id)
    const booked = await bookEntries(ctx, tx, {
      ledger,
      entries: own.map(({ entry }) => entry),
      by: auditActor(actor),
    })
    const byKey = new Map(booked.map((entry) => [entry.source_key, entry.id]))
    await insertParts(
      tx,
      own.map(({ line, part, at, round, entry }) => ({
        line_id: line.id,
        round,
        part: at,
        tenancy_id: id,
        amount: part.amount,
        pot: part.pot,
        entry_id: byKey.get(entry.source_key!)!,
      })),
    )
  }
}

/** A new booking after an undo needs a new key. */
const keyOf = (line: BankLine, pot: LinePart['pot'], round: number) =>
  `bank:${line.id}${pot === 'deposit' ? ':deposit' : ''}${round > 1 ? `:${round}` : ''}`

const payerWords = ({ description, counterparty }: BankLine, tenants: readonly string[]) =>
  withoutNames(wordsOf(description), [counterparty, ...tenants])

function entryFor({ line, part, round }: { line: BankLine; part: LinePart; round: number }, named: string[]): NewEntry {
  return {
    kind: part.pot === 'deposit' ? 'deposit_received' : 'payment',
    amount: part.amount,
    currency: line.currency as Currency,
    on_date: line.day,
    method: 'bank',
    payer_names: named,
    note: [line.description, line.counterparty].filter(Boolean).join(' · ').slice(0, 300),
    source: 'bank',
    source_key: keyOf(line, part.pot, round),
  }
}
