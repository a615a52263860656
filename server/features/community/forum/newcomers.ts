import { refuseForum } from '#domain/community/forum/forum.messages.ts'
import { isNewcomer, linksIn, newcomerLinks } from '#domain/community/forum/forum.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { isAdmin, memberSince } from './forum-scope.queries.ts'

/** New members may write a few texts an hour, with one link at most. Runs before the transaction of the text. */
export async function enforceNewMemberLimits(ctx: Context, actor: Actor, text: string): Promise<void> {
  if (isAdmin(actor)) return
  if (!isNewcomer(await memberSince(ctx.db, actor.userId), ctx.clock.now())) return
  if (linksIn(text) > newcomerLinks) throw refuseForum('too_many_links')
  await ctx.limits.consume('forumTextsByNewcomer', actor.userId)
}
