import { refuseForum } from '#domain/community/forum/forum.messages.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import {
  countLike,
  deleteBookmark,
  deleteLike,
  insertBookmark,
  insertLike,
  postById,
  type Target,
} from './forum.queries.ts'
import { findPost, findReply } from './forum-scope.queries.ts'
import { notifyOfLike } from './notify-members.ts'

/** The author of the target and its post. */
export async function findTarget(db: Db, actor: Actor, { target_id, target_type }: Target, lock = false) {
  if (target_type === 'post') {
    const post = await findPost(db, actor, target_id, { lock })
    if (!post) throw refuseForum('post_missing')
    return { post, author: post.author_id, content: post.content, hidden: post.hidden_at !== null }
  }
  const reply = await findReply(db, actor, target_id, { lock })
  const post = reply && (await postById(db, reply.post_id))
  if (!reply || !post) throw refuseForum('reply_missing')
  return { post, author: reply.author_id, content: reply.content, hidden: reply.hidden_at !== null }
}

/** The unique like row decides: of two concurrent calls by one person only one changes the count. */
export const like = (
  ctx: Context,
  actor: Actor,
  { target_id, target_type, on }: Target & { on?: boolean | undefined },
) =>
  ctx.db.transact(async (tx) => {
    const target = { target_id, target_type }
    // Locks the row with the count first, so that concurrent likes run one after the other.
    const { post, author } = await findTarget(tx, actor, target, true)
    const added =
      on !== false && (await insertLike(tx, { ...target, user_id: actor.userId, created_at: ctx.clock.now() }))
    const taken = !added && on !== true && (await deleteLike(tx, actor.userId, target))
    const like_count = await countLike(tx, target, added ? 1 : taken ? -1 : 0)
    if (added) await notifyOfLike(ctx, tx, actor, { ...target, post, author })
    return { success: true as const, liked: on ?? added, like_count }
  })

export const bookmark = (ctx: Context, actor: Actor, { id, on }: { id: string; on?: boolean | undefined }) =>
  ctx.db.transact(async (tx) => {
    if (!(await findPost(tx, actor, id, { lock: true }))) throw refuseForum('post_missing')
    const added =
      on !== false && (await insertBookmark(tx, { user_id: actor.userId, post_id: id, created_at: ctx.clock.now() }))
    if (!added && on !== true) await deleteBookmark(tx, actor.userId, id)
    return { success: true as const, bookmarked: on ?? added }
  })
