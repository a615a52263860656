import { statusAfterCancellation, syncedStatus } from '#domain/properties/properties.rules.ts'
import type { PropertyStatus } from '#domain/properties/properties.schema.ts'
import type { Tx } from '#server/db/client.ts'
import { type Doer, recordEvent } from '#server/services/audit/property-events.queries.ts'
import { countTenants } from './property-change.queries.ts'
import { lockStatus, setStatus, unlinkTenants } from './tenants.queries.ts'

/**
 * Brings the status in line with the tenants (the sync rule) and answers with it. The row stays locked to the end of
 * the transaction, so no other change of tenants can slip in between; null when there is no such property.
 */
export async function syncStatus(tx: Tx, propertyId: string, doer: Doer = null): Promise<PropertyStatus | null> {
  const before = await lockStatus(tx, propertyId)
  if (!before) return null
  return changeStatus(tx, propertyId, before, syncedStatus(before, await countTenants(tx, propertyId)), doer)
}

export async function changeStatus(
  tx: Tx,
  propertyId: string,
  from: PropertyStatus,
  to: PropertyStatus,
  doer: Doer,
): Promise<PropertyStatus> {
  if (from === to) return to
  await setStatus(tx, propertyId, to)
  await recordEvent(tx, doer, propertyId, 'status_changed', { from, to })
  return to
}

/** A contract was cancelled: nobody rents here any more and no contract binds the place. Answers with who did. */
export async function releaseProperty(tx: Tx, propertyId: string, doer: Doer = null): Promise<string[]> {
  const before = await lockStatus(tx, propertyId)
  if (!before) return []
  const left = await unlinkTenants(tx, propertyId)
  await setStatus(tx, propertyId, before, { contract_id: null })
  await recordEvent(tx, doer, propertyId, 'released')
  await changeStatus(tx, propertyId, before, statusAfterCancellation, doer)
  return left
}
