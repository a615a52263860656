import { isoDate } from '#domain/kernel/dates.ts'
import { refuseProperty } from '#domain/properties/properties.messages.ts'
import { titleOf } from '#domain/properties/properties.rules.ts'
import { propertyToChange } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { putInBin } from '#server/services/bin/put-in-bin.ts'
import { peopleOn, setDeleted, takeLinks, whatWouldGo } from './property-deletion.queries.ts'
import { tellTenants } from './tell-tenants.ts'

/**
 * Into the bin: the row is hidden with all that hangs on it, and its links to people are kept there to be put back.
 * Answers with the id by which it can be taken back.
 */
export function deleteProperty(
  ctx: Context,
  actor: Actor,
  id: string,
  { confirmed }: { confirmed: boolean },
): Promise<string> {
  return ctx.db.transact(async (tx) => {
    const { property } = await propertyToChange(tx, actor, id, 'own')
    const now = ctx.clock.now()
    const { counts, blocking } = await whatWouldGo(tx, id, isoDate(now))
    if (counts.units > 0) throw refuseProperty('building_has_units')
    if (blocking.length > 0) throw refuseProperty('live_contract')
    if (counts.tenants > 0 && !confirmed) throw refuseProperty('has_tenants')
    const people = await peopleOn(tx, id)
    const links = await takeLinks(tx, id)
    await setDeleted(tx, id, now)
    await auditLog.append(tx, { property: id, kind: 'removed', actor: auditActor(actor) })
    await tellTenants(ctx, tx, actor, { property, links, what: 'removed' })
    tx.afterCommit(() => people.forEach(ctx.realtime.recheck))
    return putInBin(ctx, tx, actor, {
      kind: 'property',
      owner_id: property.creator,
      property_id: id,
      subject_id: id,
      title: titleOf(property),
      data: { ...links },
    })
  })
}
