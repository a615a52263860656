import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { inForce } from '#server/db/in-force.ts'
import { authSession, users } from '#server/db/schema/accounts.ts'
import { chats, messages } from '#server/db/schema/chat.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { notifications } from '#server/db/schema/notifications.ts'

interface Told {
  chat_id: string
  message_id: string
  sender_id: string
  link: string
}

/**
 * The reader, if no browser of theirs is open, nothing unread tells them of this chat, and this is the first message
 * since they left: whoever wants no list but a mail gets one as well, not one for each message.
 */
export async function awayReader(
  db: Db,
  userId: string,
  { link, ...message }: Told,
  { now, today }: { now: Date; today: string },
) {
  const [row] = await db
    .select({
      host: users.host,
      tenants: users.tenants,
      engaged: sql<boolean>`exists (select 1 from ${engagements} e
        where e.person_id = ${sql.raw('"users"."id"')} and ${inForce(today)})`,
    })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        or(isNull(users.online_until), lt(users.online_until, now)),
        sql`not exists (select 1 from ${notifications} n where n.user_id = ${userId} and not n.is_read
          and n.deleted_at is null and n.kind = 'message' and n.link = ${link})`,
        sql`not exists (select 1 from ${messages} m where m.chat_id = ${message.chat_id} and not m.is_read
          and m.sender_id = ${message.sender_id} and m.id <> ${message.message_id}
          and m.timestamp > coalesce(${sql.raw('"users"."online_until"')}, '-infinity'))`,
      ),
    )
  return row ?? null
}

export async function readNotices(db: Db, userId: string, link: string): Promise<number> {
  const rows = await db
    .update(notifications)
    .set({ is_read: true })
    .where(
      and(
        eq(notifications.user_id, userId),
        eq(notifications.is_read, false),
        eq(notifications.kind, 'message'),
        eq(notifications.link, link),
      ),
    )
    .returning({ id: notifications.id })
  return rows.length
}

/**
 * One statement for everybody. A row that somebody is just changing is left out rather than waited for; the next round
 * comes soon, and two processes never wait for each other.
 */
export const writeSeen = (db: Db, ids: string[], now: Date, onlineUntil: Date | null) =>
  db
    .update(users)
    .set({ last_seen: now, ...(onlineUntil && { online_until: onlineUntil }) })
    .where(
      inArray(
        users.id,
        db
          .select({ id: users.id })
          .from(users)
          .where(sql`${users.id} = any(${sql.param(ids)}::uuid[])`)
          .for('no key update', { skipLocked: true }),
      ),
    )

const mostTold = 100

/** Who would like to know that this person came or went: those they write with. */
export async function partnersOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`c.partner` })
    .from(
      sql`((select user2 as partner, updated_at from ${chats} where user1 = ${userId})
        union all (select user1, updated_at from ${chats} where user2 = ${userId})) as c`,
    )
    .orderBy(sql`c.updated_at desc`)
    .limit(mostTold)
  return rows.map(({ id }) => id)
}

/** Of these sessions, those that are open and belong to an active account. */
export async function openTokens(db: Db, tokens: string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ token: authSession.token })
    .from(authSession)
    .innerJoin(users, eq(users.accountId, authSession.userId))
    .where(
      and(
        sql`${authSession.token} = any(${sql.param(tokens)}::text[])`,
        gt(authSession.expiresAt, now),
        or(isNull(users.is_active), users.is_active),
      ),
    )
  return new Set(rows.map(({ token }) => token))
}

/** Of those whom these people write with, the ones with an open browser: they are here now. */
export async function presentFor(db: Db, viewers: string[], now: Date) {
  if (viewers.length === 0) return []
  const ids = sql`any(${sql.param(viewers)}::uuid[])`
  const rows = await db
    .select({ viewer: sql<string>`p.viewer`, user_ids: sql<string[]>`json_agg(p.partner)` })
    .from(
      sql`((select user1 as viewer, user2 as partner from ${chats} where user1 = ${ids})
        union all (select user2, user1 from ${chats} where user2 = ${ids})) as p`,
    )
    .innerJoin(users, and(sql`${users.id} = p.partner`, gt(users.online_until, now)))
    .groupBy(sql`p.viewer`)
  return rows.map((row) => ({ ...row, last_seen: now.toISOString() }))
}
