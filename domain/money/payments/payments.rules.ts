import { addDays, compareDays, daysBetween, type IsoDate, monthOf } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import type { Currency, Kurus } from '#domain/kernel/money.ts'
import { monthStateOf } from '#domain/services/figures/month-states.rules.ts'
import type { LedgerMonth, MonthState } from './payments.schema.ts'

interface Claim {
  category: string
  month: IsoDate | null
  due_on: IsoDate
  amount: Kurus
  settled: Kurus
  currency: Currency
  /** The figure “Geciken” of this claim. */
  late: Kurus
}

/** State of several claims together. */
export function stateOf(
  claims: readonly Pick<Claim, 'amount' | 'settled' | 'due_on' | 'late'>[],
  today: IsoDate,
): MonthState {
  const open = claims.filter(({ amount, settled }) => settled < amount)
  return monthStateOf({
    unpaid: open.length > 0,
    late: open.some(({ late }) => late > 0),
    past: open.some(({ due_on }) => due_on < today),
    settled: claims.some(({ settled }) => settled > 0),
  })
}

export const daysLate = (oldest: IsoDate | null, today: IsoDate): number =>
  oldest ? Math.max(0, daysBetween(oldest, today)) : 0

/** The first day of the month to which a claim belongs. */
export const monthOfClaim = ({ month, due_on }: Pick<Claim, 'month' | 'due_on'>): IsoDate =>
  month ?? `${monthOf(due_on)}-01`

/** The open amount of all claims up to this month in one currency: what a payment is asked for now. */
export const askedBy = (
  claims: readonly Omit<Claim, 'late'>[],
  { currency, deposit = false, today }: ClaimsDueQuery,
): Kurus =>
  claims
    .filter(
      (claim) =>
        claim.currency === currency &&
        (claim.category === 'deposit') === deposit &&
        monthOf(monthOfClaim(claim)) <= monthOf(today),
    )
    .reduce((sum, { amount, settled }) => sum + amount - settled, 0)

interface ClaimsDueQuery {
  currency: Currency
  deposit?: boolean
  today: IsoDate
}

export type UnfitDay = 'payment_too_late' | 'payment_too_early'

/** Allows tomorrow, because evening transfers count from the next day, and days before moving in from `began` on. */
export function unfitDay(on_date: IsoDate, { today, began }: { today: IsoDate; began: IsoDate }): UnfitDay | null {
  if (on_date > addDays(today, 1)) return 'payment_too_late'
  return on_date < began ? 'payment_too_early' : null
}

/** Claims grouped by month, newest first; deposits belong to no month. */
export function monthsOf(claims: readonly (Claim & { settled_on: IsoDate | null })[], today: IsoDate): LedgerMonth[] {
  const rent = claims.filter(({ category }) => category !== 'deposit')
  return [...groupBy(rent, (claim) => `${monthOfClaim(claim)} ${claim.currency}`)]
    .map(([, group]) => {
      const state = stateOf(group, today)
      return {
        month: monthOfClaim(group[0]!),
        currency: group[0]!.currency,
        amount: sum(group, 'amount'),
        settled: sum(group, 'settled'),
        due_on: group.map(({ due_on }) => due_on).sort()[0]!,
        settled_on:
          state === 'paid'
            ? group
                .map(({ settled_on }) => settled_on ?? '')
                .sort()
                .at(-1)!
            : null,
        state,
      }
    })
    .sort((a, b) => compareDays(b.month, a.month) || a.currency.localeCompare(b.currency))
}

const sum = (claims: readonly Claim[], what: 'amount' | 'settled') =>
  claims.reduce((total, claim) => total + claim[what], 0)
