import { type IsoDate, type IsoMonth, monthOf, monthsAfter, showDate } from '#domain/kernel/dates.ts'
import { withMinus } from '#domain/kernel/minus.ts'

/** Change of the 12-month average of the consumer price index, in percent, by data month. */
export type TufeTable = Readonly<Record<IsoMonth, number>>

/** Temporary articles 1 and 2 of the code of obligations, both days included. Their wording follows from these figures. */
export const dwellingCap = { from: '2022-06-11', to: '2024-07-01', percent: 25 } as const

/** Outside the range of the index in this century, and likely a misplaced decimal comma. */
export const isUnusual = (percent: number): boolean => percent < 1 || percent > 150

/** Temporary article 2 took over from the first one on this day. */
const secondCapFrom: IsoDate = '2023-07-02'
export const dwellingCapArticle = (renewal: IsoDate): string =>
  renewal < secondCapFrom ? 'TBK geçici 1' : 'TBK geçici 2'

export interface IncreaseCap {
  percent: number
  /** The data month of the figure. */
  month: IsoMonth
  /** False when the deciding month is not yet published; the figure is then the newest one before it. */
  published: boolean
  /** The dwelling cap of 2022 to 2024 was lower than the index. */
  byDwellingCap: boolean
}

/** TBK 344: the figure of the month before the renewal caps the increase. Null without any earlier figure. */
export function increaseCap(renewal: IsoDate, dwelling: boolean, known: TufeTable): IncreaseCap | null {
  const asked = monthsAfter(monthOf(renewal), -1)
  const month = Object.keys(known)
    .filter((each) => each <= asked)
    .reduce((newest, each) => (each > newest ? each : newest), '')
  const percent = known[month]
  if (percent === undefined) return null
  const capped = dwelling && renewal >= dwellingCap.from && renewal <= dwellingCap.to && dwellingCap.percent < percent
  return {
    percent: capped ? dwellingCap.percent : percent,
    month,
    published: month === asked,
    byDwellingCap: capped,
  }
}

/** The figure of a month is published in the following month. */
const lastPublishable = (today: IsoDate): IsoMonth => monthsAfter(monthOf(today), -1)

/** The month that an administrator enters next, and whether its figure may have been published. */
export function nextTufeMonth(newest: IsoMonth | null, today: IsoDate): { month: IsoMonth; due: boolean } {
  const month = newest ? monthsAfter(newest, 1) : lastPublishable(today)
  return { month, due: month <= lastPublishable(today) }
}

/** 11.06.2022–01.07.2024 */
export const dwellingCapPeriod = `${showDate(dwellingCap.from)}–${showDate(dwellingCap.to)}`

/** %31,49 */
export const showPercent = (percent: number) =>
  `%${withMinus(percent.toLocaleString('tr-TR', { maximumFractionDigits: 2 }))}`
