import type { CalendarGroup } from '#domain/calendar/calendar-kinds.rules.ts'

/** A second sign beside the words; on a phone the dots of a day. */
export const groupColors: Readonly<Record<CalendarGroup, string>> = {
  payment: 'success.main',
  contract: 'primary.main',
  increase: 'info.main',
  notice: 'warning.main',
  deposit: 'primary.light',
  handover: 'text.secondary',
  paper: 'error.main',
  answer: 'secondary.main',
}
