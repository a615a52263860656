import { addDays, compareDays, daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import type { Period } from './periods.rules.ts'

/** AST-01: no query names more places than this. */
export const mostPerQuery = 30

export const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / mostPerQuery) }, (_, at) =>
    items.slice(at * mostPerQuery, (at + 1) * mostPerQuery),
  )

const toTenths = (percent: number) => Math.round(percent * 10) / 10

/** In percent, one decimal; null where there is nothing to take a part of. */
export const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? toTenths((part / whole) * 100) : null

/** How much more or less than before, in percent; null where there was nothing, or where one of them is not known. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : toTenths(((now - before) / Math.abs(before)) * 100)

export interface Stay {
  started_on: IsoDate
  /** The last day; null while it lasts. */
  ended_on: IsoDate | null
}

interface Place {
  /** When the place was entered here. */
  known_since: IsoDate
  stays: readonly Stay[]
}

const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b)
const earlier = (a: IsoDate, b: IsoDate) => (a < b ? a : b)
const daysIn = (from: IsoDate, to: IsoDate) => (from > to ? 0 : daysBetween(from, to) + 1)

/**
 * Days of a period on which a place is known, and those of them on which nobody rented it. A place is known from the day
 * on which it was entered, or from its first tenancy where that is older: what was before, nobody has said.
 */
export function vacancy({ known_since, stays }: Place, period: Period): { days: number; vacant: number } {
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

interface YearOfPlace {
  year: { net: number | null; foreign: boolean; days: number }
  value: { amount: number } | null
}

/** Fewer days would be taken for a year that they are not. */
const wholeYear = 365

/** The net of twelve months as a part of what the place is worth, in percent, or why it cannot be said. */
export function yieldOf({ year, value }: YearOfPlace): { percent: number } | { why: NoYield } {
  if (year.net === null) return { why: 'costs' }
  if (!value) return { why: 'value' }
  if (year.foreign) return { why: 'currency' }
  if (year.days < wholeYear) return { why: 'young' }
  return { percent: Math.round((year.net / value.amount) * 10_000) / 100 }
}
