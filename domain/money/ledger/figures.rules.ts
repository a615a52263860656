import { daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import type { Currency, Kurus } from '#domain/kernel/money.ts'
import { type Allocated, allocate, type Pursuits } from './allocation.rules.ts'
import { type Entry, isClaim, isDepositClaim, isSettlement, liveEntries } from './entries.schema.ts'

export interface LedgerFigures {
  currency: Currency
  /** The tenant's whole debt; negative for a credit. Excludes the deposit. */
  balance: Kurus
  /** Open amount of claims past their due day. */
  overdue: Kurus
  /** The oldest claim past its due day that is not paid in full. */
  oldest_open: { due_on: IsoDate; month: IsoDate | null } | null
  days_late: number
  /** Amount paid in advance. */
  credit: Kurus
  deposit: { due: Kurus; received: Kurus; returned: Kurus; deducted: Kurus; held: Kurus; open: Kurus }
  /** Tax withheld by the tenant, for the tax sheet. */
  withheld: Kurus
}

/** An entry, or the sum of several alike. */
export type SummedEntry = Pick<Entry, 'kind' | 'category' | 'amount' | 'currency'>

const sum = (entries: readonly Pick<Entry, 'amount'>[]) => entries.reduce((total, { amount }) => total + amount, 0)

/**
 * All figures of a ledger on a day, per currency. Callers that have already allocated payments pass the result,
 * because allocation is most of the work.
 */
export function ledgerFigures(
  all: readonly Entry[],
  today: IsoDate,
  pursuits?: Pursuits,
  allocated: Allocated<Entry> = allocate(all, pursuits, today),
): LedgerFigures[] {
  const currencies = new Set(all.map(({ currency }) => currency))
  return figuresOf({ ...allocated, entries: liveEntries(all) }, currencies, today)
}

/** Input of the figures. */
interface AllocatedLedger {
  /** Without reversed entries. */
  entries: readonly SummedEntry[]
  /** At least the open claims, ordered by due day. */
  claims: readonly {
    entry: Pick<Entry, 'category' | 'amount' | 'currency' | 'on_date' | 'month'>
    settled: Kurus
  }[]
  /** Remainders of payments, kept for later claims. */
  credits: readonly { settlement: Pick<Entry, 'kind' | 'currency'>; left: Kurus }[]
}

export const figuresOf = (
  { entries, claims, credits }: AllocatedLedger,
  currencies: Iterable<Currency>,
  today: IsoDate,
): LedgerFigures[] =>
  [...currencies].map((currency) =>
    figuresIn(currency, today, {
      entries: entries.filter((entry) => entry.currency === currency),
      claims: claims.filter(({ entry }) => entry.currency === currency),
      credits: credits.filter(({ settlement }) => settlement.currency === currency),
    }),
  )

function figuresIn(currency: Currency, today: IsoDate, { entries, claims, credits }: AllocatedLedger): LedgerFigures {
  const of = (...kinds: Entry['kind'][]) => sum(entries.filter(({ kind }) => kinds.includes(kind)))
  const late = claims.filter(
    ({ entry, settled }) => !isDepositClaim(entry) && settled < entry.amount && entry.on_date < today,
  )
  const oldest = late[0]?.entry
  const depositDue = sum(entries.filter((entry) => isClaim(entry) && isDepositClaim(entry)))
  const [received, returned, deducted] = [of('deposit_received'), of('deposit_returned'), of('deposit_deducted')]
  return {
    currency,
    balance:
      sum(entries.filter((entry) => isClaim(entry) && !isDepositClaim(entry))) -
      sum(entries.filter((entry) => isSettlement(entry) && entry.kind !== 'deposit_received')),
    overdue: late.reduce((total, { entry, settled }) => total + entry.amount - settled, 0),
    oldest_open: oldest ? { due_on: oldest.on_date, month: oldest.month } : null,
    days_late: oldest ? daysBetween(oldest.on_date, today) : 0,
    credit: credits
      .filter(({ settlement }) => settlement.kind !== 'deposit_received')
      .reduce((total, { left }) => total + left, 0),
    deposit: {
      due: depositDue,
      received,
      returned,
      deducted,
      held: received - returned - deducted,
      open: Math.max(0, depositDue - received),
    },
    withheld: of('withheld'),
  }
}
