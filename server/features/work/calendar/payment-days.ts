import { groupBy } from '#domain/kernel/group-by.ts'
import { duesUntil, type ScheduledDue, scheduleDues } from '#domain/money/ledger/schedule.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { CalendarItem, DueState } from '#domain/work/calendar/calendar.schema.ts'
import type { DueKind } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { agreedFrom, sourceOf } from '#server/services/ledger/due-source.ts'
import type { PlannedRows } from './days.queries.ts'
import { type BookedDay, type Days, type LedgerContext, mostClaims } from './payment-days.queries.ts'

/** Payment days: booked ones, and after them agreed ones. */
export function paymentItems(booked: BookedDay[], agreed: PlannedRows | null, days: Days) {
  const planned = agreed ? plannedDays(agreed, days) : []
  const all = [...booked.slice(0, mostClaims), ...planned.slice(0, mostClaims)]
  return {
    found: all.map((day) => itemOf(day, days)),
    truncated: booked.length > mostClaims || planned.length > mostClaims,
  }
}

function plannedDays({ running, ...rows }: PlannedRows, { today, from, until }: Days): BookedDay[] {
  const agreed = agreedFrom(rows)
  return running.flatMap(({ tenancy_row, account: ledger, ...context }) => {
    const source = sourceOf({ tenancy: tenancy_row, row: ledger }, agreed, today)
    if (!source) return []
    const bookedUntil = ledger?.made_until ?? duesUntil(today)
    const dues = scheduleDues({ ...source, until }).filter(
      ({ kind, on_date }) => kind === 'due' && on_date > bookedUntil && on_date >= today && on_date >= from,
    )
    return together(dues, context)
  })
}

const isDeposit = ({ category }: ScheduledDue) => category === 'deposit'

function together(dues: readonly ScheduledDue[], context: LedgerContext): BookedDay[] {
  const sameDay = groupBy([...dues], (due) => [due.on_date, due.currency, isDeposit(due)].join())
  return [...sameDay.values()].map((parts) => ({
    ...context,
    date: parts[0]!.on_date,
    currency: parts[0]!.currency,
    deposit: isDeposit(parts[0]!),
    categories: parts.map(({ category }) => category as BookedDay['categories'][number]),
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    settled: 0,
    late: 0,
  }))
}

const kindOf = ({ deposit, categories }: BookedDay): DueKind =>
  deposit ? 'deposit_due' : categories.includes('rent') ? 'rent_due' : 'other_due'

/** Past its day and covered by a receipt that waits is open, not late. */
function stateOf({ amount, settled, late, date }: BookedDay, today: string): DueState {
  if (settled >= amount) return 'paid'
  if (late > 0) return 'late'
  return date > duesUntil(today) ? 'planned' : 'open'
}

function itemOf(day: BookedDay, { today }: Days): CalendarItem {
  const { tenancy, property, baslik, about, side, whole, manage, date, currency, amount, settled } = day
  const state = stateOf(day, today)
  return {
    key: [day.deposit ? 'deposit_due' : 'due', tenancy, date, currency].join(':'),
    kind: kindOf(day),
    date,
    side,
    property,
    property_title: titleOf({ baslik }),
    tenancy,
    about,
    manage,
    contract: null,
    handover: null,
    done: state === 'paid',
    due: { state, currency, amount: whole ? amount : null, left: whole ? amount - settled : null },
  }
}
