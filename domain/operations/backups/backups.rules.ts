import { dayMs } from '#domain/kernel/dates.ts'

/** Istanbul has been three hours ahead of UTC all year since 2016. */
const offsetMs = 3 * 60 * 60 * 1000
/** 02.30 in Istanbul. */
const plannedAtMs = 2.5 * 60 * 60 * 1000
/** A backup that takes longer, or that nobody makes, counts as late. */
const patienceMs = 6 * 60 * 60 * 1000
const drillEveryMs = 30 * dayMs

/** The latest moment at which a backup should have begun. */
export function lastPlanned(now: Date): Date {
  const local = now.getTime() + offsetMs - plannedAtMs
  return new Date(Math.floor(local / dayMs) * dayMs - offsetMs + plannedAtMs)
}

export const nextPlanned = (now: Date): Date => new Date(lastPlanned(now).getTime() + dayMs)

/** Also after a time in which no server ran, and again every hour after a failure. */
export const isBackupDue = (last: Date | null, now: Date): boolean => last === null || last < lastPlanned(now)

export const isBackupLate = (last: Date | null, now: Date): boolean =>
  isBackupDue(last, now) && now.getTime() - lastPlanned(now).getTime() > patienceMs

export const isDrillDue = (last: Date | null, now: Date): boolean =>
  last === null || now.getTime() - last.getTime() >= drillEveryMs

export interface KeptBackups {
  daily: number
  weekly: number
  monthly: number
}

const dayOf = (at: Date) => Math.floor((at.getTime() + offsetMs) / dayMs)
/** Weeks begin on Monday; the first of January 1970 was a Thursday. */
const weekOf = (at: Date) => Math.floor((dayOf(at) + 3) / 7)
const monthOf = (at: Date) => new Date(at.getTime() + offsetMs).toISOString().slice(0, 7)

/** The newest of each of the last so many days, weeks and months that have one; the newest of all is always kept. */
export function keptBackups(times: readonly Date[], keep: KeptBackups): Date[] {
  const newestFirst = times.toSorted((a, b) => b.getTime() - a.getTime())
  const kept = new Set(newestFirst.slice(0, 1))
  const keepNewest = (count: number, periodOf: (at: Date) => number | string) => {
    const newest = new Map<number | string, Date>()
    for (const at of newestFirst) if (!newest.has(periodOf(at))) newest.set(periodOf(at), at)
    for (const at of [...newest.values()].slice(0, count)) kept.add(at)
  }
  keepNewest(keep.daily, dayOf)
  keepNewest(keep.weekly, weekOf)
  keepNewest(keep.monthly, monthOf)
  return newestFirst.filter((at) => kept.has(at))
}

/** Sorts by time, and says it to a person too. */
export const backupName = (at: Date): string => `anahtar-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.age`

/** Null for any other file of the folder. */
export function timeOfBackup(name: string): Date | null {
  const parts = /^anahtar-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.age$/.exec(name)
  if (!parts) return null
  const [year, month, day, hour, minute, second] = parts.slice(1).map(Number)
  return new Date(Date.UTC(year!, month! - 1, day, hour, minute, second))
}
