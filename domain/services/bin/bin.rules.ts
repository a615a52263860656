import { addDays, dayMs, type IsoDate, isoDate } from '#domain/kernel/dates.ts'

/** How long deleted items can be restored. */
export const binDays = 30

/** Items deleted before this moment are removed for good. */
export const binLimit = (now: Date): Date => new Date(now.getTime() - binDays * dayMs)

/** The last day on which an item can be restored. */
export const lastDayInBin = (deletedAt: Date): IsoDate => addDays(isoDate(deletedAt), binDays)
