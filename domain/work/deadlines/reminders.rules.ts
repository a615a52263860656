import { daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import { type DeadlineKind, deadlineRules } from './deadline-kinds.rules.ts'

/**
 * The step that a date has reached, the nearest one: 30 until it is 7 days away, 7 until it is one, 1 up to the day
 * itself. Whoever was away on the day of a step is told within its span, once. Null: not yet, or past.
 */
export function reminderStep(kind: DeadlineKind, date: IsoDate, today: IsoDate): number | null {
  const days = daysBetween(today, date)
  if (days < 0) return null
  const reached = deadlineRules[kind].remindAt.filter((step) => days <= step)
  return reached.length > 0 ? Math.min(...reached) : null
}

/** Nobody is woken: what could not be told by the evening waits for the next morning. */
export const isReminderHour = (hour: number): boolean => hour >= 9 && hour < 21

interface Told {
  title: string
  property_title: string
  days: number
}

const away = (days: number) => (days === 0 ? 'bugün' : days === 1 ? 'yarın' : `${days} gün`)

/** One line for everything, the nearest first. */
export function digestText(deadlines: readonly Told[]): string {
  const [first, ...others] = deadlines
  if (!first) return ''
  const line = `${first.title}: ${first.property_title} (${away(first.days)})`
  return others.length === 0 ? `Yaklaşan tarih: ${line}` : `${deadlines.length} tarih yaklaşıyor. En yakını: ${line}`
}
