import { addDays, addMonths, type IsoDate, monthOf, showDate, showMonth } from '#domain/kernel/dates.ts'
import type { Currency, Kurus } from '#domain/kernel/money.ts'
import { lower } from '#domain/kernel/turkish-text.ts'
import { type Allocation, byDay } from '#domain/money/ledger/allocation.rules.ts'
import { type Entry, isClaim, isDepositClaim, isSettlement } from '#domain/money/ledger/entries.schema.ts'
import type { SummedEntry } from '#domain/money/ledger/figures.rules.ts'
import { claimNames, entryNames, methodNames } from '#domain/money/ledger/ledger.messages.ts'
import { type DayRate, liraValue } from './lira-values.rules.ts'
import type { CarriedBalance, LedgerLine, Span, SpanTotals } from './statements.schema.ts'

export type BookedEntry = Entry & { by_name: string }

const methodWords = Object.fromEntries(
  Object.entries(methodNames).map(([method, name]) => [method, lower(name)]),
) as typeof methodNames

const wholeMonth = ({ month, covers_from, covers_to }: Entry) =>
  covers_from === null || (covers_from === month && covers_to === addDays(addMonths(covers_from, 1), -1))

/** The period of an entry: a calendar month by name, otherwise its days. */
const timeOf = (entry: Entry): string => {
  if (!entry.month || isDepositClaim(entry)) return ''
  return wholeMonth(entry)
    ? showMonth(monthOf(entry.month))
    : `${showDate(entry.covers_from!)} – ${showDate(entry.covers_to!)}`
}

/** An entry in words: `Kira, Kasım 2026`, `Ödeme (banka)`. */
export function entryLabel(entry: Entry): string {
  const name = entry.category ? claimNames[entry.category] : entryNames[entry.kind]
  // A deduction from the deposit is always an offset, so the method adds nothing.
  const tellsMethod = entry.method && entry.kind !== 'deposit_deducted'
  const method = tellsMethod ? ` (${methodWords[entry.method!]})` : ''
  return [`${name}${method}`, timeOf(entry)].filter(Boolean).join(', ')
}

/** Change of the debt by an entry. The deposit is kept apart, and the tenant owes withheld tax to the tax office. */
export function debtEffect(entry: SummedEntry): Kurus {
  if (isClaim(entry)) return isDepositClaim(entry) ? 0 : entry.amount
  return isSettlement(entry) && entry.kind !== 'deposit_received' ? -entry.amount : 0
}

const heldEffects: Partial<Record<Entry['kind'], 1 | -1>> = {
  deposit_received: 1,
  deposit_returned: -1,
  deposit_deducted: -1,
}

const heldEffect = ({ kind, amount }: SummedEntry): Kurus => (heldEffects[kind] ?? 0) * amount

/** A line with its sums only: most of a long ledger is summed up, and only one year is written out. */
export interface LineDraft extends Pick<LedgerLine, 'amount' | 'currency' | 'on_date' | 'effect' | 'balance' | 'held'> {
  entry: BookedEntry
  /** The entry that reversed it. */
  reversed: BookedEntry | null
}

/**
 * The lines of a ledger, oldest first. A reversal gets no line of its own: it is shown at the entry it reverses,
 * which then has no effect. `before` are the unreversed entries before the first line; they are only summed up.
 */
export function draftLines(entries: readonly BookedEntry[], before: readonly SummedEntry[] = []): LineDraft[] {
  const reversals = new Map<string, BookedEntry>()
  for (const entry of entries) if (entry.reverses) reversals.set(entry.reverses, entry)
  const balances = new Map<Currency, Kurus>()
  const heldNow = new Map<Currency, Kurus>()
  for (const entry of before) {
    balances.set(entry.currency, (balances.get(entry.currency) ?? 0) + debtEffect(entry))
    heldNow.set(entry.currency, (heldNow.get(entry.currency) ?? 0) + heldEffect(entry))
  }
  return entries
    .filter(({ kind }) => kind !== 'reversal')
    .sort(byDay)
    .map((entry): LineDraft => {
      const { id, kind, amount, currency, on_date } = entry
      const reversed = reversals.get(id) ?? null
      const effect = debtEffect(entry)
      const balance = (balances.get(currency) ?? 0) + (reversed ? 0 : effect)
      const held = (heldNow.get(currency) ?? 0) + (reversed ? 0 : heldEffect(entry))
      balances.set(currency, balance)
      heldNow.set(currency, held)
      return {
        entry,
        amount,
        currency,
        on_date,
        balance,
        reversed,
        effect: effect > 0 ? 'debit' : effect < 0 ? 'credit' : 'none',
        held: kind in heldEffects ? held : null,
      }
    })
}

