import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import { relatedTo } from '#server/access/relations.queries.ts'
import type { Db } from '#server/db/client.ts'
import { readTogether } from '#server/db/read-together.ts'
import { firstRow } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { chats } from '#server/db/schema/chat.ts'
import { properties, propertyTenants } from '#server/db/schema/properties.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'

/** Only the two people in a chat can see it, administrators included. */
export const chatOf = (userId: string | SQLWrapper, id: string | SQLWrapper) =>
  and(eq(chats.id, id), or(eq(chats.user1, userId), eq(chats.user2, userId)))!

export interface FoundChat {
  id: string
  partner: string
}

/** The other person in a row of `chats`. */
export const partnerIn = (actor: Viewer) =>
  sql<string>`case when ${chats.user1} = ${actor.callerId} then ${chats.user2} else ${chats.user1} end`

const found = (actor: Actor) => ({ id: chats.id, partner: partnerIn(actor) })

export const findChat = (db: Db, actor: Actor, id: string): Promise<FoundChat | null> =>
  firstRow(db.select(found(actor)).from(chats).where(chatOf(actor.userId, id)))

export const lockChat = (db: Db, actor: Actor, id: string): Promise<FoundChat | null> =>
  firstRow(db.select(found(actor)).from(chats).where(chatOf(actor.userId, id)).for('update'))

/** Whether this person is in the caller's list (ROLE-20). */
export async function isRelated(db: Db, actor: Actor, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), relatedTo(actor)))
  return rows.length > 0
}

/** People who have the caller in their list, even if not the reverse, because the caller may answer them. */
export const knowsCaller = (actor: Viewer, person: SQL) => {
  const owners = actor.engagements.map(({ owner_id }) => owner_id)
  return sql`(${person} = any(${sql.param(owners)}::uuid[])
    or exists (select 1 from ${users} c where c.id = ${actor.callerId} and c."createdBy" = ${person})
    or exists (select 1 from ${propertyTenants} rented join ${properties} home on home.id = rented.property_id
      where rented.user_id = ${actor.callerId} and home.creator = ${person}))`
}

/** Whether the caller may write to this person; part of another statement. */
export const writableBy = (actor: Viewer, person: SQL) => sql<boolean>`exists (select 1 from ${users}
  where ${users.id} = ${person} and (${relatedTo(actor)} or ${knowsCaller(actor, sql`${users.id}`)}))`

export async function mayWriteTo(db: Db, actor: Actor, userId: string): Promise<boolean> {
  const { open } = await readTogether<{ open: boolean }>(db, {
    open: sql`select ${writableBy(actor, sql`${userId}::uuid`)}`,
  })
  return open
}

/** Two people have one chat, whoever starts it (CHAT-11). */
export async function findOrCreateChat(db: Db, userId: string, partner: string, now: Date): Promise<string> {
  const [user1, user2] = userId < partner ? [userId, partner] : [partner, userId]
  const [made] = await db
    .insert(chats)
    .values({ id: newId(), user1: user1!, user2: user2!, created_at: now, updated_at: now })
    .onConflictDoNothing({ target: [chats.user1, chats.user2] })
    .returning({ id: chats.id })
  if (made) return made.id
  const [existing] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.user1, user1!), eq(chats.user2, user2!)))
  return existing!.id
}
