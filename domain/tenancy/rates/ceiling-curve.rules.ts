import { addMonths, type IsoDate, type IsoMonth, monthOf, monthsAfter } from '#domain/kernel/dates.ts'
import { increaseCap, type TufeTable } from './tufe.rules.ts'

/** The legal ceiling for a renewal in one month. */
export interface CeilingPoint {
  /** The month of the renewal. */
  renewal: IsoMonth
  /** The month whose figure decides. */
  month: IsoMonth
  /** What the index alone would allow. */
  index: number
  /** What the law allows; below the index in the years of the 25 %. */
  ceiling: number
}

interface CurveOf {
  dwelling: boolean
  /** A day of the renewal: its number within the month decides in the months in which the 25 % began and ended. */
  on: IsoDate
  /** The first renewal shown. */
  from: IsoDate
}

/** The ceilings of all months whose figure is known, from the first one asked for to the newest. */
export function ceilingCurve(known: TufeTable, { dwelling, on, from }: CurveOf): CeilingPoint[] {
  return Object.keys(known)
    .sort()
    .flatMap((month) => {
      const renewal = monthsAfter(month, 1)
      if (renewal < monthOf(from)) return []
      const day = sameDayIn(renewal, on)
      const ceiling = increaseCap(day, dwelling, known)!.percent
      return [{ renewal, month, index: increaseCap(day, false, known)!.percent, ceiling }]
    })
}

/** The same day of another month, or that month's last day. */
function sameDayIn(month: IsoMonth, day: IsoDate): IsoDate {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const [ofYear, ofMonth] = monthOf(day).split('-').map(Number) as [number, number]
  return addMonths(day, (year - ofYear) * 12 + number - ofMonth)
}
