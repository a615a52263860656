import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { notify } from '#server/services/notifications/notify.ts'

interface Change {
  person: { id: string; email: string; username: string }
  /** What the owner did, after the owner's name. */
  did: string
  /** For what ends or reopens somebody's way in: they may not be able to read it inside the product. */
  letter?: boolean
}

/** People read what was given to them and taken from them; nobody finds out by a door that has closed. */
export async function notifyOfRights(ctx: Context, tx: Tx, actor: Actor, { person, did, letter }: Change) {
  const event = `${actor.username} ${did}`
  await notify(ctx, tx, [
    {
      user_id: person.id,
      kind: 'system',
      event,
      target_audience: 'authorised',
      property: null,
      sender_type: 'owner',
      created_by: actor.userId,
      letter: 'sent',
    },
  ])
  if (letter) await ctx.mailer.post(tx, person.email, 'rights-changed', { firstname: person.username, event })
}
