import { refuse } from '#domain/kernel/refusal.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import type { DeedForm } from '#domain/property/properties/properties.schema.ts'
import { propertyToChange, rightsFor } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuseOnFailure } from '#server/http/refuse-on-failure.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { findDeed, refreshKeys, saveDeed, touchProperty } from './property-change.queries.ts'

export async function readDeed(ctx: Context, actor: Actor, id: string) {
  const found = await findDeed(ctx.db, actor, id)
  if (!found) throw refuseProperty('property_missing')
  if (!rightsFor(actor, found.relation, found.creator).seePapers) throw refuse('not_allowed')
  return found.deed
}

export function updateDeed(
  ctx: Context,
  actor: Actor,
  id: string,
  { version, ...deed }: DeedForm & { version: number },
): Promise<number> {
  return refuseOnFailure(ctx, refuseProperty('deed_not_saved'), () =>
    ctx.db.transact(async (tx) => {
      const found = await findDeed(tx, actor, id)
      if (!found) throw refuseProperty('property_missing')
      const { property_id } = found.deed
      await propertyToChange(tx, actor, property_id, 'edit')
      const saved = await saveDeed(tx, id, version, deed)
      if (saved === null) throw refuseProperty('changed_meanwhile')
      await touchProperty(tx, property_id, ctx.clock.now())
      await refreshKeys(tx, property_id)
      await auditLog.append(tx, { property: property_id, kind: 'deed_updated', actor: auditActor(actor) })
      return saved
    }),
  )
}
