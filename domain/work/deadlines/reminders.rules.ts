import { daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import { type DeadlineKind, deadlineRules } from './deadline-kinds.rules.ts'

/**
 * The last step of `remindAt` that is reached, such as 30 while 30 to 8 days are left. It stays the same for the whole
 * step, so if the job misses a day the reminder still goes out later. Null before the first step and after the date.
 */
export function reminderStep(kind: DeadlineKind, date: IsoDate, today: IsoDate): number | null {
  const days = daysBetween(today, date)
  if (days < 0) return null
  const reached = deadlineRules[kind].remindAt.filter((step) => days <= step)
  return reached.length > 0 ? Math.min(...reached) : null
}

/** Reminders are sent between nine in the morning and nine in the evening; later ones wait until the next morning. */
export const isReminderHour = (hour: number): boolean => hour >= 9 && hour < 21

interface RemindedDeadline {
  title: string
  property_title: string
  days: number
}

const away = (days: number) => (days === 0 ? 'bugün' : days === 1 ? 'yarın' : `${days} gün`)

/** One line for all dates, the nearest first. */
export function digestText(deadlines: readonly RemindedDeadline[]): string {
  const [first, ...others] = deadlines
  if (!first) return ''
  const line = `${first.title}: ${first.property_title} (${away(first.days)})`
  return others.length === 0 ? `Yaklaşan tarih: ${line}` : `${deadlines.length} tarih yaklaşıyor. En yakını: ${line}`
}
