import { replyPath } from '#domain/community/forum/forum.rules.ts'
import { newId } from '#domain/kernel/ids.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import type { Tx } from '#server/db/client.ts'
import {
  forumBookmarks,
  forumEdits,
  forumLikes,
  forumPosts,
  forumReplies,
  forumReports,
} from '#server/db/schema/forum.ts'
import type { People } from './add-portfolio.ts'
import { type DemoReply, demoForum } from './demo-forum.ts'
import type { Past } from './past.ts'

const hourMs = 3_600_000

/** A forum in use, with counts that match its rows. */
export async function addForum(tx: Tx, people: People, past: Past): Promise<void> {
  for (const post of demoForum) await addPost(tx, people, past, post)
}

async function addPost(tx: Tx, people: People, past: Past, post: (typeof demoForum)[number]) {
  const { title, content, category, tags, likes, bookmarks, hidden, replies } = post
  const created_at = past.daysAgo(post.daysAgo)
  const id = newId(created_at.getTime())
  const written = replies.flatMap((reply) => flat(reply, created_at, null))
  const last = Math.max(created_at.getTime(), ...written.map(({ at }) => at.getTime()))
  await tx.insert(forumPosts).values({
    id,
    title,
    content,
    category,
    tags,
    created_at,
    search_key: fold(title),
    author_id: people.id(post.by),
    view_count: post.views,
    reply_count: written.length,
    like_count: likes.length,
    is_pinned: post.pinned,
    is_locked: post.locked,
    last_activity: new Date(last),
    ...(hidden && {
      hidden_reason: hidden,
      hidden_at: past.daysAgo(post.daysAgo - 1),
      hidden_by: people.id('yonetici@demo.test'),
    }),
  })
  await addLikes(tx, people, { target_id: id, target_type: 'post', created_at }, likes)
  if (bookmarks.length > 0)
    await tx.insert(forumBookmarks).values(bookmarks.map((by) => ({ user_id: people.id(by), post_id: id, created_at })))
  for (const reply of written) await addReply(tx, people, id, reply)
}

interface Placed {
  id: string
  at: Date
  path: string
  parent: string | null
  said: DemoReply
}

/** A reply and all replies to it, each later than the one it answers. */
function flat(said: DemoReply, after: Date, parent: Placed | null): Placed[] {
  const at = new Date(after.getTime() + said.hoursLater * hourMs)
  const placed: Placed = {
    id: newId(at.getTime()),
    at,
    said,
    parent: parent?.id ?? null,
    path: replyPath(parent?.path ?? null, newId(at.getTime())),
  }
  return [placed, ...(said.replies ?? []).flatMap((answer) => flat(answer, at, placed))]
}

async function addReply(tx: Tx, people: People, post_id: string, { id, at, path, parent, said }: Placed) {
  const changed_at = new Date(at.getTime() + hourMs / 2)
  await tx.insert(forumReplies).values({
    id,
    post_id,
    path,
    content: said.text,
    parent_reply_id: parent,
    created_at: at,
    author_id: people.id(said.by),
    like_count: said.likes.length,
    ...(said.earlier && { is_edited: true, updated_at: changed_at }),
  })
  const target = { target_id: id, target_type: 'reply' as const }
  await addLikes(tx, people, { ...target, created_at: at }, said.likes)
  if (said.earlier)
    await tx.insert(forumEdits).values({ id: newId(), ...target, content: said.earlier, until: changed_at })
  if (said.reported)
    await tx.insert(forumReports).values({
      id: newId(),
      ...target,
      post_id,
      reason: said.reported.reason,
      note: said.reported.note,
      reporter_id: people.id(said.reported.by),
      created_at: new Date(at.getTime() + 2 * hourMs),
    })
}

type Liked = Pick<typeof forumLikes.$inferInsert, 'target_id' | 'target_type' | 'created_at'>

async function addLikes(tx: Tx, people: People, target: Liked, likes: readonly string[]) {
  if (likes.length > 0) await tx.insert(forumLikes).values(likes.map((by) => ({ ...target, user_id: people.id(by) })))
}
