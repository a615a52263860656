import { addDays, daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import type { Currency, Kurus } from '#domain/kernel/money.ts'
import { type Entry, isClaim, isDepositClaim, isSideClaim } from '#domain/money/ledger/entries.schema.ts'
import type { ArrearsClaim } from './arrears.schema.ts'

/** Legal interest (law 3095, article 1) in percent a year, valid from a day on. */
export interface LegalRate {
  from_on: IsoDate
  percent: number
}

type InterestLine = ArrearsClaim['interest'][number]

interface Debt {
  due_on: IsoDate
  amount: Kurus
  /** Payments of this debt, each on the day from which it counts. */
  paid: readonly { on_date: IsoDate; amount: Kurus }[]
  /** Periods whose interest is already booked. */
  booked: readonly { from: IsoDate; to: IsoDate }[]
  until: IsoDate
  /** First day of interest; by default the day after the due day. */
  since?: IsoDate
}

/** Rounds half a kuruş up. Uses BigInt, because the product may exceed the exact range of a number. */
function simpleInterest(principal: Kurus, percent: number, days: number): Kurus {
  const product = BigInt(principal) * BigInt(Math.round(percent * 100)) * BigInt(days)
  const year = 365n * 100n * 100n
  return Number((product * 2n + year) / (year * 2n))
}

/**
 * Simple interest by days over 365, from the day after the due day. A line ends where the rate changes and where a part
 * was paid. The day of a payment still counts with the amount owed before it.
 */
export function interestLines(debt: Debt, rates: readonly LegalRate[]): InterestLine[] {
  const { amount, paid, booked, until } = debt
  const begin = addDays(debt.due_on, 1)
  const first = debt.since && debt.since > begin ? debt.since : begin
  const turns = [
    ...rates.map(({ from_on }) => from_on),
    ...paid.map(({ on_date }) => addDays(on_date, 1)),
    ...booked.flatMap(({ from, to }) => [from, addDays(to, 1)]),
  ]
  const days = [...new Set([first, ...turns])].filter((day) => day >= first && day <= until).sort()
  return days.flatMap((from, at): InterestLine[] => {
    const next = days[at + 1]
    const to = next ? addDays(next, -1) : until
    const percent = rateOn(rates, from)
    const principal = amount - sumOf(paid.filter(({ on_date }) => on_date < from))
    const isBooked = booked.some((span) => span.from <= from && from <= span.to)
    if (percent === null || principal <= 0 || isBooked) return []
    const count = daysBetween(from, to) + 1
    return [{ from, to, days: count, percent, principal, amount: simpleInterest(principal, percent, count) }]
  })
}

/** Null for days before the first known rate. */
const rateOn = (rates: readonly LegalRate[], day: IsoDate): number | null =>
  rates.reduce<LegalRate | null>(
    (newest, rate) => (rate.from_on <= day && (!newest || rate.from_on > newest.from_on) ? rate : newest),
    null,
  )?.percent ?? null

export const sumOf = (lines: readonly { amount: Kurus }[]): Kurus => lines.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Compound interest is forbidden, the deposit is no such debt, and law 3095 has another rule (4/a) for foreign
 * currency.
 */
export const bearsInterest = (claim: Pick<Entry, 'kind' | 'category' | 'currency'>): boolean =>
  isClaim(claim) && !isSideClaim(claim) && !isDepositClaim(claim) && claim.currency === 'TL'

type Owed = Pick<ArrearsClaim, 'category' | 'open' | 'currency' | 'interest_total'>

export interface GrandTotal {
  currency: Currency
  /** What is open of the claims; interest and costs that were booked are claims as well. */
  open: Kurus
  /** Legal interest that is not booked yet. */
  interest: Kurus
  total: Kurus
  /** What the next day adds, at the present rate. */
  per_day: Kurus
}

/** All that is owed on the day, and what each further day adds; debts in different currencies are never added. */
export function grandTotals(claims: readonly Owed[], rates: readonly LegalRate[], today: IsoDate): GrandTotal[] {
  return [...groupBy(claims, ({ currency }) => currency)].map(([currency, owed]) => {
    const open = owed.reduce((sum, claim) => sum + claim.open, 0)
    const interest = owed.reduce((sum, { interest_total }) => sum + interest_total, 0)
    const bearing = owed
      .filter((claim) => bearsInterest({ kind: 'due', category: claim.category, currency }))
      .reduce((sum, claim) => sum + claim.open, 0)
    const per_day = simpleInterest(bearing, rateOn(rates, addDays(today, 1)) ?? 0, 1)
    return { currency, open, interest, total: open + interest, per_day }
  })
}

export const interestInforms =
  'Yasal faiz (3095 sayılı Kanun m. 1) basit faizle ve gün üzerinden hesaplanır; hukuki tavsiye değildir. Konutlarda yasal oranın üzerinde gecikme faizi ya da cezai şart istenmesi tartışmalıdır (TBK 346).'

/** Shown beside debts in another currency, whose interest is not calculated; empty without such debts. */
export const foreignInterestNote = (claims: readonly Pick<Entry, 'currency'>[]): string =>
  claims.some(({ currency }) => currency !== 'TL')
    ? 'Yabancı para borçlarında 3095 sayılı Kanun m. 4/a uygulanır; burada hesaplanmaz.'
    : ''
