import { dayMs, isoDate } from '#domain/kernel/dates.ts'

/** Times before now for demo data. Ids contain the same time, because lists are ordered by id. */
export interface Past {
  daysAgo(days: number): Date
  day(daysAgo: number): string
}
export const pastOf = (now: Date): Past => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  return { daysAgo, day: (days) => isoDate(daysAgo(days)) }
}
