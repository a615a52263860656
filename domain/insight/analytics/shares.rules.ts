import { addDays, compareDays, daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import type { Period } from './periods.rules.ts'

/** AST-01: maximum number of properties per query. */
export const mostPerQuery = 30

export const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / mostPerQuery) }, (_, at) =>
    items.slice(at * mostPerQuery, (at + 1) * mostPerQuery),
  )

const toTenths = (percent: number) => Math.round(percent * 10) / 10

/** Percent with one decimal; null when `whole` is not positive. */
export const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? toTenths((part / whole) * 100) : null

/** Change in percent; null when the earlier value is zero or one value is unknown. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : toTenths(((now - before) / Math.abs(before)) * 100)

export interface RentedDays {
  started_on: IsoDate
  /** The last day; null while the tenancy lasts. */
  ended_on: IsoDate | null
}

interface SharedProperty {
  /** The day on which the property was entered in the product. */
  known_since: IsoDate
  stays: readonly RentedDays[]
}

const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b)
const earlier = (a: IsoDate, b: IsoDate) => (a < b ? a : b)
const daysIn = (from: IsoDate, to: IsoDate) => (from > to ? 0 : daysBetween(from, to) + 1)

/**
 * Days of a period on which a property is known, and on how many of them it was not rented. A property is known from the day
 * it was entered, or from its first tenancy if that is older, because nothing is recorded about earlier days.
 */
export function vacancy({ known_since, stays }: SharedProperty, period: Period): { days: number; vacant: number } {
  const began = stays.map(({ started_on }) => started_on).reduce(earlier, known_since)
  const from = later(period.from, began)
  const days = daysIn(from, period.to)
  let counted = from
  let occupied = 0
  for (const { started_on, ended_on } of [...stays].sort((a, b) => compareDays(a.started_on, b.started_on))) {
    const end = earlier(ended_on ?? period.to, period.to)
    const start = later(started_on, counted)
    occupied += daysIn(start, end)
    if (end >= counted) counted = later(counted, addDays(end, 1))
  }
  return { days, vacant: days - occupied }
}

export type NoYield = 'costs' | 'value' | 'currency' | 'young'

interface YearOfProperty {
  year: { net: number | null; foreign: boolean; days: number }
  value: { amount: number } | null
}

/** A yield needs data of a whole year. */
const wholeYear = 365

/** The net income of twelve months in percent of the property's value, or why it cannot be calculated. */
export function yieldOf({ year, value }: YearOfProperty): { percent: number } | { why: NoYield } {
  if (year.net === null) return { why: 'costs' }
  if (!value) return { why: 'value' }
  if (year.foreign) return { why: 'currency' }
  if (year.days < wholeYear) return { why: 'young' }
  return { percent: Math.round((year.net / value.amount) * 10_000) / 100 }
}
