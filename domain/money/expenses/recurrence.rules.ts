import { addMonths, type IsoDate } from '#domain/kernel/dates.ts'

export const rhythms = ['month', 'quarter', 'year'] as const
export type Rhythm = (typeof rhythms)[number]

export const rhythmLabels: Record<Rhythm, string> = { month: 'Her ay', quarter: 'Üç ayda bir', year: 'Her yıl' }

const monthsOf: Record<Rhythm, number> = { month: 1, quarter: 3, year: 12 }

export interface Recurrence {
  every: Rhythm
  /** The first day; its day of the month is kept, or the month's last day where there is none. */
  starts_on: IsoDate
  /** The last day on which one may still fall. */
  ends_on: IsoDate | null
}

/** Counted from the first day, never from the one before: what begins on the 31st comes back to the 31st after February. */
export const occurrenceOn = ({ every, starts_on }: Recurrence, index: number): IsoDate =>
  addMonths(starts_on, index * monthsOf[every])

/** At most so many are made in one go; the rest follows with the next run. */
const mostAtOnce = 240

/** Those from number `made` on that have come by this day, however long nobody looked. */
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

/** The day of number `made`; null when the end comes before it. */
export function nextOccurrence(recurrence: Recurrence, made: number): IsoDate | null {
  const day = occurrenceOn(recurrence, made)
  return recurrence.ends_on !== null && day > recurrence.ends_on ? null : day
}

/** The number of the first one on this day or later, not before `made`: what fell into a pause is left out. */
export function firstNumberFrom(recurrence: Recurrence, made: number, day: IsoDate): number {
  let index = made
  while (occurrenceOn(recurrence, index) < day) index += 1
  return index
}
