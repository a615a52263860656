import { addDays, type IsoDate, isoDate } from '#domain/kernel/dates.ts'

/** How long what was removed can be brought back. */
export const binDays = 30

const dayMs = 86_400_000

/** Whatever was removed before this moment goes for good. */
export const binLimit = (now: Date): Date => new Date(now.getTime() - binDays * dayMs)

/** The last day on which an item can be brought back. */
export const lastDayInBin = (deletedAt: Date): IsoDate => addDays(isoDate(deletedAt), binDays)
