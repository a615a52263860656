import type { CalendarItem } from '#domain/work/calendar/calendar.schema.ts'
import { type CalendarGroup, groupOfKind } from '#domain/work/calendar/calendar-kinds.rules.ts'

/** Brass stays for what is to be done now, so no group has it; papers have a colour of the charts. */
export const groupColors: Readonly<Record<CalendarGroup, string>> = {
  payment: 'var(--mui-palette-success-main)',
  contract: 'var(--mui-palette-primary-main)',
  increase: 'var(--mui-palette-info-main)',
  notice: 'var(--mui-palette-warning-main)',
  deposit: 'var(--mui-palette-primary-light)',
  handover: 'var(--mui-palette-text-secondary)',
  paper: 'var(--chart-2)',
  answer: 'var(--mui-palette-text-primary)',
}

export const lateColor = 'var(--mui-palette-error-main)'

/** Supports the text; on a phone, the dots of a day. Red is only for overdue items. */
export const colorOf = ({ kind, due }: Pick<CalendarItem, 'kind' | 'due'>) =>
  due?.state === 'late' ? lateColor : groupColors[groupOfKind(kind)]

const rankOf = ({ done, due }: Pick<CalendarItem, 'done' | 'due'>) => (due?.state === 'late' ? 0 : done ? 2 : 1)

/** A day shows its first items only: what is late must be among them, what is done need not. */
export const mostUrgentFirst = (items: readonly CalendarItem[]) => items.toSorted((a, b) => rankOf(a) - rankOf(b))
