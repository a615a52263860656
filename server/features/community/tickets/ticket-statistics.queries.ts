import { type SQL, sql } from 'drizzle-orm'
import {
  statisticsLimit,
  type TicketRow,
  type TicketStatistics,
  type TicketStatus,
  ticketPriorities,
} from '#domain/community/tickets/tickets.schema.ts'
import { isoDate, lastMonths } from '#domain/kernel/dates.ts'
import type { Db } from '#server/db/client.ts'
import { readTogether, rowsAsJson } from '#server/db/read-together.ts'
import { tickets } from '#server/db/schema/tickets.ts'
import { countsOf } from './ticket-list.queries.ts'

interface StatisticsRow {
  total: number
  statuses: { status: TicketStatus; count: number }[]
  priorities: { name: TicketRow['priority']; count: number }[]
  categories: { name: string; count: number }[]
  months: { month: string; opened: number; minutes: number | null }[]
  minutes: number | null
  rating: { average: number | null; count: number }
}

const medianMinutes = sql`floor(percentile_cont(0.5) within group
  (order by extract(epoch from first_answer_at - created_at) / 60))::int`
const countBy = (column: SQL, name: SQL) =>
  rowsAsJson(sql`select ${column} as ${name}, count(*)::int as count from recent group by 1 order by 2 desc, 1`)

/** Counts the newest thousand tickets (TIC-09), in one statement. */
export async function ticketStatistics(db: Db, now: Date): Promise<TicketStatistics> {
  const found = await readTogether<StatisticsRow>(
    db,
    {
      total: sql`select count(*)::int from recent`,
      statuses: countBy(sql`status`, sql`status`),
      priorities: countBy(sql`priority`, sql`name`),
      categories: countBy(sql`category`, sql`name`),
      months: rowsAsJson(sql`select to_char(created_at at time zone 'Europe/Istanbul', 'YYYY-MM') as month,
        count(*)::int as opened, ${medianMinutes} as minutes from recent group by 1`),
      minutes: sql`select ${medianMinutes} from recent`,
      rating: sql`select json_build_object('average', round(avg(rating), 1), 'count', count(rating)::int) from recent`,
    },
    sql`with recent as (select status, priority, category, created_at, first_answer_at, rating from ${tickets}
      order by created_at desc, id desc limit ${statisticsLimit})`,
  )
  return {
    total: found.total,
    by_status: countsOf(found.statuses),
    by_priority: Object.fromEntries(
      ticketPriorities.map((priority) => [
        priority,
        found.priorities.find(({ name }) => name === priority)?.count ?? 0,
      ]),
    ) as TicketStatistics['by_priority'],
    by_category: found.categories,
    months: lastMonths(isoDate(now)).map((month) => {
      const of = found.months.find((each) => each.month === month)
      return { month, opened: of?.opened ?? 0, first_answer_minutes: of?.minutes ?? null }
    }),
    first_answer_minutes: found.minutes,
    rating: found.rating,
  }
}
