import { staffLabels } from '#domain/access/roles.ts'
import { engagementsPath } from '#domain/people/engagements/engagements.messages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { type EngagementRow, personNamed } from './engagements.queries.ts'

type OfferedEngagement = Pick<EngagementRow, 'owner_id' | 'person_id' | 'role'>

/** Notifies a person who has an account; the invitation mail was sent already. */
export async function askPerson(ctx: Context, tx: Tx, { owner_id, person_id, role }: OfferedEngagement) {
  if (!person_id) return
  const owner = await personNamed(tx, owner_id)
  await notify(ctx, tx, [
    {
      user_id: person_id,
      kind: 'system',
      event: `${owner.username} sizi ${staffLabels[role]} olarak davet etti; yanıtınız bekleniyor.`,
      target_audience: 'authorised',
      property: null,
      link: engagementsPath,
      sender_type: 'owner',
      created_by: owner_id,
      letter: 'sent',
    },
  ])
  tx.afterCommit(() => ctx.realtime.recheck(person_id))
}
