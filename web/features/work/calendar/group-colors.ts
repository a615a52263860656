import type { CalendarItem } from '#domain/work/calendar/calendar.schema.ts'
import { type CalendarGroup, groupOfKind } from '#domain/work/calendar/calendar-kinds.rules.ts'

export const groupColors: Readonly<Record<CalendarGroup, string>> = {
  payment: 'success.main',
  contract: 'primary.main',
  increase: 'info.main',
  notice: 'warning.main',
  deposit: 'primary.light',
  handover: 'text.secondary',
  paper: 'secondary.dark',
  answer: 'secondary.main',
}

export const lateColor = 'error.main'

/** Supports the text; on a phone, the dots of a day. Red is only for overdue items. */
export const colorOf = ({ kind, due }: Pick<CalendarItem, 'kind' | 'due'>) =>
  due?.state === 'late' ? lateColor : groupColors[groupOfKind(kind)]
