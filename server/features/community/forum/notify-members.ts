import { forumNotificationTexts } from '#domain/community/forum/forum.messages.ts'
import { mentionedIn, shownName } from '#domain/community/forum/forum.rules.ts'
import type { NotificationKind } from '#domain/people/notifications/notifications.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { ForumNewsKind } from '#server/db/schema/forum.ts'
import type { Actor } from '#server/http/actor.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { administrators, firstNotified, participantsOf, type Target } from './forum.queries.ts'

export const forumLink = (post: string, reply?: string) => `/forum/post/${post}${reply ? `?reply=${reply}` : ''}`

const kinds: Record<ForumNewsKind, NotificationKind> = {
  reply: 'forum_reply',
  like: 'forum_like',
  mention: 'forum_mention',
}

interface ForumNotification {
  kind: ForumNewsKind
  people: readonly string[]
  post: string
  /** The new reply, or the text that was liked. */
  target: string
  link: string
  event: string
}

async function notifyOnce(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { kind, people, post, target, link, event }: ForumNotification,
) {
  const recipients = await firstNotified(
    tx,
    people
      .filter((person) => person !== actor.userId)
      .map((user_id) => ({
        user_id,
        kind,
        post_id: post,
        target_id: target,
        actor_id: actor.userId,
        created_at: ctx.clock.now(),
      })),
  )
  await notify(
    ctx,
    tx,
    recipients.map((user_id) => ({ ...forumNotification(actor), user_id, kind: kinds[kind], event, link })),
  )
}

const forumNotification = (actor: Actor) => ({
  target_audience: 'general' as const,
  property: null,
  sender_type: 'Topluluk Forum',
  created_by: actor.userId,
})

interface WrittenReply {
  post: { id: string; title: string; author_id: string | null }
  reply: { id: string; content: string }
  /** Author of the reply being answered. */
  parentAuthor: string | null
}

/** One notification per person: a mention replaces the others, and authors are not notified of their own replies. */
export async function notifyOfReply(ctx: Context, tx: Tx, actor: Actor, { post, reply, parentAuthor }: WrittenReply) {
  const name = shownName(actor.username)
  const about = { post: post.id, target: reply.id, link: forumLink(post.id, reply.id) }
  const known = reply.content.includes('@') ? await participantsOf(tx, post.id) : []
  const called = mentionedIn(reply.content, known).map(({ id }) => id)
  await notifyOnce(ctx, tx, actor, {
    ...about,
    kind: 'mention',
    people: called,
    event: forumNotificationTexts.mention(name, post.title),
  })
  const isNews = (person: string | null): person is string => person !== null && !called.includes(person)
  const answered = [parentAuthor].filter(isNews)
  await notifyOnce(ctx, tx, actor, {
    ...about,
    kind: 'reply',
    people: answered,
    event: forumNotificationTexts.replyToReply(name, post.title),
  })
  await notifyOnce(ctx, tx, actor, {
    ...about,
    kind: 'reply',
    people: [post.author_id].filter(isNews).filter((person) => !answered.includes(person)),
    event: forumNotificationTexts.replyToPost(name, post.title),
  })
}

interface Liked extends Target {
  post: { id: string; title: string }
  author: string | null
}

export async function notifyOfLike(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { post, author, target_id, target_type }: Liked,
) {
  if (author === null) return
  const isReply = target_type === 'reply'
  await notifyOnce(ctx, tx, actor, {
    kind: 'like',
    people: [author],
    post: post.id,
    target: target_id,
    link: forumLink(post.id, isReply ? target_id : undefined),
    event: forumNotificationTexts.like(shownName(actor.username), post.title, isReply),
  })
}

/** Authors are always notified when an administrator acts on their text. */
export async function notifyOfHiding(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { author, event, link }: { author: string | null; event: string; link: string },
) {
  if (author === null || author === actor.userId) return
  await notify(ctx, tx, [{ ...forumNotification(actor), user_id: author, kind: 'system', event, link }])
}

export async function notifyAdministrators(ctx: Context, tx: Tx, actor: Actor, event: string) {
  const people = (await administrators(tx)).filter((id) => id !== actor.userId)
  await notify(
    ctx,
    tx,
    people.map((user_id) => ({
      ...forumNotification(actor),
      user_id,
      kind: 'system' as const,
      event,
      link: '/admin-forum',
    })),
  )
}
