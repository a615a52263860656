import { statusAfterCancellation, syncedStatus } from '#domain/property/properties/properties.rules.ts'
import type { PropertyStatus } from '#domain/property/properties/properties.schema.ts'
import type { Tx } from '#server/db/client.ts'
import { type AuditActor, systemActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { countTenants } from './property-change.queries.ts'
import { lockStatus, setStatus, unlinkTenants } from './tenants.queries.ts'

/**
 * Brings the status in line with the tenants (the sync rule) and answers with it. The row stays locked to the end of
 * the transaction, so no other change of tenants can slip in between; null when there is no such property.
 */
export async function syncStatus(
  tx: Tx,
  propertyId: string,
  actor: AuditActor = systemActor,
): Promise<PropertyStatus | null> {
  const before = await lockStatus(tx, propertyId)
  if (!before) return null
  return changeStatus(tx, propertyId, {
    from: before,
    to: syncedStatus(before, await countTenants(tx, propertyId)),
    actor,
  })
}

export async function changeStatus(
  tx: Tx,
  propertyId: string,
  { from, to, actor }: { from: PropertyStatus; to: PropertyStatus; actor: AuditActor },
): Promise<PropertyStatus> {
  if (from === to) return to
  await setStatus(tx, propertyId, to)
  await auditLog.append(tx, { property: propertyId, kind: 'status_changed', actor, detail: { from, to } })
  return to
}

/** A contract is over: nobody rents here any more and no contract binds the place. Answers with who did. */
export async function releaseProperty(
  tx: Tx,
  propertyId: string,
  actor: AuditActor = systemActor,
  to: PropertyStatus = statusAfterCancellation,
): Promise<string[]> {
  const before = await lockStatus(tx, propertyId)
  if (!before) return []
  const left = await unlinkTenants(tx, propertyId)
  await setStatus(tx, propertyId, before, { contract_id: null })
  await auditLog.append(tx, { property: propertyId, kind: 'released', actor })
  await changeStatus(tx, propertyId, { from: before, to, actor })
  return left
}
