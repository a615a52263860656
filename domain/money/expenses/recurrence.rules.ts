import { addMonths, type IsoDate } from '#domain/kernel/dates.ts'

export const rhythms = ['month', 'quarter', 'year'] as const
export type Rhythm = (typeof rhythms)[number]

export const rhythmLabels: Record<Rhythm, string> = { month: 'Her ay', quarter: 'Üç ayda bir', year: 'Her yıl' }

const monthsOf: Record<Rhythm, number> = { month: 1, quarter: 3, year: 12 }

export interface Recurrence {
  every: Rhythm
  /** The first day; its day of the month is kept, or the last day of a shorter month is used. */
  starts_on: IsoDate
  /** The last possible day. */
  ends_on: IsoDate | null
}

/** Counted from the first day, so that a series from the 31st returns to the 31st after February. */
export const occurrenceOn = ({ every, starts_on }: Recurrence, index: number): IsoDate =>
  addMonths(starts_on, index * monthsOf[every])

/** Limit of one run; the next run makes the rest. */
const mostAtOnce = 240

/** Occurrences from number `made` up to this day, including those missed while no run took place. */
export function occurrencesBy(recurrence: Recurrence, made: number, today: IsoDate): IsoDate[] {
  const { ends_on } = recurrence
  const last = ends_on !== null && ends_on < today ? ends_on : today
  const days: IsoDate[] = []
  for (let index = made; days.length < mostAtOnce; index += 1) {
    const day = occurrenceOn(recurrence, index)
    if (day > last) break
    days.push(day)
  }
  return days
}

/** The day of occurrence number `made`; null after the end. */
export function nextOccurrence(recurrence: Recurrence, made: number): IsoDate | null {
  const day = occurrenceOn(recurrence, made)
  return recurrence.ends_on !== null && day > recurrence.ends_on ? null : day
}

/** The number of the first occurrence on or after the day, at least `made`; skips those of a pause. */
export function firstNumberFrom(recurrence: Recurrence, made: number, day: IsoDate): number {
  let index = made
  while (occurrenceOn(recurrence, index) < day) index += 1
  return index
}
