import type { Currency } from '#domain/kernel/money.ts'
import { bankStatementsMessages, refuseBank } from '#domain/money/bank-statements/bank-statements.messages.ts'
import type { LinePart, LinesToConfirm } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { refuseLedger } from '#domain/money/ledger/ledger.messages.ts'
import { withoutNames, wordsOf } from '#domain/money/ledger/payer-words.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { announceTenancies } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { bookAcross, type NewEntry } from '#server/services/ledger/book-entries.ts'
import { duesOf, lockLedgers } from '#server/services/ledger/ledger.queries.ts'
import { claimsNamedBy } from '#server/services/ledger/named-claims.ts'
import type { AlikePayment } from '#server/services/ledger/same-money.queries.ts'
import { type Booked, refuseBooked, settleSame } from '#server/services/ledger/same-money.ts'
import { type BankLine, decideLine, insertParts, linesToDecide } from './bank-statements.queries.ts'
import { tenanciesToBookOn, tenantNames } from './candidates.queries.ts'

interface ConfirmedLine {
  line: BankLine
  parts: LinePart[]
  round: number
  again: boolean
  same_as: string | null
}

/**
 * Books the lines that the person confirmed. Lines decided meanwhile are skipped; when none is left, the call is
 * refused.
 */
export function confirmLines(ctx: Context, actor: Actor, { lines: given }: LinesToConfirm) {
  return ctx.db.transact(async (tx) => {
    const wanted = new Map(given.map((each) => [each.id, each]))
    const found = await linesToDecide(tx, actor, [...wanted.keys()])
    if (found.length < wanted.size) throw refuseBank('line_missing')
    const agreed = found
      .filter(({ state }) => state === 'waiting')
      .map((line): ConfirmedLine => {
        const { parts, again, same_as } = wanted.get(line.id)!
        if (same_as && parts.length > 1) throw refuseBank('parts_differ')
        return { line, parts: checkedParts(line, parts), round: line.round + 1, again, same_as }
      })
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

/** Money for one tenancy. */
interface Part extends Booked {
  line: BankLine
  part: LinePart
  at: number
  round: number
}

async function book(ctx: Context, tx: Tx, actor: Actor, agreed: readonly ConfirmedLine[]): Promise<void> {
  const ids = [...new Set(agreed.flatMap(({ parts }) => parts.map(({ tenancy }) => tenancy)))]
  const ledgers = await lockLedgers(tx, ids)
  const parts = await refuseBooked(
    tx,
    agreed.flatMap(({ line, parts: given, round, again, same_as }) =>
      given.map((part, at) => ({
        line,
        part,
        at,
        round,
        again,
        same_as,
        tenancy: part.tenancy,
        owner: line.owner_id,
        pot: part.pot,
        amount: part.amount,
        currency: line.currency,
        day: line.day,
      })),
    ),
    isSameLine,
  )
  const names = await tenantNames(tx, ids)
  const fresh = parts.filter(({ money }) => !money.same_as)
  const named = await claimsNamedBy(
    ctx,
    tx,
    { ledgers, dues: await duesOf(tx, ids) },
    fresh.map(({ money: { line, tenancy, pot } }) => ({
      tenancy,
      words: pot === 'deposit' ? '' : payerWords(line, names.get(tenancy) ?? []),
      day: line.day,
      currency: line.currency,
    })),
  )
  const entryIds = new Map<Part, string>()
  for (const { money, alike } of parts.filter(({ money: { same_as } }) => same_as)) {
    if (!alike.payments.some(({ id, backedBy }) => id === money.same_as && !backedBy))
      throw refuseLedger('entry_missing')
    entryIds.set(money, money.same_as!)
  }
  const entries = new Map(fresh.map(({ money }, at) => [money, entryFor(money, named[at]!)]))
  const booked = await bookAcross(ctx, tx, {
    bookings: ledgers.map((ledger) => ({
      ledger,
      entries: [...entries].filter(([{ tenancy }]) => tenancy === ledger.tenancy.id).map(([, entry]) => entry),
    })),
    by: auditActor(actor),
  })
  const idByKey = new Map(booked.map(({ tenancy_id, source_key, id }) => [`${tenancy_id} ${source_key}`, id]))
  for (const [money, { source_key }] of entries) entryIds.set(money, idByKey.get(`${money.tenancy} ${source_key}`)!)
  await insertParts(
    tx,
    parts.map(({ money }) => ({
      line_id: money.line.id,
      round: money.round,
      part: money.at,
      tenancy_id: money.tenancy,
      amount: money.amount,
      pot: money.pot,
      entry_id: entryIds.get(money)!,
    })),
  )
  await announceTenancies(ctx, tx, ids)
  for (const each of parts) await settleSame(ctx, tx, actor, { ...each, entry: entryIds.get(each.money)! })
}

/** Two lines of a bank are two payments, unless one was taken in two formats. */
const isSameLine = ({ backedBy }: AlikePayment, { line }: Part) =>
  !backedBy ||
  (backedBy.day === line.day &&
    (backedBy.account === line.account
      ? backedBy.format !== line.format
      : backedBy.account.includes(line.account) || line.account.includes(backedBy.account)))

/** A new booking after an undo needs a new key. */
const keyOf = (line: BankLine, pot: LinePart['pot'], round: number) =>
  `bank:${line.id}${pot === 'deposit' ? ':deposit' : ''}${round > 1 ? `:${round}` : ''}`

const payerWords = ({ description, counterparty }: BankLine, tenants: readonly string[]) =>
  withoutNames(wordsOf(description), [counterparty, ...tenants])

function entryFor({ line, part, round }: Part, named: string[]): NewEntry {
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
