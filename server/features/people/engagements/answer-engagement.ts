import { refuseEngagement } from '#domain/people/engagements/engagements.messages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { dropItemOf } from '#server/services/bin/bin.queries.ts'
import { activateEngagement, notifyOwner } from './activate-engagement.ts'
import {
  deleteLink,
  type EngagementRow,
  lockEngagement,
  replaceDelegates,
  updateEngagement,
} from './engagements.queries.ts'
import { openSince } from './own-engagements.queries.ts'

/** Only the caller's own, one change at a time; others' and ended ones are treated as missing. */
const withEngagement = (
  ctx: Context,
  actor: Actor,
  id: string,
  work: (tx: Tx, engagement: EngagementRow, person: { id: string; username: string }) => Promise<unknown>,
) =>
  ctx.db.transact(async (tx) => {
    const engagement = await lockEngagement(tx, { id, person_id: actor.userId })
    if (!engagement) throw refuseEngagement('engagement_missing')
    await work(tx, engagement, { id: actor.userId, username: actor.username })
  })

export const acceptEngagement = (ctx: Context, actor: Actor, id: string) =>
  withEngagement(ctx, actor, id, async (tx, engagement, person) => {
    if (engagement.accepted_at) throw refuseEngagement('already_answered')
    if (engagement.invited_at <= openSince(ctx.clock.now())) throw refuseEngagement('invitation_over')
    await activateEngagement(ctx, tx, engagement, person)
  })

export const declineEngagement = (ctx: Context, actor: Actor, id: string) =>
  withEngagement(ctx, actor, id, async (tx, engagement, person) => {
    if (engagement.accepted_at) throw refuseEngagement('already_answered')
    await endEngagement(ctx, tx, engagement)
    await notifyOwner(ctx, tx, engagement, { person, did: 'davetinizi reddetti.' })
  })

export const leaveEngagement = (ctx: Context, actor: Actor, id: string) =>
  withEngagement(ctx, actor, id, async (tx, engagement, person) => {
    if (!engagement.accepted_at) throw refuseEngagement('not_accepted')
    await endEngagement(ctx, tx, engagement)
    await notifyOwner(ctx, tx, engagement, { person, did: 'artık sizin adınıza çalışmıyor.' })
  })

async function endEngagement(ctx: Context, tx: Tx, engagement: EngagementRow) {
  const { id, owner_id, person_id, role, link_id } = engagement
  await updateEngagement(tx, engagement, { ended_at: ctx.clock.now(), link_id: null })
  if (person_id) await replaceDelegates(tx, { owner_id, person_id, role }, [])
  if (link_id) await deleteLink(tx, link_id)
  // The owner can no longer restore withdrawn rights, because the person left.
  await dropItemOf(tx, 'permissions', id)
}
