import { addMonths, type IsoDate } from '#domain/kernel/dates.ts'

export const addYears = (date: IsoDate, years: number) => addMonths(date, years * 12)

/** The first of `dateOf(from)`, `dateOf(from + 1)`, … that is not yet over. */
export function firstFrom(today: IsoDate, from: number, dateOf: (count: number) => IsoDate): IsoDate {
  let count = from
  while (dateOf(count) < today) count++
  return dateOf(count)
}

/** The end of the running period: the agreed one, or its anniversary when the contract went on by itself (TBK 347). */
export const periodEnd = ({ bitisTarihi }: { bitisTarihi: IsoDate }, today: IsoDate): IsoDate =>
  firstFrom(today, 0, (years) => addYears(bitisTarihi, years))
