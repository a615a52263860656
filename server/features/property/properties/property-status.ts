import { statusAfterCancellation, syncedStatus } from '#domain/property/properties/properties.rules.ts'
import type { PropertyStatus } from '#domain/property/properties/properties.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { type AuditActor, systemActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { countTenants } from './property-change.queries.ts'
import { lockStatus, setDerivedStatus, unlinkTenants } from './tenants.queries.ts'

/**
 * Derives the status from the tenants (the sync rule) and returns it; null when the property is missing. The row stays
 * locked until the end of the transaction, so that the tenants cannot change meanwhile.
 */
export async function syncStatus(
  ctx: Context,
  tx: Tx,
  propertyId: string,
  actor: AuditActor = systemActor,
): Promise<PropertyStatus | null> {
  const before = await lockStatus(tx, propertyId)
  if (!before) return null
  return changeStatus(ctx, tx, propertyId, {
    from: before,
    to: syncedStatus(before, await countTenants(tx, propertyId)),
    actor,
  })
}

export async function changeStatus(
  ctx: Context,
  tx: Tx,
  propertyId: string,
  { from, to, actor }: { from: PropertyStatus; to: PropertyStatus; actor: AuditActor },
): Promise<PropertyStatus> {
  if (from === to) return to
  await setDerivedStatus(tx, propertyId, { tasinmazDurumu: to, updated_at: ctx.clock.now() })
  await auditLog.append(tx, { property: propertyId, kind: 'status_changed', actor, detail: { from, to } })
  return to
}

/** Ends the letting: removes tenants and the contract from the property. Returns the former tenants. */
export async function releaseProperty(
  ctx: Context,
  tx: Tx,
  propertyId: string,
  actor: AuditActor = systemActor,
  to: PropertyStatus = statusAfterCancellation,
): Promise<string[]> {
  const before = await lockStatus(tx, propertyId)
  if (!before) return []
  const left = await unlinkTenants(tx, propertyId)
  await setDerivedStatus(tx, propertyId, { tasinmazDurumu: before, updated_at: ctx.clock.now(), contract_id: null })
  await auditLog.append(tx, { property: propertyId, kind: 'released', actor })
  await changeStatus(ctx, tx, propertyId, { from: before, to, actor })
  return left
}
