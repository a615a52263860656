import { addDays, daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'

/** How days of a partial month are counted: a thirtieth of the rent each, or by the month's own length. */
export const partMonths = ['thirtieth', 'actual'] as const
export type PartMonth = (typeof partMonths)[number]

export interface Days {
  from: IsoDate
  to: IsoDate
}

export const dayCount = ({ from, to }: Days) => daysBetween(from, to) + 1

/** A rent that applies from a day on. */
export interface RentFrom {
  from: IsoDate
  rent: Kurus
}

const commercialMonth = 30

/**
 * The rent of the counted days of a month: the whole rent for a whole month, whatever its length; parts by the day.
 * Where the rent changes within a whole month, thirty thirtieths are assigned from the front, so that two equal rents
 * make exactly one. Rounded once, at the end, half a kuruş up.
 */
export function monthsRent({
  month,
  counted,
  rents,
  count,
}: {
  /** The whole month of the lease, from one pay day to the next. */
  month: Days
  /** The part of the month within the lease. */
  counted: Days
  /** Ordered by day; the first applies from before the month on. */
  rents: readonly RentFrom[]
  count: PartMonth
}): Kurus {
  const pieces = rents
    .map(({ from, rent }, at) => {
      const next = rents[at + 1]?.from
      const until = next === undefined ? counted.to : addDays(next, -1)
      return { rent, from: from > counted.from ? from : counted.from, to: until < counted.to ? until : counted.to }
    })
    .filter(({ from, to }) => from <= to)
    .map((piece) => ({ rent: piece.rent, days: dayCount(piece) }))
  const whole = counted.from === month.from && counted.to === month.to
  if (count === 'actual') {
    const length = dayCount(month)
    return divided(
      pieces.reduce((sum, { rent, days }) => sum + rent * days, 0),
      length,
    )
  }
  let left = whole ? commercialMonth : Math.min(commercialMonth, dayCount(counted))
  const weights = pieces.map(({ days }, at) => {
    const weight = whole && at === pieces.length - 1 ? left : Math.min(days, left)
    left -= weight
    return weight
  })
  return divided(
    pieces.reduce((sum, { rent }, at) => sum + rent * weights[at]!, 0),
    commercialMonth,
  )
}

const divided = (total: number, by: number): Kurus => Math.floor((2 * total + by) / (2 * by))