/** The effect of entries on the debt, per currency. */
export function balancesOf(entries: readonly SummedEntry[]): CarriedBalance[] {
  const sums = new Map<Currency, Kurus>()
  for (const entry of entries) sums.set(entry.currency, (sums.get(entry.currency) ?? 0) + debtEffect(entry))
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}

/** The parts of an allocation that writing a line needs. */
interface LineSettlements {
  claims: readonly (Pick<LedgerLine, 'settled_on'> & { entry: Pick<Entry, 'id'>; settled: Kurus })[]
  allocations: readonly Omit<Allocation, 'on_date'>[]
  credits: readonly { settlement: Pick<Entry, 'id'>; left: Kurus }[]
}

/** Writes a line out: its label, the entries it settled or was settled by, and the reversal. */
export function lineWriter(
  entries: readonly BookedEntry[],
  { claims, allocations, credits }: LineSettlements,
  rates: readonly DayRate[],
): (draft: LineDraft) => LedgerLine {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const states = new Map(claims.map((state) => [state.entry.id, state]))
  const waiting = new Map(credits.map(({ settlement, left }) => [settlement.id, left]))
  const parts = new Map<string, { other: BookedEntry; amount: Kurus }[]>()
  const addPart = (of: string, otherId: string, amount: Kurus) => {
    const part = { other: byId.get(otherId)!, amount }
    const known = parts.get(of)
    if (known) known.push(part)
    else parts.set(of, [part])
  }
  for (const { settlement, claim, amount } of allocations) {
    addPart(settlement, claim, amount)
    addPart(claim, settlement, amount)
  }
  return ({ entry, effect, balance, held, reversed }) => {
    const { id, kind, category, amount, currency, on_date, month, method, note, source, by_name, booked_at } = entry
    const state = states.get(id)
    return {
      id,
      kind,
      category,
      amount,
      currency,
      on_date,
      month,
      method,
      note,
      source,
      by_name,
      label: entryLabel(entry),
      lira: liraValue(rates, entry),
      booked_at: booked_at.toISOString(),
      effect,
      balance,
      held,
      settled: state?.settled ?? null,
      settled_on: state?.settled_on ?? null,
      parts: (parts.get(id) ?? [])
        .sort((a, b) => byDay(a.other, b.other))
        .map((part) => ({
          entry: part.other.id,
          label: entryLabel(part.other),
          on_date: part.other.on_date,
          amount: part.amount,
        })),
      waiting: waiting.get(id) ?? 0,
      named: entry.payer_names.length + entry.receipt_names.length > 0,
      reversed: reversed && {
        reason: reversed.note,
        by_name: reversed.by_name,
        booked_at: reversed.booked_at.toISOString(),
      },
    }
  }
}

/** The fields of a line that summing needs. */
type Summed = Pick<LedgerLine, 'amount' | 'currency' | 'on_date' | 'effect'> & { reversed: unknown }

/**
 * The lines of a period and its totals in each currency that the ledger has had by its end. `carried` is the debt
 * before the first of the lines.
 */
export function spanOf<Line extends Summed>(
  lines: readonly Line[],
  { from, to }: Span,
  carried: readonly CarriedBalance[] = [],
): { lines: Line[]; totals: SpanTotals[] } {
  const totals = new Map<Currency, SpanTotals>()
  const totalIn = (currency: Currency) => {
    const known = totals.get(currency)
    if (known) return known
    const none = { currency, opening: 0, debit: 0, credit: 0, closing: 0 }
    totals.set(currency, none)
    return none
  }
  for (const { currency, amount } of carried) totalIn(currency).opening += amount
  const inside: Line[] = []
  for (const line of lines) {
    if (line.on_date > to) continue
    const total = totalIn(line.currency)
    const isInside = line.on_date >= from
    if (isInside) inside.push(line)
    if (line.reversed || line.effect === 'none') continue
    if (isInside) total[line.effect] += line.amount
    else total.opening += line.effect === 'debit' ? line.amount : -line.amount
  }
  for (const total of totals.values()) total.closing = total.opening + total.debit - total.credit
  return { lines: inside, totals: [...totals.values()] }
}

/** Years with lines, and the present year, newest first. */
export function yearsOf(lines: readonly Pick<LedgerLine, 'on_date'>[], today: IsoDate): number[] {
  return newestFirst([today, ...lines.map(({ on_date }) => on_date)].map(yearOf))
}

export const yearOf = (day: IsoDate) => Number(day.slice(0, 4))
export const newestFirst = (years: readonly number[]): number[] => [...new Set(years)].sort((a, b) => b - a)

export const yearSpan = (year: number): Span => ({ from: `${year}-01-01`, to: `${year}-12-31` })
