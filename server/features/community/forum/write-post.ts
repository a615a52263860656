import type { z } from 'zod'
import { refuseForum } from '#domain/community/forum/forum.messages.ts'
import { maxPostPictures, type newPost, type PostForm } from '#domain/community/forum/forum.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { refuseFile } from '#domain/services/files/files.messages.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { putInBin, type Restorer, takeFromBin } from '#server/services/bin/put-in-bin.ts'
import { dropFiles, keepFile } from '#server/services/files/keep-file.ts'
import { prepareImage } from '#server/services/files/prepare-file.ts'
import { changePost, filesOf, insertFileOf, insertPost, keepEdit, markDeleted, postById } from './forum.queries.ts'
import { findPost, type PostRow } from './forum-scope.queries.ts'
import { enforceNewMemberLimits } from './newcomers.ts'

const unique = (tags: readonly string[]) => [...new Set(tags)]

export async function createPost(ctx: Context, actor: Actor, input: z.output<typeof newPost>): Promise<string> {
  const { title, content, category } = input
  await enforceNewMemberLimits(ctx, actor, `${title} ${content}`)
  const id = input.id ?? newId()
  const now = ctx.clock.now()
  return ctx.db.transact(async (tx) => {
    const written = await insertPost(tx, {
      id,
      title,
      content,
      category,
      tags: unique(input.tags),
      author_id: actor.userId,
      created_at: now,
      last_activity: now,
      search_key: fold(title),
    })
    if (written) return id
    // Repeated because the reply was lost: still one post. A different text under the same id is refused.
    const known = await postById(tx, id)
    if (known?.author_id !== actor.userId) throw refuseForum('post_missing')
    if (known.title !== title || known.content !== content) throw refuseForum('already_kept')
    return id
  })
}

/** Missing for a post the caller cannot see; refused for one that the caller sees but did not write. */
async function ownPost(db: Db, actor: Actor, id: string, lock = true): Promise<PostRow> {
  const post = await findPost(db, actor, id, { lock })
  if (!post) throw refuseForum('post_missing')
  if (post.author_id !== actor.userId) throw refuse('not_allowed')
  return post
}

async function postToEdit(db: Db, actor: Actor, id: string, lock = true): Promise<PostRow> {
  const post = await ownPost(db, actor, id, lock)
  if (post.is_locked) throw refuseForum('post_locked')
  return post
}

export async function updatePost(ctx: Context, actor: Actor, id: string, { title, content, ...input }: PostForm) {
  await postToEdit(ctx.db, actor, id, false)
  await enforceNewMemberLimits(ctx, actor, `${title} ${content}`)
  await ctx.db.transact(async (tx) => {
    const post = await postToEdit(tx, actor, id)
    const now = ctx.clock.now()
    const isOther = post.title !== title || post.content !== content
    if (isOther)
      await keepEdit(tx, {
        target_id: id,
        target_type: 'post',
        until: now,
        title: post.title,
        content: post.content,
      })
    await changePost(tx, id, {
      title,
      content,
      category: input.category,
      tags: unique(input.tags),
      search_key: fold(title),
      ...(isOther && { is_edited: true, updated_at: now }),
    })
  })
}

export const removePost = (ctx: Context, actor: Actor, id: string): Promise<string> =>
  ctx.db.transact(async (tx) => {
    const { title } = await ownPost(tx, actor, id)
    await markDeleted(tx, { target_id: id, target_type: 'post' }, ctx.clock.now())
    return putInBin(ctx, tx, actor, {
      kind: 'forum_post',
      owner_id: actor.userId,
      subject_id: id,
      title,
      data: {},
      file_ids: await filesOf(tx, id),
    })
  })

export const restorePost: Restorer = async (_, tx, actor, item) => {
  if (item.owner_id !== actor.userId) throw refuse('not_allowed')
  await takeFromBin(tx, item)
  await changePost(tx, item.subject_id, { deleted_at: null })
}

export async function addPicture(
  ctx: Context,
  actor: Actor,
  { id, name, bytes }: { id: string; name: string; bytes: Uint8Array },
): Promise<string> {
  await postToEdit(ctx.db, actor, id, false)
  const prepared = await prepareImage(bytes)
  const kept = { area: 'general-files' as const, name, property_id: null, prepared }
  return keepFile(ctx, actor, kept, async (tx, file): Promise<string> => {
    await postToEdit(tx, actor, id)
    const { length } = await filesOf(tx, id)
    if (length >= maxPostPictures) throw refuseForum('too_many_pictures')
    await insertFileOf(tx, { post_id: id, file_id: file.id, position: length })
    return file.id
  })
}

export const removePicture = (ctx: Context, actor: Actor, id: string, file: string) =>
  ctx.db.transact(async (tx) => {
    await postToEdit(tx, actor, id)
    if (!(await filesOf(tx, id)).includes(file)) throw refuseFile('file_missing')
    await dropFiles(ctx, tx, [file])
  })
