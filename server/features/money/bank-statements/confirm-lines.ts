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
import { duesOf, type Ledger, lockLedgers } from '#server/services/ledger/ledger.queries.ts'
import { claimsNamedBy } from '#server/services/ledger/named-claims.ts'
import type { AlikePayment } from '#server/services/ledger/same-money.queries.ts'
import { type Booked, refuseBooked, settleSame, type WithAlike } from '#server/services/ledger/same-money.ts'
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
    const tenancies = new Set(given.flatMap(({ parts }) => parts.map(({ tenancy }) => tenancy)))
    const owners = await tenanciesToBookOn(tx, actor, [...tenancies])
    // Ledgers before lines, as every booking locks them.
    const ledgers = await lockLedgers(tx, [...owners.keys()])
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
    const isForeign = agreed.some(({ line, parts }) =>
      parts.some(({ tenancy }) => owners.get(tenancy) !== line.owner_id),
    )
    if (isForeign) throw refuseBank('tenancy_missing')
    await book(ctx, tx, actor, { agreed, ledgers })
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

/** Money for one tenancy; without a part, a split line as a whole, for which a receipt may wait. */
interface Money extends Booked {
  line: BankLine
  at: number | null
  round: number
}
type Part = Money & { at: number }

function moneyOf({ line, parts, round, again, same_as }: ConfirmedLine): Money[] {
  const common = { line, round, again, same_as, owner: line.owner_id, currency: line.currency, day: line.day }
  const booked = parts.map((part, at) => ({ ...common, ...part, at }))
  const split = parts.length > 1 ? [...new Set(parts.map(({ tenancy }) => tenancy))] : []
  return [
    ...booked,
    ...split.map((tenancy) => ({ ...common, tenancy, pot: 'payment' as const, amount: line.amount, at: null })),
  ]
}

const isPart = (each: WithAlike<Money>): each is WithAlike<Part> => each.money.at !== null

interface Agreed {
  agreed: readonly ConfirmedLine[]
  /** Must be locked. */
  ledgers: readonly Ledger[]
}

async function book(ctx: Context, tx: Tx, actor: Actor, { agreed, ledgers }: Agreed): Promise<void> {
  const ids = ledgers.map(({ tenancy }) => tenancy.id)
  const all = await refuseBooked(tx, agreed.flatMap(moneyOf), { isSame: isBookedLine, isTwin: isSameLine })
  const parts = all.filter(isPart)
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
    const isFree = alike.payments.some(({ id, backedBy }) => id === money.same_as && !backedBy)
    if (!isFree || [...entryIds.values()].includes(money.same_as!)) throw refuseLedger('entry_missing')
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
  const entryOf = ({ line, tenancy, at }: Money) => {
    const part = parts.find(
      ({ money }) => money.line === line && money.tenancy === tenancy && (at === null || money.at === at),
    )
    return entryIds.get(part!.money)!
  }
  await settleSame(
    ctx,
    tx,
    actor,
    all.map((each) => ({ ...each, entry: entryOf(each.money) })),
  )
}

type Movement = NonNullable<AlikePayment['backedBy']>

/** Two lines of a bank are two payments, unless one was taken in two formats. */
const isOneMovement = (one: Movement, other: Movement) =>
  one.day === other.day &&
  (one.account === other.account
    ? one.format !== other.format
    : one.account.includes(other.account) || other.account.includes(one.account))

const isBookedLine = ({ backedBy }: AlikePayment, { line }: Money) => !backedBy || isOneMovement(backedBy, line)
const isSameLine = (one: Money, other: Money) => one.line !== other.line && isOneMovement(one.line, other.line)

/** A new booking after an undo needs a new key. */
const keyOf = (line: BankLine, pot: LinePart['pot'], round: number) =>
  `bank:${line.id}${pot === 'deposit' ? ':deposit' : ''}${round > 1 ? `:${round}` : ''}`

const payerWords = ({ description, counterparty }: BankLine, tenants: readonly string[]) =>
  withoutNames(wordsOf(description), [counterparty, ...tenants])

function entryFor({ line, pot, amount, round }: Part, named: string[]): NewEntry {
  return {
    kind: pot === 'deposit' ? 'deposit_received' : 'payment',
    amount,
    currency: line.currency as Currency,
    on_date: line.day,
    method: 'bank',
    payer_names: named,
    note: [line.description, line.counterparty].filter(Boolean).join(' · ').slice(0, 300),
    source: 'bank',
    source_key: keyOf(line, pot, round),
  }
}
