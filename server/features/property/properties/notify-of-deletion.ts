import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { firstName } from '#server/features/people/accounts/address-proof.ts'
import type { Actor } from '#server/http/actor.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { recipientsOf } from '#server/services/notifications/recipients.queries.ts'
import type { PropertyLinks } from './property-deletion.queries.ts'

const texts = {
  removed: (title: string) =>
    `${title} kaydı mülk sahibi tarafından kaldırıldı; mülk artık listenizde görünmez. Kontratlarınız sizde kalır.`,
  restored: (title: string) => `${title} kaydı geri alındı; mülkü yeniden görebilirsiniz.`,
}

/**
 * Notifies tenants that the property was removed or restored. The notice links to no property, because it must be
 * readable without one.
 */
export async function notifyOfDeletion(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  change: { properties: { id: string; baslik: string }[]; links: PropertyLinks; what: keyof typeof texts },
) {
  const titles = new Map(change.properties.map((property) => [property.id, titleOf(property)]))
  if (change.what === 'removed') await writeToTenants(ctx, tx, change.links, titles)
  await notify(
    ctx,
    tx,
    change.links.tenants.map(({ user_id, property_id }) => ({
      user_id,
      kind: 'property',
      event: texts[change.what](titles.get(property_id)!),
      target_audience: 'tenant',
      property: null,
      sender_type: 'owner',
      created_by: actor.userId,
      ...(change.what === 'removed' && { letter: 'sent' }),
    })),
  )
}

/** A mail that cannot be turned off, because their home is no longer listed. */
async function writeToTenants(ctx: Context, tx: Tx, { tenants }: PropertyLinks, titles: ReadonlyMap<string, string>) {
  const people = await recipientsOf(
    tx,
    tenants.map(({ user_id }) => user_id),
  )
  for (const { user_id, property_id } of tenants) {
    const person = people.get(user_id)
    if (!person) continue
    await ctx.mailer.post(tx, person.email, 'property-removed', {
      firstname: firstName(person.username),
      property: titles.get(property_id)!,
      link: `${ctx.config.publicUrl}/contracts`,
    })
  }
}
