import { compareDays, type IsoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { type Entry, isClaim, isDepositClaim, isSettlement, isSideClaim, liveEntries } from './entries.schema.ts'

export type AllocatedEntry = Pick<
  Entry,
  | 'id'
  | 'kind'
  | 'category'
  | 'amount'
  | 'currency'
  | 'on_date'
  | 'month'
  | 'payer_names'
  | 'receipt_names'
  | 'belongs_to'
  | 'reverses'
  | 'booked_at'
>

export interface Allocation {
  settlement: string
  claim: string
  amount: Kurus
  /** The day on which the payment counts. */
  on_date: IsoDate
}

interface ClaimState<Line> {
  entry: Line
  settled: Kurus
  /** The day on which the claim was settled in full. */
  settled_on: IsoDate | null
}

export interface Allocated<Line> {
  /** Claims ordered by due day. */
  claims: ClaimState<Line>[]
  allocations: Allocation[]
  /** Remainders of payments, kept for later claims. */
  credits: { settlement: Line; left: Kurus }[]
}

/** Per claim the day since which it is pursued, for instance by an enforcement office (TBK 102). */
export type Pursuits = ReadonlyMap<string, IsoDate>

/** The order in which a ledger reads. */
export const byDay = (
  a: Pick<AllocatedEntry, 'id' | 'on_date' | 'booked_at'>,
  b: Pick<AllocatedEntry, 'id' | 'on_date' | 'booked_at'>,
) => compareDays(a.on_date, b.on_date) || a.booked_at.getTime() - b.booked_at.getTime() || (a.id < b.id ? -1 : 1)

/**
 * Computes which payment settled which claim, from the entries alone: interest and costs before the debt (TBK 100),
 * claims named by the payer, then by the receipt (TBK 101), then of the due ones the first pursued, else the first due,
 * and claims of the same day in proportion (TBK 102). The rest waits, and settles what falls due by `today` on its day.
 * What is then left is rent paid ahead, in the order of the due days, and stays as credit where no rent is booked yet;
 * any other claim takes nothing before its day unless it was named.
 */
export function allocate<Line extends AllocatedEntry>(
  entries: readonly Line[],
  pursuits: Pursuits = new Map(),
  today: IsoDate = '9999-12-31',
): Allocated<Line> {
  const live = liveEntries(entries).sort(byDay)
  const claims = live.filter(isClaim).map((entry): ClaimState<Line> => ({ entry, settled: 0, settled_on: null }))
  const rewritten = successors(entries, live)
  const allocations: Allocation[] = []
  const isUnsettled = ({ entry, settled }: ClaimState<Line>) => settled < entry.amount
  let unsettled = claims.filter(isUnsettled)
  let waiting: Allocated<Line>['credits'] = []

  const pay = (credit: (typeof waiting)[number], groups: Iterable<ClaimState<Line>[]>) => {
    const { settlement } = credit
    for (const group of groups) {
      for (const [state, amount] of splitInProportion(credit.left, group)) {
        credit.left -= amount
        state.settled += amount
        if (state.settled === state.entry.amount) state.settled_on = settlement.on_date
        allocations.push({ settlement: settlement.id, claim: state.entry.id, amount, on_date: settlement.on_date })
      }
      if (credit.left === 0) break
    }
  }
  const tidy = () => {
    waiting = waiting.filter(({ left }) => left > 0)
    unsettled = unsettled.filter(isUnsettled)
  }
  const settleDueBy = (day: IsoDate) => {
    if (waiting.length === 0) return
    for (const group of inDays(dueBy(day, unsettled)))
      for (const credit of waiting) pay(credit, onItsDay(credit, group))
    tidy()
  }

  for (const settlement of live.filter(isSettlement)) {
    settleDueBy(settlement.on_date)
    const credit = { settlement, left: settlement.amount }
    pay(credit, turns(settlement, unsettled, { pursuits, rewritten }))
    if (credit.left > 0) waiting.push(credit)
    if (credit.left < settlement.amount) unsettled = unsettled.filter(isUnsettled)
  }
  settleDueBy(today)
  for (const credit of waiting)
    pay(credit, inDays(unsettled.filter(({ entry }) => isPaidAhead(credit.settlement, entry))))
  tidy()
  return { claims, allocations, credits: waiting }
}

/** By the id of a due that was taken back: the one written anew for the same month, which keeps names and interest. */
function successors(entries: readonly AllocatedEntry[], live: readonly AllocatedEntry[]): ReadonlyMap<string, string> {
  const sameDue = ({ category, month, currency }: AllocatedEntry) => `${category} ${month} ${currency}`
  const isOfMonth = (entry: AllocatedEntry) => isClaim(entry) && entry.month !== null
  const now = new Map(live.filter(isOfMonth).map((entry) => [sameDue(entry), entry.id]))
  const isLive = new Set(live.map(({ id }) => id))
  return new Map(
    entries.flatMap((entry) => {
      const next = isOfMonth(entry) && !isLive.has(entry.id) && now.get(sameDue(entry))
      return next ? [[entry.id, next] as const] : []
    }),
  )
}

const canSettle = (settlement: AllocatedEntry, claim: AllocatedEntry) =>
  settlement.currency === claim.currency && isDepositClaim(claim) === (settlement.kind === 'deposit_received')

/** Agreed sums that fall due again and again; of the others none is paid ahead without being named. */
const paidAhead: readonly AllocatedEntry['category'][] = ['rent', 'vat', 'aidat', 'deposit']
const isPaidAhead = (settlement: AllocatedEntry, claim: AllocatedEntry) =>
  paidAhead.includes(claim.category) && canSettle(settlement, claim)

/** Stops at the first later claim (they are ordered by day), so a payment does not scan a ledger of ten years. */
function dueBy<Line extends AllocatedEntry>(day: IsoDate, unsettled: readonly ClaimState<Line>[]) {
  const due: ClaimState<Line>[] = []
  for (const state of unsettled) {
    if (state.entry.on_date > day) break
    due.push(state)
  }
  return due
}

/** What waited has paid all older claims, so that only those of the day are left. */
function onItsDay<Line extends AllocatedEntry>({ settlement }: { settlement: Line }, group: ClaimState<Line>[]) {
  const own = group.filter(({ entry }) => canSettle(settlement, entry))
  return [own.filter(({ entry }) => isSideClaim(entry)), own]
}

interface Circumstances {
  pursuits: Pursuits
  rewritten: ReadonlyMap<string, string>
}

/** Groups of claims in order of payment; a group shares the money. A claim may repeat, but is settled by then. */
function* turns<Line extends AllocatedEntry>(
  settlement: AllocatedEntry,
  unsettled: readonly ClaimState<Line>[],
  { pursuits, rewritten }: Circumstances,
): Generator<ClaimState<Line>[]> {
  const { on_date, payer_names, receipt_names } = settlement
  const due = dueBy(on_date, unsettled).filter(({ entry }) => canSettle(settlement, entry))
  const sides = due.filter(({ entry }) => isSideClaim(entry))
  const current = (id: string) => rewritten.get(id) ?? id
  for (const given of [payer_names, receipt_names]) {
    if (given.length === 0) continue
    const names = given.map(current)
    // Its own interest and costs, and those of no particular claim, still come before a named debt.
    yield* inDays(sides.filter(({ entry }) => entry.belongs_to === null || names.includes(current(entry.belongs_to))))
    for (const name of names) yield unsettled.filter(({ entry }) => entry.id === name && canSettle(settlement, entry))
  }
  yield* inDays(sides)
  const pursued = ({ entry }: ClaimState<Line>) => {
    const since = pursuits.get(entry.id)
    return since !== undefined && since <= on_date ? since : undefined
  }
  const first = groupBy(
    due.filter((state) => pursued(state) !== undefined),
    (state) => pursued(state)!,
  )
  for (const [, group] of [...first].sort(([a], [b]) => compareDays(a, b))) yield group
  yield* inDays(due)
}

/** Groups claims by day (they are ordered). A generator, because most payments need only the first groups. */
function* inDays<Line extends AllocatedEntry>(states: readonly ClaimState<Line>[]): Generator<ClaimState<Line>[]> {
  for (let from = 0, to = 0; from < states.length; from = to) {
    const day = states[from]!.entry.on_date
    while (to < states.length && states[to]!.entry.on_date === day) to++
    yield states.slice(from, to)
  }
}

/** Pays all claims, or each in proportion; the kuruş lost by rounding go to the largest remainders. */
function splitInProportion<Line extends AllocatedEntry>(
  left: Kurus,
  group: readonly ClaimState<Line>[],
): [ClaimState<Line>, Kurus][] {
  const open = group
    .map((state) => ({ state, amount: state.entry.amount - state.settled }))
    .filter(({ amount }) => amount > 0)
  const total = open.reduce((sum, { amount }) => sum + amount, 0)
  if (total <= left) return open.map(({ state, amount }) => [state, amount])
  const parts = open.map(({ state, amount }) => {
    // The product may exceed the exact range of a number.
    const product = BigInt(left) * BigInt(amount)
    return { state, share: Number(product / BigInt(total)), rest: Number(product % BigInt(total)) }
  })
  const given = parts.reduce((sum, { share }) => sum + share, 0)
  const luckiest = new Set(
    [...parts]
      .sort((a, b) => b.rest - a.rest || (a.state.entry.id < b.state.entry.id ? -1 : 1))
      .slice(0, left - given)
      .map(({ state }) => state),
  )
  return parts
    .map(({ state, share }): [ClaimState<Line>, Kurus] => [state, share + (luckiest.has(state) ? 1 : 0)])
    .filter(([, amount]) => amount > 0)
}
