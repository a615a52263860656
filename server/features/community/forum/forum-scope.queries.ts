import { type SQL, sql } from 'drizzle-orm'
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
export type ReplyRow = typeof forumReplies.$inferSelect

interface Options {
  lock?: boolean
}

/**
 * Null when the post is deleted or not visible to this person. `no key update` lets rows that only reference the post
 * be inserted meanwhile.
 */
export async function findPost(db: Db, actor: Actor, id: string, { lock = false }: Options = {}) {
  const { rows } = (await db.execute(sql`select p.* from ${forumPosts} p where p.id = ${id} and ${seenBy(actor, 'p')}
    ${lock ? sql`for no key update` : sql``}`)) as unknown as { rows: PostRow[] }
  return rows[0] ?? null
}

/** A reply exists only as long as its post. */
export async function findReply(db: Db, actor: Actor, id: string, { lock = false }: Options = {}) {
  const { rows } = (await db.execute(sql`select r.* from ${forumReplies} r join ${forumPosts} p on p.id = r.post_id
    where r.id = ${id} and ${seenBy(actor, 'r')} and ${seenBy(actor, 'p')}
    ${lock ? sql`for no key update of r` : sql``}`)) as unknown as { rows: ReplyRow[] }
  return rows[0] ?? null
}

export async function memberSince(db: Db, id: string): Promise<Date> {
  const { rows } = (await db.execute(sql`select u.created_at from ${users} u where u.id = ${id}`)) as unknown as {
    rows: { created_at: Date | string }[]
  }
  return new Date(rows[0]!.created_at)
}
