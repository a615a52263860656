import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { notify } from '#server/services/notifications/notify.ts'

/** Notifies people who lost a property, and makes open windows reload their rights. The notice has no link to open. */
export async function notifyOfRemoval(
  ctx: Context,
  tx: Tx,
  by: AuditActor,
  links: { user_id: string; property: { baslik: string } }[],
) {
  await notify(
    ctx,
    tx,
    links.map(({ user_id, property }) => ({
      user_id,
      kind: 'property',
      event: `${titleOf(property)} kiraladığınız mülkler arasından çıkarıldı.`,
      target_audience: 'tenant',
      property: null,
      sender_type: 'admin',
      created_by: by.id,
    })),
  )
  const people = links.map(({ user_id }) => user_id)
  tx.afterCommit(() => people.forEach(ctx.realtime.recheck))
}
