import { addDays, addMonths, compareDays, type IsoDate, monthOf, showDate, showMonth } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { lower } from '#domain/kernel/turkish-text.ts'
import { type Allocated, allocate, type Pursuits } from '#domain/ledger/allocation.rules.ts'
import { type Currency, type Entry, isClaim, isDepositClaim, isSettlement } from '#domain/ledger/entries.schema.ts'
import { claimNames, entryNames, methodNames } from '#domain/ledger/ledger.messages.ts'
import { type DayRate, liraValue } from './lira-values.rules.ts'
import type { AccountLine, CarriedBalance, Span, SpanTotals } from './statements.schema.ts'

export type BookedEntry = Entry & { by_name: string }

const methodWords = Object.fromEntries(
  Object.entries(methodNames).map(([method, name]) => [method, lower(name)]),
) as typeof methodNames

const wholeMonth = ({ month, covers_from, covers_to }: Entry) =>
  covers_from === null || (covers_from === month && covers_to === addDays(addMonths(covers_from, 1), -1))

/** For what time: a month where it is one of the calendar, days otherwise. */
const timeOf = (entry: Entry): string => {
  if (!entry.month || isDepositClaim(entry)) return ''
  return wholeMonth(entry)
    ? showMonth(monthOf(entry.month))
    : `${showDate(entry.covers_from!)} – ${showDate(entry.covers_to!)}`
}

/** One line in words: `Kira, Kasım 2026`, `Ödeme (banka)`. */
export function entryLabel(entry: Entry): string {
  const name = entry.category ? claimNames[entry.category] : entryNames[entry.kind]
  // What is kept of a deposit is set off by its very name.
  const tellsMethod = entry.method && entry.kind !== 'deposit_deducted'
  const method = tellsMethod ? ` (${methodWords[entry.method!]})` : ''
  return [`${name}${method}`, timeOf(entry)].filter(Boolean).join(', ')
}

/** What a line does to the debt. The deposit is a pot of its own; withheld tax is owed to nobody here. */
export function debtEffect(entry: Entry): Kurus {
  if (isClaim(entry)) return isDepositClaim(entry) ? 0 : entry.amount
  return isSettlement(entry) && entry.kind !== 'deposit_received' ? -entry.amount : 0
}

const heldEffects: Partial<Record<Entry['kind'], 1 | -1>> = {
  deposit_received: 1,
  deposit_returned: -1,
  deposit_deducted: -1,
}

const inOrder = (a: Entry, b: Entry) =>
  compareDays(a.on_date, b.on_date) || a.booked_at.getTime() - b.booked_at.getTime() || (a.id < b.id ? -1 : 1)

/**
 * The account as it is read, oldest first: each line with the debt after it, what it settled or was settled by, and who
 * took it back. A reversal is no line: it stands at what it took back, which then moves nothing.
 */
export function accountLines(
  entries: readonly BookedEntry[],
  pursuits?: Pursuits,
  rates: readonly DayRate[] = [],
  { claims, allocations, credits }: Allocated<BookedEntry> = allocate(entries, pursuits),
): AccountLine[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const reversals = new Map(entries.flatMap((entry) => (entry.reverses ? [[entry.reverses, entry] as const] : [])))
  const labels = new Map<string, string>()
  const labelOf = (entry: Entry) => {
    const known = labels.get(entry.id) ?? entryLabel(entry)
    labels.set(entry.id, known)
    return known
  }
  const states = new Map(claims.map((state) => [state.entry.id, state]))
  const waiting = new Map(credits.map(({ settlement, left }) => [settlement.id, left]))
  const parts = new Map<string, AccountLine['parts']>()
  const addPart = (of: string, other: string, amount: Kurus) => {
    const entry = byId.get(other)!
    const known = parts.get(of) ?? []
    known.push({ entry: other, label: labelOf(entry), on_date: entry.on_date, amount })
    parts.set(of, known)
  }
  for (const { settlement, claim, amount } of allocations) {
    addPart(settlement, claim, amount)
    addPart(claim, settlement, amount)
  }
  const balances = new Map<Currency, Kurus>()
  const heldNow = new Map<Currency, Kurus>()
  return entries
    .filter(({ kind }) => kind !== 'reversal')
    .sort(inOrder)
    .map((entry): AccountLine => {
      const { id, kind, category, amount, currency, on_date, month, method, note, source, by_name, booked_at } = entry
      const reversal = reversals.get(id)
      const effect = debtEffect(entry)
      const balance = (balances.get(currency) ?? 0) + (reversal ? 0 : effect)
      const held = (heldNow.get(currency) ?? 0) + (reversal ? 0 : (heldEffects[kind] ?? 0) * amount)
      balances.set(currency, balance)
      heldNow.set(currency, held)
      const state = states.get(id)
      return {
        ...{ id, kind, category, amount, currency, on_date, month, method, note, source, by_name },
        label: labelOf(entry),
        lira: liraValue(rates, entry),
        booked_at: booked_at.toISOString(),
        effect: effect > 0 ? 'debit' : effect < 0 ? 'credit' : 'none',
        balance,
        held: kind in heldEffects ? held : null,
        settled: state?.settled ?? null,
        settled_on: state?.settled_on ?? null,
        parts: parts.get(id) ?? [],
        waiting: waiting.get(id) ?? 0,
        reversed: reversal
          ? { reason: reversal.note, by_name: reversal.by_name, booked_at: reversal.booked_at.toISOString() }
          : null,
      }
    })
}

/**
 * What stands in a span of days, and what it makes of the debt in each currency that the account has had until its end.
 * `carried` is what was owed before the first of the lines.
 */
export function spanOf(
  lines: readonly AccountLine[],
  { from, to }: Span,
  carried: readonly CarriedBalance[] = [],
): { lines: AccountLine[]; totals: SpanTotals[] } {
  const known = lines.filter(({ on_date }) => on_date <= to)
  const signed = ({ effect, amount, reversed }: AccountLine) =>
    reversed || effect === 'none' ? 0 : effect === 'debit' ? amount : -amount
  const totals = [...new Set([...carried, ...known].map(({ currency }) => currency))].map((currency): SpanTotals => {
    const own = known.filter((line) => line.currency === currency)
    const inside = own.filter(({ on_date }) => on_date >= from).map(signed)
    const sum = (amounts: Kurus[]) => amounts.reduce((total, each) => total + each, 0)
    const before = carried.filter((each) => each.currency === currency).map((each) => each.amount)
    const opening = sum([...before, ...own.filter(({ on_date }) => on_date < from).map(signed)])
    const debit = sum(inside.filter((each) => each > 0))
    const credit = -sum(inside.filter((each) => each < 0)) || 0
    return { currency, opening, debit, credit, closing: opening + debit - credit }
  })
  return { lines: known.filter(({ on_date }) => on_date >= from), totals }
}

/** The years that the account has lines in, and the present one, newest first. */
export function yearsOf(lines: readonly Pick<AccountLine, 'on_date'>[], today: IsoDate): number[] {
  const years = new Set([today, ...lines.map(({ on_date }) => on_date)].map((day) => Number(day.slice(0, 4))))
  return [...years].sort((a, b) => b - a)
}

export const yearSpan = (year: number): Span => ({ from: `${year}-01-01`, to: `${year}-12-31` })
