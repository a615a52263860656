import {
  addDays,
  addMonths,
  daysBetween,
  type IsoDate,
  type IsoMonth,
  monthOf,
  monthsAfter,
} from '#domain/kernel/dates.ts'

/** Both days included. */
export interface Period {
  from: IsoDate
  to: IsoDate
}

export const comparisons = ['none', 'year', 'previous', 'own'] as const
export type Comparison = (typeof comparisons)[number]

/** The present month and the eleven before it. */
export const lastYear = (today: IsoDate): Period => ({ from: addMonths(`${monthOf(today)}-01`, -11), to: today })

/** How many calendar months it touches, without naming them. */
export const monthCount = ({ from, to }: Period): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1

export function monthsIn({ from, to }: Period): IsoMonth[] {
  const months: IsoMonth[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = monthsAfter(month, 1)) months.push(month)
  return months
}

const isFirst = (day: IsoDate) => day.endsWith('-01')
const isLast = (day: IsoDate) => isFirst(addDays(day, 1))

/** Whole months are set beside whole months; a part of one beside as many days. */
function previousOf({ from, to }: Period): Period {
  if (!isFirst(from)) return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) }
  const months = monthCount({ from, to })
  return { from: addMonths(from, -months), to: isLast(to) ? addDays(from, -1) : addMonths(to, -months) }
}

function yearBefore({ from, to }: Period): Period {
  const end = addMonths(to, -12)
  // The 28th of February ends a month, and so does the 29th a year before.
  return { from: addMonths(from, -12), to: isLast(to) ? lastOfMonth(end) : end }
}
const lastOfMonth = (day: IsoDate): IsoDate => addDays(addMonths(`${monthOf(day)}-01`, 1), -1)

/** What a period is set beside; null for nothing. */
export function comparedWith(period: Period, comparison: Comparison, own: Period | null): Period | null {
  if (comparison === 'year') return yearBefore(period)
  if (comparison === 'previous') return previousOf(period)
  return comparison === 'own' ? own : null
}

/** Nothing is known of days that have not come. */
export const untilToday = ({ from, to }: Period, today: IsoDate): Period => ({ from, to: to < today ? to : today })
