import { addDays, type IsoDate } from '#domain/kernel/dates.ts'
import { type DeadlineKind, deadlineRules } from './deadline-kinds.rules.ts'
import type { Side } from './deadline-rule.rules.ts'

/** Waiting answers have lists of their own, which say who has to be reminded. */
const shownElsewhere: readonly DeadlineKind[] = ['approval_link', 'guarantor_link', 'paper_link']
/** A landlord prepares these well ahead of their day. */
const prepared: readonly DeadlineKind[] = ['rent_increase', 'contract_end']

const preparedDays = 30
const usualDays = 7

/** Whether this date is work for today: its day is near, and something is to be done by it. */
export function isTodo(kind: DeadlineKind, date: IsoDate, side: Side, today: IsoDate): boolean {
  if (shownElsewhere.includes(kind) || deadlineRules[kind].remindAt.length === 0) return false
  const ahead = side === 'landlord' && prepared.includes(kind) ? preparedDays : usualDays
  return date <= addDays(today, ahead)
}
