import { addDays, addMonths, type IsoDate, isoDate } from '#domain/kernel/dates.ts'

/** What others read in place of the name of somebody who was deleted. */
export const deletedName = 'Silinmiş kullanıcı'

/** KVKK m. 13: an application is answered within thirty days. */
const answerDays = 30
export const dueDay = (askedAt: Date): IsoDate => addDays(isoDate(askedAt), answerDays)

/** The key to the file itself: long enough for a browser to begin. */
export const archiveKeyMs = 2 * 60_000

export type DueState = 'late' | 'soon' | 'in_time'
const soonDays = 7
export function dueStateOf(due: IsoDate, today: IsoDate): DueState {
  if (due < today) return 'late'
  return due <= addDays(today, soonDays) ? 'soon' : 'in_time'
}

/** The last day on which something is kept that ended on this day. */
export const keptUntil = (endedOn: IsoDate, years: number): IsoDate => addMonths(endedOn, 12 * years)
