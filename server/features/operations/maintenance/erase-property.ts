import { normalEmail } from '#domain/kernel/turkish-text.ts'
import { erasedMessage, refuseMaintenance } from '#domain/operations/maintenance/maintenance.messages.ts'
import type { MaintenanceChange } from '#domain/operations/maintenance/maintenance.schema.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { firstName } from '#server/features/people/accounts/address-proof.ts'
import { countUnits } from '#server/features/property/properties/property-change.queries.ts'
import {
  deletePropertyRow,
  peopleOn,
  stripProperty,
} from '#server/features/property/properties/property-deletion.queries.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { dropFiles } from '#server/services/files/keep-file.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { countsToErase, eraseAgreements, filesOf, partiesOf, propertyToErase } from './erase-property.queries.ts'
import type { StepsResult } from './in-steps.ts'
import { logRun } from './maintenance.queries.ts'

type Property = NonNullable<Awaited<ReturnType<typeof propertyToErase>>>

async function erasable(db: Db, id: string, { lock }: { lock: boolean }): Promise<Property> {
  const property = await propertyToErase(db, id, { lock })
  if (!property) throw refuseProperty('property_missing')
  if (property.is_bina && (await countUnits(db, id)) > 0) throw refuseProperty('building_has_units')
  return property
}

async function described(db: Db, property: Property): Promise<StepsResult> {
  const counts = await countsToErase(db, property.id)
  const changes = counts.map(
    ([field, count]): MaintenanceChange => ({
      subject: 'property',
      id: property.id,
      title: titleOf(property),
      field,
      from: String(count),
      to: '0',
      reason: 'Kalıcı olarak silinir',
      personal: false,
    }),
  )
  return { total: counts.reduce((sum, [, count]) => sum + count, 0), changes }
}

export const whatErasingTakes = async (ctx: Context, id: string): Promise<StepsResult> =>
  described(ctx.db, await erasable(ctx.db, id, { lock: false }))

/**
 * Safe delete: an ordinary deletion plus everything it leaves, including contracts and their evidence, and cannot be
 * undone. The parties are notified first and the log is written in the same transaction, because no other record
 * remains.
 */
export function eraseProperty(
  ctx: Context,
  by: AuditActor,
  { property: id, title }: { property: string; title: string },
): Promise<StepsResult> {
  return ctx.db.transact(async (tx) => {
    const property = await erasable(tx, id, { lock: true })
    if (title !== titleOf(property)) throw refuseMaintenance('title_differs', { title: 'Başlık aynı değil' })
    const found = await described(tx, property)
    const people = await peopleOn(tx, [id])
    await notifyParties(ctx, tx, by, property)
    await eraseAgreements(tx, id)
    await stripProperty(tx, id)
    await dropFiles(ctx, tx, await filesOf(tx, id))
    await deletePropertyRow(tx, id)
    const at = ctx.clock.now()
    await logRun(tx, { operation: 'delete', dryRun: false, success: true, message: erasedMessage, ...found, by, at })
    tx.afterCommit(() => people.forEach(ctx.realtime.recheck))
    return found
  })
}

/** Mails each address once; people with an account also get a notification. */
async function notifyParties(ctx: Context, tx: Tx, by: AuditActor, property: Property) {
  const parties = await partiesOf(tx, property)
  const title = titleOf(property)
  const written = new Set<string>()
  for (const { name, email } of parties) {
    const address = normalEmail(email)
    if (!address || written.has(address)) continue
    written.add(address)
    await ctx.mailer.post(tx, address, 'property-erased', { firstname: firstName(name), property: title })
  }
  const accounts = new Set(parties.flatMap(({ id }) => (id ? [id] : [])))
  await notify(
    ctx,
    tx,
    [...accounts].map((user_id) => ({
      user_id,
      kind: 'property',
      event: `${title} ve bütün kayıtları bir yönetici tarafından kalıcı olarak silindi.`,
      target_audience: 'general',
      property: null,
      sender_type: 'admin',
      created_by: by.id,
      letter: 'sent',
    })),
  )
}
