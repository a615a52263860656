import { titleOf } from '#domain/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { notify } from '#server/services/notifications/notify.ts'
import type { PropertyLinks } from './property-deletion.queries.ts'

const texts = {
  removed: (title: string) =>
    `${title} kaydı mülk sahibi tarafından kaldırıldı; mülk artık listenizde görünmez. Kontratlarınız sizde kalır.`,
  restored: (title: string) => `${title} kaydı geri alındı; mülkü yeniden görebilirsiniz.`,
}

/**
 * Who is registered as a tenant learns that the place has left the list, and that it is back. The notice names no
 * property: it must be readable when there is none.
 */
export const tellTenants = (
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { property, links, what }: { property: { baslik: string }; links: PropertyLinks; what: keyof typeof texts },
) =>
  notify(
    ctx,
    tx,
    links.tenants.map(({ user_id }) => ({
      user_id,
      kind: 'property',
      event: texts[what](titleOf(property)),
      target_audience: 'tenant',
      property: null,
      sender_type: 'owner',
      created_by: actor.userId,
    })),
  )
