import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { askPerson } from './ask-person.ts'
import {
  type EngagementRow,
  linkWaiting,
  lockByLink,
  lockPropertiesOf,
  nameUnopened,
  personNamed,
  replaceDelegates,
  updateEngagement,
  waitingFor,
} from './engagements.queries.ts'

/** Accepts the engagement: the offered properties are assigned, if the owner still has them. */
export async function activateEngagement(
  ctx: Context,
  tx: Tx,
  engagement: EngagementRow,
  person: { id: string; username: string },
) {
  const { owner_id, role, offer } = engagement
  const still = await lockPropertiesOf(
    tx,
    owner_id,
    offer.map(({ property_id }) => property_id),
  )
  const given = offer.filter(({ property_id }) => still.some(({ id }) => id === property_id))
  await updateEngagement(tx, engagement, { accepted_at: ctx.clock.now(), offer: [], link_id: null })
  await replaceDelegates(tx, { owner_id, person_id: person.id, role }, given)
  await notifyOwner(ctx, tx, engagement, { person, did: 'davetinizi kabul etti.' })
}

/** Notifies the owner of the person's answer. */
export async function notifyOwner(
  ctx: Context,
  tx: Tx,
  { owner_id, person_id }: Pick<EngagementRow, 'owner_id' | 'person_id'>,
  { person, did }: { person: { id: string; username: string }; did: string },
) {
  await notify(ctx, tx, [
    {
      user_id: owner_id,
      kind: 'system',
      event: `${person.username} ${did}`,
      target_audience: 'owner',
      property: null,
      link: '/user-management',
      sender_type: 'authorised',
      created_by: person.id,
    },
  ])
  tx.afterCommit(() => [owner_id, ...(person_id ? [person_id] : [])].forEach(ctx.realtime.recheck))
}

/** The mail named inviter and role, so setting the password accepts the invitation. */
export async function acceptByLink(ctx: Context, tx: Tx, linkId: string) {
  const engagement = await lockByLink(tx, linkId)
  if (!engagement?.person_id) return
  const { username, phoneNumber, search_key } = engagement
  await nameUnopened(tx, engagement.person_id, { username, phoneNumber, search_key })
  await activateEngagement(ctx, tx, engagement, await personNamed(tx, engagement.person_id))
  // Invitations by other owners are answered inside the application.
  for (const waiting of await waitingFor(tx, engagement.person_id)) await askPerson(ctx, tx, waiting)
}

/** Links invitations after an address was proven. A second run finds nothing. */
export async function linkInvitations(ctx: Context, tx: Tx, person: { id: string; email: string }) {
  for (const engagement of await linkWaiting(tx, person)) await askPerson(ctx, tx, engagement)
}
