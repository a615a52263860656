import { and, asc, eq, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  type CannedAnswer,
  maxCannedAnswers,
  type ThreadReply,
  type TicketReply,
  unknownCreator,
  unknownSupport,
} from '#domain/community/tickets/tickets.schema.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { avatarOf } from '#domain/people/accounts/avatar.rules.ts'
import { activePerson } from '#server/access/audience.queries.ts'
import { ticketsSeenBy } from '#server/access/ticket-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { readTogether, rowsAsJson } from '#server/db/read-together.ts'
import { users } from '#server/db/schema/accounts.ts'
import { files } from '#server/db/schema/files.ts'
import { cannedAnswers, ticketFiles, ticketReplies, tickets } from '#server/db/schema/tickets.ts'
import type { Actor } from '#server/http/actor.ts'
import { assigned, rowColumns } from './ticket-list.queries.ts'

export type KeptTicket = typeof tickets.$inferSelect
export type KeptReply = typeof ticketReplies.$inferSelect

/** Null when the ticket is missing or belongs to a stranger. */
export async function findTicket(db: Db, actor: Actor, id: string) {
  const { body, situation, closed_at } = tickets
  const [found] = await db
    .select({ ...rowColumns, body, situation, closed_at, username: users.username, avatar_file: users.avatar_file })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.creator_id))
    .leftJoin(assigned, eq(assigned.id, tickets.assigned_to))
    .where(and(eq(tickets.id, id), ticketsSeenBy(actor)))
  return found ?? null
}

/** Locks the ticket so that concurrent changes run one after the other. */
export async function lockTicket(db: Db, actor: Actor, id: string): Promise<KeptTicket | null> {
  const [found] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), ticketsSeenBy(actor)))
    .for('update')
  return found ?? null
}

const filesOf = (
  owner: SQL,
) => sql`(select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'type', k.type,
  'size', k.size, 'width', k.width, 'height', k.height) order by t.position), '[]')
  from ${ticketFiles} t join ${files} k on k.id = t.file_id where ${owner})`

type ReplyRow = TicketReply & { username: string | null; avatar_file: string | null }

interface Thread {
  files: TicketReply['files']
  replies: ThreadReply[]
  admins: { id: string; name: string }[]
  answers: CannedAnswer[]
}

/** Reads everything below the ticket in one statement; the parts for administrators only when needed. */
export async function threadOf(db: Db, ticket_id: string, forAdmin: boolean): Promise<Thread> {
  const nobody = sql`select '[]'::json`
  const thread = await readTogether<Omit<Thread, 'replies'> & { replies: ReplyRow[] }>(db, {
    files: sql`select ${filesOf(sql`t.ticket_id = ${ticket_id} and t.reply_id is null`)}`,
    // Bounded by the maximum number of replies per ticket.
    replies: rowsAsJson(sql`select r.id, r.ticket_id, r.author_id,
      coalesce(u.username, case when r.by_support then ${unknownSupport} else ${unknownCreator} end) as author_name,
      u.username, u.avatar_file, r.by_support, r.text, r.created_at, r.updated_at, ${filesOf(sql`t.reply_id = r.id`)} as files
      from ${ticketReplies} r left join ${users} u on u.id = r.author_id
      where r.ticket_id = ${ticket_id} order by r.created_at, r.id`),
    admins: forAdmin ? rowsAsJson(sql`select id, username as name from (${activeAdmins(db).getSQL()}) a`) : nobody,
    answers: forAdmin ? rowsAsJson(answersIn(db)) : nobody,
  })
  return { ...thread, replies: thread.replies.map(toReply) }
}

const toReply = ({ username, avatar_file, ...reply }: ReplyRow): ThreadReply => ({
  ...reply,
  author_avatar: username === null ? null : avatarOf({ username, avatar_file }),
  created_at: new Date(reply.created_at).toISOString(),
  updated_at: new Date(reply.updated_at).toISOString(),
})

