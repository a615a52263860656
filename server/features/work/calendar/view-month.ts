import { addDays, addMonths, isoDate, monthOf } from '#domain/kernel/dates.ts'
import type { CalendarFilter } from '#domain/work/calendar/calendar.schema.ts'
import { type CalendarGroup, calendarGroups, groupOfKind } from '#domain/work/calendar/calendar-kinds.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { findCalendarItems } from './find-items.ts'

/** More than anyone reads of one month; the screen says so and suggests a filter. */
const mostItems = 1000

export async function viewMonth(ctx: Context, actor: Actor, filter: CalendarFilter) {
  const today = isoDate(ctx.clock.now())
  const month = filter.month || monthOf(today)
  const from = `${month}-01`
  const until = addDays(addMonths(from, 1), -1)
  const { items, truncated } = await findCalendarItems(ctx.db, actor, { today, from, until })
  const matching = items.filter(({ kind }) => filter.group === 'all' || groupOfKind(kind) === filter.group)
  const count = (group: CalendarGroup) => items.filter(({ kind }) => groupOfKind(kind) === group).length
  return {
    month,
    today,
    truncated,
    items: matching.slice(0, mostItems),
    total: matching.length,
    counts: Object.fromEntries(calendarGroups.map((group) => [group, count(group)])) as Record<CalendarGroup, number>,
  }
}
