import { isoDate } from '#domain/kernel/dates.ts'

/** A story has a past: days and hours before now. Ids carry the same time, because lists go by them. */
export interface Past {
  daysAgo(days: number): Date
  day(daysAgo: number): string
}
export const pastOf = (now: Date): Past => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  return { daysAgo, day: (days) => isoDate(daysAgo(days)) }
}
