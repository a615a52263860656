import { addDays, addMonths, type IsoDate } from '#domain/kernel/dates.ts'

export const addYears = (date: IsoDate, years: number) => addMonths(date, years * 12)

/** The first of `dateOf(from)`, `dateOf(from + 1)`, … that is not yet over. */
export function firstFrom(today: IsoDate, from: number, dateOf: (count: number) => IsoDate): IsoDate {
  let count = from
  while (dateOf(count) < today) count++
  return dateOf(count)
}

/**
 * The end of the running period: the agreed one, or a year or more later when the contract went on by itself (TBK 347).
 * Years are counted by the day after: from 1 March to 1 March, whatever the last day of February is.
 */
export const periodEnd = ({ bitisTarihi }: { bitisTarihi: IsoDate }, today: IsoDate): IsoDate =>
  firstFrom(today, 0, (years) => addDays(addYears(addDays(bitisTarihi, 1), years), -1))
