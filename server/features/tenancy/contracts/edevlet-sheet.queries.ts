import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { deeds, properties, propertyFeatures } from '#server/db/schema/properties.ts'
import { tenantsJson } from './contract-view.queries.ts'

/** What the government's form asks beyond the contract: the deed, the place, and when the tenants were born. */
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
