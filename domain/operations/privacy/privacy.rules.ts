import { addDays, addMonths, type IsoDate, isoDate } from '#domain/kernel/dates.ts'

/** Shown to others instead of a deleted user's name. */
export const deletedName = 'Silinmiş kullanıcı'

/** KVKK m. 13: applications must be answered within thirty days. */
const answerDays = 30
export const dueDay = (askedAt: Date): IsoDate => addDays(isoDate(askedAt), answerDays)

/** How long the download key of an archive is valid: enough for a browser to start the download. */
export const archiveKeyMs = 2 * 60_000

export type DueState = 'late' | 'soon' | 'in_time'
const soonDays = 7
export function dueStateOf(due: IsoDate, today: IsoDate): DueState {
  if (due < today) return 'late'
  return due <= addDays(today, soonDays) ? 'soon' : 'in_time'
}

/** The last day of keeping a record that ended on this day. */
export const keptUntil = (endedOn: IsoDate, years: number): IsoDate => addMonths(endedOn, 12 * years)
