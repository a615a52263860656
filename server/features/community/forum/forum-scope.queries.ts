import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { forumPosts, forumReplies } from '#server/db/schema/forum.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'

export const isAdmin = (actor: Viewer): boolean => actor.subject.role === 'admin'

/** Condition on the row named `name`: authors and administrators also see hidden texts. */
export function seenBy(actor: Viewer, name: 'p' | 'r'): SQL {
  const row = sql.raw(name)
  if (isAdmin(actor)) return sql`${row}.deleted_at is null`
  return sql`(${row}.deleted_at is null and (${row}.hidden_at is null or ${row}.author_id = ${actor.callerId}))`
}

export type PostRow = typeof forumPosts.$inferSelect

const p = alias(forumPosts, 'p')
const r = alias(forumReplies, 'r')

interface Options {
  lock?: boolean
}

/**
 * Null when the post is deleted or not visible to this person. `no key update` lets rows that only reference the post
 * be inserted meanwhile.
 */
export async function findPost(db: Db, actor: Actor, id: string, { lock = false }: Options = {}) {
  const found = db
    .select()
    .from(p)
    .where(and(eq(p.id, id), seenBy(actor, 'p')))
  const [row] = await (lock ? found.for('no key update') : found)
  return row ?? null
}

/** A reply exists only as long as its post. */
export async function findReply(db: Db, actor: Actor, id: string, { lock = false }: Options = {}) {
  const found = db
    .select(getTableColumns(r))
    .from(r)
    .innerJoin(p, eq(p.id, r.post_id))
    .where(and(eq(r.id, id), seenBy(actor, 'r'), seenBy(actor, 'p')))
  const [row] = await (lock ? found.for('no key update', { of: r }) : found)
  return row ?? null
}

export async function memberSince(db: Db, id: string): Promise<Date> {
  const [row] = await db.select({ created_at: users.created_at }).from(users).where(eq(users.id, id))
  return row!.created_at
}
