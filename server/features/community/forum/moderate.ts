import type { z } from 'zod'
import { forumNotificationTexts, refuseForum } from '#domain/community/forum/forum.messages.ts'
import type { hiding, moderation, newReport } from '#domain/community/forum/forum.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { changePost, changeReply, countReplies, editsOf, type Target } from './forum.queries.ts'
import { findPost, isAdmin } from './forum-scope.queries.ts'
import { findTarget } from './like.ts'
import { forumLink, notifyAdministrators, notifyOfHiding } from './notify-members.ts'
import { closeReports, insertReport } from './reports.queries.ts'

export const moderate = (ctx: Context, actor: Actor, id: string, change: z.output<typeof moderation>) =>
  ctx.db.transact(async (tx) => {
    if (!(await findPost(tx, actor, id, { lock: true }))) throw refuseForum('post_missing')
    const wanted = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    if (Object.keys(wanted).length > 0) await changePost(tx, id, wanted)
  })

/** The author can still read it, with the reason; open reports about it are closed. */
export const hide = (ctx: Context, actor: Actor, { target_id, target_type, reason }: z.output<typeof hiding>) =>
  ctx.db.transact(async (tx) => {
    const target = { target_id, target_type }
    const { post } = await findTarget(tx, actor, target)
    await findPost(tx, actor, post.id, { lock: true })
    const { author, hidden } = await findTarget(tx, actor, target)
    const isReply = target_type === 'reply'
    const hiding =
      reason === null ? null : { hidden_at: ctx.clock.now(), hidden_by: actor.userId, hidden_reason: reason }
    const set = hiding ?? { hidden_at: null, hidden_by: null, hidden_reason: null }
    if (isReply) await changeReply(tx, target_id, set)
    else await changePost(tx, target_id, set)
    if (isReply && hidden !== (reason !== null)) await countReplies(tx, post.id, hidden ? 1 : -1)
    if (reason === null) return
    await closeReports(tx, target, { by: actor.userId, at: ctx.clock.now() })
    const event = forumNotificationTexts.hidden(post.title, isReply, reason)
    await notifyOfHiding(ctx, tx, actor, { author, event, link: forumLink(post.id, isReply ? target_id : undefined) })
  })

export const report = (ctx: Context, actor: Actor, input: z.output<typeof newReport>) =>
  ctx.db.transact(async (tx) => {
    const { post } = await findTarget(tx, actor, input)
    const row = { ...input, id: newId(), post_id: post.id, reporter_id: actor.userId, created_at: ctx.clock.now() }
    // One report per person; a repeated call adds none.
    if (await insertReport(tx, row))
      await notifyAdministrators(ctx, tx, actor, forumNotificationTexts.report(post.title, input.reason))
  })

/** Earlier versions may hold text that the author removed, so only the author and administrators see them. */
export async function historyOf(ctx: Context, actor: Actor, target: Target) {
  const { author } = await findTarget(ctx.db, actor, target)
  if (author !== actor.userId && !isAdmin(actor)) throw refuse('not_allowed')
  const documents = await editsOf(ctx.db, target)
  return { documents: documents.map((each) => ({ ...each, until: each.until.toISOString() })) }
}
