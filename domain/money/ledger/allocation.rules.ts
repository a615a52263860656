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
 * and claims of the same day in proportion (TBK 102). The rest goes to later claims in order, or stays as credit.
 */
export function allocate<Line extends AllocatedEntry>(
  entries: readonly Line[],
  pursuits: Pursuits = new Map(),
): Allocated<Line> {
  const live = liveEntries(entries).sort(byDay)
  const claims = live.filter(isClaim).map((entry): ClaimState<Line> => ({ entry, settled: 0, settled_on: null }))
  const allocations: Allocation[] = []
  const credits: Allocated<Line>['credits'] = []
  const isUnsettled = ({ entry, settled }: ClaimState<Line>) => settled < entry.amount
  let unsettled = claims.filter(isUnsettled)
  for (const settlement of live.filter(isSettlement)) {
    let left = settlement.amount
    for (const group of turns(settlement, unsettled, pursuits)) {
      for (const [state, amount] of splitInProportion(left, group)) {
        left -= amount
        state.settled += amount
        if (state.settled === state.entry.amount) state.settled_on = settlement.on_date
        allocations.push({
          settlement: settlement.id,
          claim: state.entry.id,
          amount,
          on_date: settlement.on_date,
        })
      }
      if (left === 0) break
    }
    if (left < settlement.amount) unsettled = unsettled.filter(isUnsettled)
    if (left > 0) credits.push({ settlement, left })
  }
  return { claims, allocations, credits }
}

const canSettle = (settlement: AllocatedEntry, claim: AllocatedEntry) =>
  settlement.currency === claim.currency && isDepositClaim(claim) === (settlement.kind === 'deposit_received')

/** Stops at the first later claim (they are ordered by day), so a payment does not scan a ledger of ten years. */
function dueFor<Line extends AllocatedEntry>(settlement: AllocatedEntry, unsettled: readonly ClaimState<Line>[]) {
  const due: ClaimState<Line>[] = []
  for (const state of unsettled) {
    if (state.entry.on_date > settlement.on_date) break
    if (canSettle(settlement, state.entry)) due.push(state)
  }
  return due
}

/** Groups of claims in order of payment; a group shares the money. A claim may repeat, but is settled by then. */
function* turns<Line extends AllocatedEntry>(
  settlement: AllocatedEntry,
  unsettled: readonly ClaimState<Line>[],
  pursuits: Pursuits,
): Generator<ClaimState<Line>[]> {
  const { on_date, payer_names, receipt_names } = settlement
  const due = dueFor(settlement, unsettled)
  const sides = due.filter(({ entry }) => isSideClaim(entry))
  for (const names of [payer_names, receipt_names]) {
    if (names.length === 0) continue
    // Its own interest and costs, and those of no particular claim, still come before a named debt.
    yield* inDays(sides.filter(({ entry }) => entry.belongs_to === null || names.includes(entry.belongs_to)))
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
  yield* inDays(unsettled.filter(({ entry }) => canSettle(settlement, entry)))
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