const mostAdmins = 100
export const activeAdmins = (db: Db) =>
  db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(eq(users.role, 'admin'), activePerson))
    .orderBy(asc(users.search_key), asc(users.id))
    .limit(mostAdmins)

export async function nameOf(db: Db, user_id: string): Promise<string | null> {
  const [found] = await db.select({ name: users.username }).from(users).where(eq(users.id, user_id))
  return found?.name ?? null
}

/** False when the id already exists, as after a repeated call. */
export async function insertTicket(db: Db, row: Omit<typeof tickets.$inferInsert, 'search_key'>): Promise<boolean> {
  const search_key = fold(`${row.subject} ${row.body}`)
  const kept = await db
    .insert(tickets)
    .values({ ...row, search_key })
    .onConflictDoNothing()
    .returning({ id: tickets.id })
  return kept.length > 0
}

/** Null when the id already exists. */
export async function insertReply(db: Db, row: Omit<typeof ticketReplies.$inferInsert, 'search_key'>) {
  const [kept] = await db
    .insert(ticketReplies)
    .values({ ...row, search_key: fold(row.text) })
    .onConflictDoNothing()
    .returning()
  return kept ?? null
}

export const replyById = async (db: Db, id: string) =>
  (await db.select().from(ticketReplies).where(eq(ticketReplies.id, id)))[0]

export const countReplies = (db: Db, ticket_id: string) =>
  db.$count(ticketReplies, eq(ticketReplies.ticket_id, ticket_id))

export const saveTicket = (db: Db, id: string, change: Partial<KeptTicket>) =>
  db.update(tickets).set(change).where(eq(tickets.id, id))

export const countFilesOf = (db: Db, ticket_id: string, reply_id: string | null) =>
  db.$count(
    ticketFiles,
    and(
      eq(ticketFiles.ticket_id, ticket_id),
      reply_id ? eq(ticketFiles.reply_id, reply_id) : isNull(ticketFiles.reply_id),
    ),
  )

export const insertTicketFile = (db: Db, row: typeof ticketFiles.$inferInsert) => db.insert(ticketFiles).values(row)

const answersIn = (db: Db) =>
  db
    .select({ id: cannedAnswers.id, title: cannedAnswers.title, text: cannedAnswers.text })
    .from(cannedAnswers)
    .orderBy(asc(cannedAnswers.title_key))
    .limit(maxCannedAnswers)
export const listAnswers = (db: Db): Promise<CannedAnswer[]> => answersIn(db)

/** Serialises changes by two administrators, because titles are unique and the number of answers is limited. */
export const lockAnswers = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('canned_answers', 0))`)

export const countAnswers = (db: Db) => db.$count(cannedAnswers)

/** False when another answer has this title. */
export async function insertAnswer(db: Db, row: typeof cannedAnswers.$inferInsert): Promise<boolean> {
  const kept = await db.insert(cannedAnswers).values(row).onConflictDoNothing().returning({ id: cannedAnswers.id })
  return kept.length > 0
}

const other = alias(cannedAnswers, 'other')

/** False when the answer no longer exists or another one has this title. */
export async function saveAnswer(db: Db, { id, ...row }: typeof cannedAnswers.$inferInsert): Promise<boolean> {
  const taken = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.title_key, row.title_key), ne(other.id, id)))
  const kept = await db
    .update(cannedAnswers)
    .set(row)
    .where(and(eq(cannedAnswers.id, id), notExists(taken)))
    .returning({ id: cannedAnswers.id })
  return kept.length > 0
}

export const answerExists = async (db: Db, id: string) => (await db.$count(cannedAnswers, eq(cannedAnswers.id, id))) > 0

export async function deleteAnswer(db: Db, id: string): Promise<boolean> {
  const gone = await db.delete(cannedAnswers).where(eq(cannedAnswers.id, id)).returning({ id: cannedAnswers.id })
  return gone.length > 0
}
