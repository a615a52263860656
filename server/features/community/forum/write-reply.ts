import type { z } from 'zod'
import { refuseForum } from '#domain/community/forum/forum.messages.ts'
import { replyPath } from '#domain/community/forum/forum.rules.ts'
import type { newReply } from '#domain/community/forum/forum.schema.ts'
import { plainText } from '#domain/community/markdown/plain-text.rules.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { putInBin, type Restorer, takeFromBin } from '#server/services/bin/put-in-bin.ts'
import {
  changePost,
  changeReply,
  countReplies,
  insertReply,
  keepEdit,
  markDeleted,
  postById,
  replyById,
} from './forum.queries.ts'
import { findPost, findReply, type PostRow } from './forum-scope.queries.ts'
import { enforceNewMemberLimits } from './newcomers.ts'
import { notifyOfReply } from './notify-members.ts'

type NewReply = z.output<typeof newReply>

async function openPost(db: Db, actor: Actor, id: string, lock = false): Promise<PostRow> {
  const post = await findPost(db, actor, id, { lock })
  if (!post) throw refuseForum('post_missing')
  if (post.is_locked || post.hidden_at) throw refuseForum('post_locked')
  return post
}

export async function createReply(ctx: Context, actor: Actor, postId: string, input: NewReply): Promise<string> {
  await openPost(ctx.db, actor, postId)
  await enforceNewMemberLimits(ctx, actor, input.content)
  return ctx.db.transact((tx) => writeReply(ctx, tx, actor, { ...input, id: input.id ?? newId(), postId }))
}

async function writeReply(ctx: Context, tx: Tx, actor: Actor, input: NewReply & { id: string; postId: string }) {
  const { id, postId, content, parent_reply_id } = input
  // The post's row stays locked until the end, so that locking it and other replies wait.
  const post = await openPost(tx, actor, postId, true)
  const parent = parent_reply_id ? await findReply(tx, actor, parent_reply_id) : null
  if (parent_reply_id && parent?.post_id !== postId) throw refuseForum('reply_missing')
  const now = ctx.clock.now()
  const written = await insertReply(tx, {
    id,
    post_id: postId,
    content,
    parent_reply_id,
    author_id: actor.userId,
    created_at: now,
    path: replyPath(parent?.path ?? null, newId()),
  })
  if (!written) {
    // Repeated because the reply was lost: written, counted and notified once.
    const known = await replyById(tx, id)
    if (known?.author_id !== actor.userId || known.post_id !== postId) throw refuseForum('reply_missing')
    if (known.content !== content) throw refuseForum('already_kept')
    return id
  }
  await countReplies(tx, postId, 1)
  await changePost(tx, postId, { last_activity: now })
  await notifyOfReply(ctx, tx, actor, { post, reply: { id, content }, parentAuthor: parent?.author_id ?? null })
  return id
}

async function ownReply(db: Db, actor: Actor, id: string) {
  const reply = await findReply(db, actor, id)
  if (!reply) throw refuseForum('reply_missing')
  if (reply.author_id !== actor.userId) throw refuse('not_allowed')
  return reply
}

/** Every change locks the post before the reply, to avoid deadlocks. */
async function replyToChange(tx: Tx, actor: Actor, id: string) {
  const { post_id } = await ownReply(tx, actor, id)
  const post = await findPost(tx, actor, post_id, { lock: true })
  if (!post) throw refuseForum('post_missing')
  return { reply: await ownReply(tx, actor, id), post }
}

export async function updateReply(ctx: Context, actor: Actor, id: string, content: string) {
  await ownReply(ctx.db, actor, id)
  await enforceNewMemberLimits(ctx, actor, content)
  await ctx.db.transact(async (tx) => {
    const { reply, post } = await replyToChange(tx, actor, id)
    if (post.is_locked || reply.hidden_at) throw refuseForum('post_locked')
    if (reply.content === content) return
    const now = ctx.clock.now()
    await keepEdit(tx, { target_id: id, target_type: 'reply', content: reply.content, until: now })
    await changeReply(tx, id, { content, is_edited: true, updated_at: now })
  })
}

const titleLength = 80

export const removeReply = (ctx: Context, actor: Actor, id: string): Promise<string> =>
  ctx.db.transact(async (tx) => {
    const { reply, post } = await replyToChange(tx, actor, id)
    const isCounted = !reply.hidden_at
    if (!(await markDeleted(tx, { target_id: id, target_type: 'reply' }, ctx.clock.now())))
      throw refuseForum('reply_missing')
    if (isCounted) await countReplies(tx, post.id, -1)
    return putInBin(ctx, tx, actor, {
      kind: 'forum_reply',
      owner_id: actor.userId,
      subject_id: id,
      title: plainText(reply.content).slice(0, titleLength) || post.title,
      data: {},
    })
  })

export const restoreReply: Restorer = async (_, tx, actor, item) => {
  if (item.owner_id !== actor.userId) throw refuse('not_allowed')
  const reply = await replyById(tx, item.subject_id)
  if (!reply || (await postById(tx, reply.post_id))?.deleted_at !== null) throw refuseForum('post_missing')
  await takeFromBin(tx, item)
  await changeReply(tx, item.subject_id, { deleted_at: null })
  if (!reply.hidden_at) await countReplies(tx, reply.post_id, 1)
}
