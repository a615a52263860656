import { titleOf } from '#domain/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { firstName } from '#server/services/accounts/address-proof.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { recipientsOf } from '#server/services/notifications/recipients.queries.ts'
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
export async function tellTenants(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { property, links, what }: { property: { baslik: string }; links: PropertyLinks; what: keyof typeof texts },
) {
  const ids = links.tenants.map(({ user_id }) => user_id)
  if (what === 'removed') await writeToTenants(ctx, tx, ids, titleOf(property))
  await notify(
    ctx,
    tx,
    ids.map((user_id) => ({
      user_id,
      kind: 'property',
      event: texts[what](titleOf(property)),
      target_audience: 'tenant',
      property: null,
      sender_type: 'owner',
      created_by: actor.userId,
      ...(what === 'removed' && { letter: 'sent' }),
    })),
  )
}

/** A letter that nobody can switch off: the place they live in has left their screen. */
async function writeToTenants(ctx: Context, tx: Tx, ids: string[], title: string) {
  for (const { email, username } of (await recipientsOf(tx, ids)).values())
    await ctx.mailer.post(tx, email, 'property-removed', {
      firstname: firstName(username),
      property: title,
      link: `${ctx.config.publicUrl}/contracts`,
    })
}
