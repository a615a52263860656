import { compareDays } from '#domain/kernel/dates.ts'
import type { CalendarItem } from '#domain/work/calendar/calendar.schema.ts'
import type { DeadlineView } from '#domain/work/deadlines/deadlines.schema.ts'
import type { Db } from '#server/db/client.ts'
import { deadlineViews } from '#server/features/work/deadlines/list-deadlines.ts'
import type { Actor } from '#server/http/actor.ts'
import { readDays } from './days.queries.ts'
import { handoverItems } from './handover-days.queries.ts'
import type { Days } from './payment-days.queries.ts'
import { paymentItems } from './payment-days.ts'

/** All dated items in the range that the person may see, earliest first. */
export async function findCalendarItems(db: Db, actor: Actor, days: Days) {
  const { from, until } = days
  // Counted from the first day shown, so that past months keep their dates.
  const deadlines = await deadlineViews(db, actor, { today: from, until, property: '', everyYear: true })
  const read = await readDays(db, actor, days)
  const handovers = handoverItems(read.handovers, actor)
  const payments = paymentItems(read.booked, read.planned, days)
  const items = [...deadlines.views.map(itemOf), ...handovers.found, ...payments.found].filter(
    ({ date }) => date >= from && date <= until,
  )
  items.sort((one, other) => compareDays(one.date, other.date) || one.key.localeCompare(other.key))
  return { items, truncated: deadlines.truncated || handovers.truncated || payments.truncated }
}

const itemOf = ({ owner: _, done_by: __, ...deadline }: DeadlineView): CalendarItem => ({
  ...deadline,
  handover: null,
  due: null,
})
