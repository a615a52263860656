import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { firstName } from '#server/features/people/accounts/address-proof.ts'
import type { Actor } from '#server/http/actor.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { notify, undoSeconds } from '#server/services/notifications/notify.ts'
import { recipientsOf } from '#server/services/notifications/recipients.queries.ts'
import { asksFor, settleNotifications } from '#server/services/notifications/settle-notifications.ts'
import { type PropertyLinks, removedProperty } from './property-deletion.queries.ts'

const texts = {
  removed: (title: string) =>
    `${title} kaydı mülk sahibi tarafından kaldırıldı; mülk artık listenizde görünmez. Kontratlarınız sizde kalır.`,
  restored: (title: string) => `${title} kaydı geri alındı; mülkü yeniden görebilirsiniz.`,
}

/** Like the mail about a payment: it waits until the removal can no longer be undone with one tap. */
const removalMailJob = jobKind<{ user: string; property: string }>('removal-mail')

export function handlePropertyJobs(ctx: Context) {
  ctx.jobs.handle(removalMailJob, async ({ user, property: id }) => {
    const property = await removedProperty(ctx.db, id)
    const person = property && (await recipientsOf(ctx.db, [user])).get(user)
    if (!person) return
    // Cannot be turned off, because their home is no longer listed.
    await ctx.mailer.post(ctx.db, person.email, 'property-removed', {
      firstname: firstName(person.username),
      property: titleOf(property),
      link: `${ctx.config.publicUrl}/contracts`,
    })
  })
}

interface Change {
  properties: { id: string; baslik: string }[]
  links: PropertyLinks
}

/** The notice links to no property, because it must be readable without one. */
export async function notifyOfRemoval(ctx: Context, tx: Tx, actor: Actor, change: Change) {
  for (const { user_id: user, property_id: property } of change.links.tenants)
    await ctx.jobs.enqueue(tx, removalMailJob, { user, property }, { afterSeconds: undoSeconds })
  await notifyTenants(ctx, tx, actor, { ...change, what: 'removed' })
}

/** Tenants who were not yet written to are told nothing: what they might have read is gone as well. */
export async function notifyOfRestoration(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { removedAt, ...change }: Change & { removedAt: Date },
) {
  for (const { id } of change.properties) await settleNotifications(ctx, tx, { asks: asksFor.removed(id) })
  if (ctx.clock.now().getTime() - removedAt.getTime() < undoSeconds * 1000) return
  await notifyTenants(ctx, tx, actor, { ...change, what: 'restored' })
}

function notifyTenants(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { properties, links, what }: Change & { what: keyof typeof texts },
) {
  const titles = new Map(properties.map((property) => [property.id, titleOf(property)]))
  return notify(
    ctx,
    tx,
    links.tenants.map(({ user_id, property_id }) => ({
      user_id,
      kind: 'property',
      event: texts[what](titles.get(property_id)!),
      target_audience: 'tenant',
      property: null,
      sender_type: 'owner',
      created_by: actor.userId,
      ...(what === 'removed' && { letter: 'sent', asks: asksFor.removed(property_id) }),
    })),
  )
}
