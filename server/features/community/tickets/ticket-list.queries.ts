import { and, asc, desc, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { waitingStatuses } from '#domain/community/tickets/tickets.rules.ts'
import {
  type AdminTicketFilter,
  type TicketFilter,
  type TicketRow,
  type TicketStatus,
  ticketStatuses,
  unknownCreator,
} from '#domain/community/tickets/tickets.schema.ts'
import { preparedByInput } from '#server/access/prepared-by-caller.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { firstOf, offsetOf, pageOf } from '#server/db/page.ts'
import { users } from '#server/db/schema/accounts.ts'
import { ticketReplies, tickets } from '#server/db/schema/tickets.ts'
import type { Actor } from '#server/http/actor.ts'

export const assigned = alias(users, 'assigned')

export const rowColumns = {
  id: tickets.id,
  creator_id: tickets.creator_id,
  creator_name: sql<string>`coalesce(${users.username}, ${unknownCreator})`,
  subject: tickets.subject,
  category: tickets.category,
  priority: tickets.priority,
  status: tickets.status,
  created_at: tickets.created_at,
  updated_at: tickets.updated_at,
  reply_count: sql<number>`(select count(*)::int from ${ticketReplies} where ${ticketReplies.ticket_id} = ${tickets.id})`,
  assigned_to: tickets.assigned_to,
  assigned_name: assigned.username,
  first_answer_at: tickets.first_answer_at,
  rating: tickets.rating,
}

type Instants = 'created_at' | 'updated_at' | 'first_answer_at'
type TicketFields = Omit<TicketRow, Instants> & { created_at: Date; updated_at: Date; first_answer_at: Date | null }

export const toRow = <Row extends TicketFields>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  first_answer_at: row.first_answer_at?.toISOString() ?? null,
})

const rowsFrom = (db: Db) =>
  db
    .select(rowColumns)
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.creator_id))
    .leftJoin(assigned, eq(assigned.id, tickets.assigned_to))

const inReply = (word: string) =>
  sql`exists (select 1 from ${ticketReplies} where ${ticketReplies.ticket_id} = ${tickets.id} and ${ticketReplies.search_key} like ${word})`

/** Matches the ticket, a reply or the creator's name: a union uses three indexes, an `or` would scan every row. */
const anywhere = (word: string) => sql`${tickets.id} in (
  select t.id from ${tickets} t where t.search_key like ${word}
  union select r.ticket_id from ${ticketReplies} r where r.search_key like ${word}
  union select t.id from ${tickets} t join ${users} u on u.id = t.creator_id where u.search_key like ${word})`

/** Tickets created by this person (TIC-08). */
export const ownTickets = (db: Db, actor: Actor, filter: TicketFilter) =>
  ticketsPage(db, filter, {
    matching: [
      eq(tickets.creator_id, actor.userId),
      ...likePatterns(filter.q).map((word) => or(like(tickets.search_key, word), inReply(word))),
    ],
    statuses: filter.status === 'all' ? null : [filter.status],
  })

const assignedAs = (actor: Actor, to: AdminTicketFilter['assigned']) => {
  if (to === 'all') return undefined
  return to === 'me' ? eq(tickets.assigned_to, actor.userId) : isNull(tickets.assigned_to)
}

const chosenStatuses = ({ status }: AdminTicketFilter): readonly TicketStatus[] | null => {
  if (status === 'all') return null
  return status === 'waiting' ? waitingStatuses : [status]
}

/** All tickets, for administrators; also searches replies and creator names. */
export const allTickets = (db: Db, actor: Actor, filter: AdminTicketFilter) =>
  ticketsPage(db, filter, {
    matching: [
      filter.priority === 'all' ? undefined : eq(tickets.priority, filter.priority),
      filter.category === 'all' ? undefined : eq(tickets.category, filter.category),
      assignedAs(actor, filter.assigned),
      ...likePatterns(filter.q).map(anywhere),
    ],
    statuses: chosenStatuses(filter),
  })

interface TicketCondition {
  matching: (SQL | undefined)[]
  /** Null for all statuses. */
  statuses: readonly TicketStatus[] | null
}

/** Two statements: the page, and the count of each status, which also gives the total. */
async function ticketsPage(db: Db, filter: { page: number; size: number }, { matching, statuses }: TicketCondition) {
  const where = and(...matching)
  const rows = await rowsFrom(db)
    .where(and(where, statuses ? inArray(tickets.status, [...statuses]) : undefined))
    .orderBy(desc(tickets.created_at), desc(tickets.id))
    .limit(filter.size)
    .offset(offsetOf(filter))
  const found = await db
    .select({ status: tickets.status, count: sql<number>`count(*)::int` })
    .from(tickets)
    .where(where)
    .groupBy(tickets.status)
  const counts = countsOf(found)
  const total = (statuses ?? ticketStatuses).reduce((sum, status) => sum + counts[status], 0)
  return { ...pageOf(rows.map(toRow), total, filter), counts }
}

export const countsOf = (found: { status: TicketStatus; count: number }[]) =>
  Object.fromEntries(
    ticketStatuses.map((status) => [status, found.find((each) => each.status === status)?.count ?? 0]),
  ) as Record<TicketStatus, number>

// Written as literals: with parameters PostgreSQL would not match the partial index.
const isWaiting = sql.raw(`"tickets"."status" in (${waitingStatuses.map((status) => `'${status}'`).join(', ')})`)

const waitingRows = preparedByInput((db, size: number) =>
  rowsFrom(db)
    .where(isWaiting)
    .orderBy(firstOf([desc(sql`${tickets.priority} = 'Acil'`), asc(tickets.updated_at), asc(tickets.id)], size)),
)
const waitingCount = preparedByInput((db) =>
  db.select({ count: sql<number>`count(*)::int` }).from(tickets).where(isWaiting),
)

/** Tickets waiting for an administrator, urgent first, then the longest waiting. */
export async function waitingTickets(db: Db, size: number): Promise<{ documents: TicketRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([waitingRows(db, size), waitingCount(db, null)])
  return { documents: rows.map(toRow), total: counted!.count }
}
