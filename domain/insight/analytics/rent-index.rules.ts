import { dayAfterTerm, type IsoDate, type IsoMonth, monthOf, monthsAfter } from '#domain/kernel/dates.ts'
import type { Currency, Kurus } from '#domain/kernel/money.ts'
import type { RentChange } from '#domain/money/ledger/schedule.rules.ts'
import type { TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'

interface AgreedTerm {
  contract_id: string
  starts_on: IsoDate
  rent: Kurus
  currency: Currency
}

export interface AgreedRents {
  /** At least one, ordered by day. */
  terms: readonly AgreedTerm[]
  /** Ordered by day. */
  changes: readonly RentChange[]
}

/** The agreed rent of a day; before the first contract, its rent. */
export function rentOn({ terms, changes }: AgreedRents, day: IsoDate): Pick<AgreedTerm, 'rent' | 'currency'> {
  const term = terms.findLast(({ starts_on }) => starts_on <= day) ?? terms[0]!
  const change = changes.findLast(
    ({ from, contract_id }) =>
      from <= day && from >= term.starts_on && (contract_id ?? term.contract_id) === term.contract_id,
  )
  return { rent: change?.rent ?? term.rent, currency: term.currency }
}

export interface RentPoint {
  on: IsoDate
  rent: Kurus
  /** The first rent, raised by the index at the start of each rent year; null when a figure is missing. */
  indexed: Kurus | null
}

/**
 * The rent at the start of each rent year and today, compared with the first rent raised by the index. The figure of
 * the preceding month counts, as for an increase (TBK 344). Indexed values exist for lira only.
 */
export function rentBesideIndex(
  agreed: AgreedRents,
  { started_on, today }: { started_on: IsoDate; today: IsoDate },
  known: TufeTable,
): { points: RentPoint[]; currency: Currency; missing: IsoMonth[] } {
  // A tenancy may have begun before its first known contract; the rents of that time are unknown.
  const knownFrom = [started_on, agreed.terms[0]!.starts_on].sort().at(-1)!
  const first = rentOn(agreed, knownFrom)
  const isLira = agreed.terms.every(({ currency }) => currency === 'TL')
  const missing: IsoMonth[] = []
  const points: RentPoint[] = [{ on: knownFrom, rent: first.rent, indexed: isLira ? first.rent : null }]
  for (let year = 1; dayAfterTerm(knownFrom, 12 * year) <= today; year++) {
    const on = dayAfterTerm(knownFrom, 12 * year)
    const month = monthsAfter(monthOf(on), -1)
    const percent = known[month]
    const { indexed: before } = points.at(-1)!
    if (isLira && percent === undefined) missing.push(month)
    const indexed = before === null || percent === undefined ? null : Math.round(before * (1 + percent / 100))
    points.push({ on, rent: rentOn(agreed, on).rent, indexed })
  }
  const last = points.at(-1)!
  const { rent, currency } = rentOn(agreed, today)
  if (last.on < today) points.push({ on: today, rent, indexed: last.indexed })
  return { points, currency, missing }
}
