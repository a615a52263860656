import { and, eq, gt, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import { inForce } from '#server/db/in-force.ts'
import { rowsOf } from '#server/db/rows.ts'
import { authSession, users } from '#server/db/schema/accounts.ts'
import { chats, messages } from '#server/db/schema/chat.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { notifications } from '#server/db/schema/notifications.ts'

/** A value, or a placeholder in a prepared statement. */
type Value = string | SQLWrapper

interface SentMessage {
  chat_id: Value
  message_id: Value
  sender_id: Value
  link: Value
}

/**
 * The reader, if they have no open browser, no unread notification of this chat, and this is the first message since
 * they left, so that people with mail notifications get one mail, not one per message.
 */
export const awayReaders = (
  db: Db,
  userId: SQL,
  { link, ...message }: SentMessage,
  { now, today }: { now: Value; today: string },
) =>
  db
    .select({
      host: users.host,
      tenants: users.tenants,
      engaged: sql<boolean>`exists (select 1 from ${engagements} e
        where e.person_id = ${sql.raw('"users"."id"')} and ${inForce(today)})`.as('engaged'),
    })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        or(isNull(users.online_until), sql`${users.online_until} < ${now}::timestamptz`),
        sql`not exists (select 1 from ${notifications} n where n.user_id = ${userId} and not n.is_read
          and n.deleted_at is null and n.kind = 'message' and n.link = ${link})`,
        sql`not exists (select 1 from ${messages} m where m.chat_id = ${message.chat_id} and not m.is_read
          and m.sender_id = ${message.sender_id} and m.id <> ${message.message_id}
          and m.timestamp > coalesce(${sql.raw('"users"."online_until"')}, '-infinity'))`,
      ),
    )

export async function markNotificationsRead(db: Db, userId: string, link: string): Promise<number> {
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
 * One statement for all. Skips rows locked by others instead of waiting, because the next round comes soon and two
 * processes must not deadlock.
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

const partnerRow = z.strictObject({ user_id: z.uuid(), partner: z.uuid() })

/** The chat partners of these people, to notify of presence changes. */
export const partnersOf = (db: Db, ids: string[]) =>
  rowsOf(
    db,
    partnerRow,
    sql`select u.id as user_id, c.partner
    from unnest(${sql.param(ids)}::uuid[]) as u(id) cross join lateral (
      select p.partner from ((select user2 as partner, updated_at from ${chats} where user1 = u.id)
        union all (select user1, updated_at from ${chats} where user2 = u.id)) as p
      order by p.updated_at desc limit ${mostTold}) as c`,
  )

/** Those of these session tokens that are valid and belong to an active account. */
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

const presentRow = z.strictObject({ viewer: z.uuid(), user_ids: z.array(z.uuid()) })

/**
 * Chat partners of these people with an open browser. Starts from each person and looks partners up by id, because
 * starting from all online users would take seconds.
 */
export async function presentFor(db: Db, viewers: string[], now: Date) {
  if (viewers.length === 0) return []
  const rows = await rowsOf(
    db,
    presentRow,
    sql`select v.id as viewer, json_agg(p.partner) as user_ids
    from unnest(${sql.param(viewers)}::uuid[]) as v(id)
      cross join lateral (select user2 as partner from ${chats} where user1 = v.id
        union all select user1 from ${chats} where user2 = v.id) as p
      cross join lateral (select 1 from ${users} where ${users.id} = p.partner
        and ${users.online_until} > ${now.toISOString()}::timestamptz limit 1) as here
    group by v.id`,
  )
  return rows.map((row) => ({ ...row, last_seen: now.toISOString() }))
}
