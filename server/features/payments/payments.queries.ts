import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contractTenants } from '#server/db/schema/contracts.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'

/** Those of these keys that are booked already. */
export const entriesByKey = (db: Db, tenancyIds: readonly string[], keys: readonly string[]) =>
  db
    .select()
    .from(ledgerEntries)
    .where(and(inArray(ledgerEntries.tenancy_id, [...tenancyIds]), inArray(ledgerEntries.source_key, [...keys])))

export async function tenancyOfEntry(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ tenancy_id: ledgerEntries.tenancy_id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.id, id))
  return row?.tenancy_id ?? null
}

/** Everybody who rents under one of these contracts, with or without an account. */
export const tenantsUnder = (db: Db, contractIds: readonly string[]) =>
  db
    .select({
      contract_id: contractTenants.contract_id,
      user_id: contractTenants.tenant_user_id,
      name: contractTenants.tenant_name,
    })
    .from(contractTenants)
    .where(inArray(contractTenants.contract_id, [...contractIds]))
    .orderBy(desc(contractTenants.is_primary), asc(contractTenants.id))

export async function titlesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: properties.id, baslik: properties.baslik })
    .from(properties)
    .where(inArray(properties.id, [...ids]))
  return new Map(rows.map(({ id, baslik }) => [id, baslik]))
}

/** The one that runs, or the last one of the place. */
export async function tenancyAtPlace(db: Db, propertyId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(eq(tenancies.property_id, propertyId))
    .orderBy(desc(isNull(tenancies.ended_on)), desc(sql`${tenancies.started_on}`), desc(tenancies.id))
    .limit(1)
  return row?.id ?? null
}
