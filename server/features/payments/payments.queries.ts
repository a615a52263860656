import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { type JsonRows, named, readTogether, rowsAsJson } from '#server/db/read-together.ts'
import { contractTenants } from '#server/db/schema/contracts.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { selectDues } from '#server/services/ledger/ledger.queries.ts'

const entriesByKey = (db: Db, tenancyIds: readonly string[], keys: readonly string[]) =>
  db
    .select({
      id: ledgerEntries.id,
      tenancy_id: ledgerEntries.tenancy_id,
      amount: ledgerEntries.amount,
      currency: ledgerEntries.currency,
      source_key: ledgerEntries.source_key,
    })
    .from(ledgerEntries)
    .where(and(inArray(ledgerEntries.tenancy_id, [...tenancyIds]), inArray(ledgerEntries.source_key, [...keys])))

interface BeforePayment {
  before: JsonRows<typeof entriesByKey>
  dues: JsonRows<typeof selectDues>
}

/** Of accounts that are locked: those of these keys that are booked already, and the claims; one statement. */
export const readBeforePayment = (db: Db, tenancyIds: readonly string[], keys: readonly string[]) =>
  readTogether<BeforePayment>(db, {
    before: rowsAsJson(entriesByKey(db, tenancyIds, keys)),
    dues: rowsAsJson(selectDues(db, tenancyIds)),
  })

export async function tenancyOfEntry(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ tenancy_id: ledgerEntries.tenancy_id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.id, id))
  return row?.tenancy_id ?? null
}

const tenantsUnder = (db: Db, contractIds: readonly string[]) =>
  db
    .select(
      named({
        contract_id: contractTenants.contract_id,
        user_id: contractTenants.tenant_user_id,
        name: contractTenants.tenant_name,
      }),
    )
    .from(contractTenants)
    .where(inArray(contractTenants.contract_id, [...contractIds]))
    .orderBy(desc(contractTenants.is_primary), asc(contractTenants.id))

const titlesOf = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: properties.id, baslik: properties.baslik })
    .from(properties)
    .where(inArray(properties.id, [...ids]))

/**
 * Everybody who rents under one of these contracts, with or without an account, and what these places are called; one
 * statement.
 */
export async function concernedBy(db: Db, of: { contracts: readonly string[]; places: readonly string[] }) {
  const { tenants, titles } = await readTogether<{
    tenants: JsonRows<typeof tenantsUnder>
    titles: JsonRows<typeof titlesOf>
  }>(db, {
    tenants: rowsAsJson(tenantsUnder(db, of.contracts)),
    titles: rowsAsJson(titlesOf(db, of.places)),
  })
  return { tenants, titles: new Map(titles.map(({ id, baslik }) => [id, baslik])) }
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
