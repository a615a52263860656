import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { deeds, properties, propertyFeatures } from '#server/db/schema/properties.ts'
import { tenantsJson } from './contract-view.queries.ts'

/** Data of the government form beyond the contract: deed, property, and tenants' birth dates. */
export async function edevletParts(db: Db, contractId: string) {
  const [row] = await db
    .select({ deed: deeds, features: propertyFeatures, tenants: tenantsJson(contractId) })
    .from(contracts)
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .leftJoin(deeds, eq(deeds.property_id, properties.id))
    .leftJoin(propertyFeatures, eq(propertyFeatures.property_id, properties.id))
    .where(eq(contracts.id, contractId))
  return row!
}
