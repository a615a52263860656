import {
  addDays,
  addMonths,
  daysBetween,
  type IsoDate,
  type IsoMonth,
  monthOf,
  monthsAfter,
} from '#domain/kernel/dates.ts'

/** First and last day, both included. */
export interface Period {
  from: IsoDate
  to: IsoDate
}

export const comparisons = ['none', 'year', 'previous', 'own'] as const
export type Comparison = (typeof comparisons)[number]

/** The present month and the eleven before it. */
export const lastYear = (today: IsoDate): Period => ({ from: addMonths(`${monthOf(today)}-01`, -11), to: today })

/** Number of calendar months that the period touches. */
export const monthCount = ({ from, to }: Period): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1

export function monthsIn({ from, to }: Period): IsoMonth[] {
  const months: IsoMonth[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = monthsAfter(month, 1)) months.push(month)
  return months
}

const isFirst = (day: IsoDate) => day.endsWith('-01')
const isLast = (day: IsoDate) => isFirst(addDays(day, 1))

/** Whole months are compared with whole months, other periods with as many days. */
function previousOf({ from, to }: Period): Period {
  if (!isFirst(from)) return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) }
  const months = monthCount({ from, to })
  return { from: addMonths(from, -months), to: isLast(to) ? addDays(from, -1) : addMonths(to, -months) }
}

function yearBefore({ from, to }: Period): Period {
  const end = addMonths(to, -12)
  // 28 February may be the last day of its month, and then maps to the 29th in a leap year.
  return { from: addMonths(from, -12), to: isLast(to) ? lastOfMonth(end) : end }
}
const lastOfMonth = (day: IsoDate): IsoDate => addDays(addMonths(`${monthOf(day)}-01`, 1), -1)

/** The period to compare with; null for none. */
export function comparedWith(period: Period, comparison: Comparison, own: Period | null): Period | null {
  if (comparison === 'year') return yearBefore(period)
  if (comparison === 'previous') return previousOf(period)
  return comparison === 'own' ? own : null
}

/** Cuts a period off at today, because later days have no data. */
export const untilToday = ({ from, to }: Period, today: IsoDate): Period => ({ from, to: to < today ? to : today })
