import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { shownName } from '#domain/community/forum/forum.rules.ts'
import type { ForumTarget } from '#domain/community/forum/forum.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { activePerson } from '#server/access/audience.queries.ts'
import type { Db } from '#server/db/client.ts'
import { firstRow } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import {
  forumBookmarks,
  forumEdits,
  forumFiles,
  forumLikes,
  forumNotifications,
  forumPosts,
  forumReplies,
} from '#server/db/schema/forum.ts'

export interface Target {
  target_id: string
  target_type: ForumTarget
}

/** False when the id already exists. */
export const insertPost = async (db: Db, row: typeof forumPosts.$inferInsert): Promise<boolean> =>
  (await db.insert(forumPosts).values(row).onConflictDoNothing().returning({ id: forumPosts.id })).length > 0

export const insertReply = async (db: Db, row: typeof forumReplies.$inferInsert): Promise<boolean> =>
  (await db.insert(forumReplies).values(row).onConflictDoNothing().returning({ id: forumReplies.id })).length > 0

export const replyById = (db: Db, id: string) => firstRow(db.select().from(forumReplies).where(eq(forumReplies.id, id)))
export const postById = (db: Db, id: string) => firstRow(db.select().from(forumPosts).where(eq(forumPosts.id, id)))

export const changePost = (db: Db, id: string, set: PgUpdateSetSource<typeof forumPosts>) =>
  db.update(forumPosts).set(set).where(eq(forumPosts.id, id))
export const changeReply = (db: Db, id: string, set: PgUpdateSetSource<typeof forumReplies>) =>
  db.update(forumReplies).set(set).where(eq(forumReplies.id, id))

/** One statement, so that concurrent changes are not lost; never below zero. */
const moved = (column: SQL, by: number): SQL => sql`greatest(${column} + ${by}, 0)`
export const countReplies = (db: Db, id: string, by: 1 | -1) =>
  changePost(db, id, { reply_count: moved(sql`${forumPosts.reply_count}`, by) })

/** Only deletes once: of two concurrent calls, one returns true. */
export async function markDeleted(db: Db, { target_id, target_type }: Target, at: Date): Promise<boolean> {
  const table = target_type === 'post' ? forumPosts : forumReplies
  const rows = await db
    .update(table)
    .set({ deleted_at: at })
    .where(and(eq(table.id, target_id), isNull(table.deleted_at)))
    .returning({ id: table.id })
  return rows.length > 0
}

export const keepEdit = (db: Db, edit: Omit<typeof forumEdits.$inferInsert, 'id'>) =>
  db.insert(forumEdits).values({ ...edit, id: newId() })

const mostEdits = 50
export const editsOf = (db: Db, { target_id, target_type }: Target) =>
  db
    .select({ id: forumEdits.id, title: forumEdits.title, content: forumEdits.content, until: forumEdits.until })
    .from(forumEdits)
    .where(and(eq(forumEdits.target_type, target_type), eq(forumEdits.target_id, target_id)))
    .orderBy(desc(forumEdits.until), desc(forumEdits.id))
    .limit(mostEdits)

export const insertLike = async (db: Db, like: typeof forumLikes.$inferInsert): Promise<boolean> =>
  (await db.insert(forumLikes).values(like).onConflictDoNothing().returning({ id: forumLikes.target_id })).length > 0

export const deleteLike = async (db: Db, user: string, { target_id, target_type }: Target): Promise<boolean> =>
  (
    await db
      .delete(forumLikes)
      .where(
        and(eq(forumLikes.user_id, user), eq(forumLikes.target_type, target_type), eq(forumLikes.target_id, target_id)),
      )
      .returning({ id: forumLikes.target_id })
  ).length > 0

/** Returns the new count. */
export async function countLike(db: Db, { target_id, target_type }: Target, by: 1 | 0 | -1): Promise<number> {
  const table = target_type === 'post' ? forumPosts : forumReplies
  const [row] = await db
    .update(table)
    .set({ like_count: moved(sql`${table.like_count}`, by) })
    .where(eq(table.id, target_id))
    .returning({ like_count: table.like_count })
  return row?.like_count ?? 0
}

export const insertBookmark = async (db: Db, bookmark: typeof forumBookmarks.$inferInsert): Promise<boolean> =>
  (await db.insert(forumBookmarks).values(bookmark).onConflictDoNothing().returning({ id: forumBookmarks.post_id }))
    .length > 0

export const deleteBookmark = (db: Db, user_id: string, post_id: string) =>
  db.delete(forumBookmarks).where(and(eq(forumBookmarks.user_id, user_id), eq(forumBookmarks.post_id, post_id)))

/** Returns those not yet notified of it. */
export async function firstNotified(
  db: Db,
  rows: Omit<typeof forumNotifications.$inferInsert, 'id'>[],
): Promise<string[]> {
  if (rows.length === 0) return []
  const written = await db
    .insert(forumNotifications)
    .values(rows.map((row) => ({ ...row, id: newId() })))
    .onConflictDoNothing()
    .returning({ user_id: forumNotifications.user_id })
  return written.map(({ user_id }) => user_id)
}

const mostParticipants = 500

/** People who wrote in a discussion and can be mentioned there. */
export async function participantsOf(db: Db, post_id: string): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(sql`${users.id} in (select p.author_id from ${forumPosts} p where p.id = ${post_id}
      union select r.author_id from ${forumReplies} r where r.post_id = ${post_id} and r.deleted_at is null)`)
    .orderBy(users.id)
    .limit(mostParticipants)
  return rows.map(({ id, username }) => ({ id, name: shownName(username) }))
}

export async function administrators(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), activePerson))
  return rows.map(({ id }) => id)
}

/** One statement for all posts viewed meanwhile; rows are locked in id order so that two servers do not deadlock. */
export async function addViews(db: Db, views: ReadonlyMap<string, number>): Promise<void> {
  const counted = sql.join(
    [...views].map(([id, count]) => sql`(${id}::uuid, ${count}::int)`),
    sql`, `,
  )
  await db.execute(sql`with v(id, count) as (values ${counted}), held as (
      select f.id from ${forumPosts} f where f.id in (select v.id from v) order by f.id for no key update)
    update ${forumPosts} p set view_count = p.view_count + v.count from v join held on held.id = v.id where p.id = v.id`)
}

export const filesOf = async (db: Db, post_id: string): Promise<string[]> =>
  (
    await db
      .select({ id: forumFiles.file_id })
      .from(forumFiles)
      .where(eq(forumFiles.post_id, post_id))
      .orderBy(forumFiles.position, forumFiles.file_id)
  ).map(({ id }) => id)

export const insertFileOf = (db: Db, row: typeof forumFiles.$inferInsert) => db.insert(forumFiles).values(row)

/** Deletes permanently, including likes and edits, which have no foreign key to the text. */
export async function deleteForGood(db: Db, { target_id, target_type }: Target): Promise<void> {
  const gone =
    target_type === 'post'
      ? sql`(select ${target_id}::uuid union all select r.id from ${forumReplies} r where r.post_id = ${target_id})`
      : sql`(select ${target_id}::uuid)`
  await db.execute(sql`delete from ${forumLikes} where ${forumLikes.target_id} in ${gone}`)
  await db.execute(sql`delete from ${forumEdits} where ${forumEdits.target_id} in ${gone}`)
  if (target_type === 'post') await db.delete(forumPosts).where(eq(forumPosts.id, target_id))
  // The reply has answers, so its row stays and its text and author are removed.
  else await changeReply(db, target_id, { content: '', author_id: null, like_count: 0 })
}
