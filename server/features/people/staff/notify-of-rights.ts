import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { notify } from '#server/services/notifications/notify.ts'
import type { Member } from './staff.queries.ts'

interface Change {
  member: Member
  /** The owner's action; printed after the owner's name. */
  did: string
  /** Sends a mail too, because the person may no longer be able to sign in. */
  letter?: boolean
}

/**
 * Notifies people of rights given or removed, so that they do not find out by a refusal. People who have not accepted
 * have no rights to change.
 */
export async function notifyOfRights(ctx: Context, tx: Tx, actor: Actor, { member, did, letter }: Change) {
  const { person_id, accepted_at } = member
  if (!person_id || !accepted_at) return
  const event = `${actor.username} ${did}`
  await notify(ctx, tx, [
    {
      user_id: person_id,
      kind: 'system',
      event,
      target_audience: 'authorised',
      property: null,
      sender_type: 'owner',
      created_by: actor.userId,
      letter: 'sent',
    },
  ])
  if (letter) await ctx.mailer.post(tx, member.address, 'rights-changed', { firstname: member.name, event })
}
