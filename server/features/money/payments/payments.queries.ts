import { and, asc, desc, eq, isNull, type Placeholder, sql } from 'drizzle-orm'
import { anyOf, type Ids } from '#server/db/any-of.ts'
import type { Db } from '#server/db/client.ts'
import { type Placeholders, preparedQuery } from '#server/db/prepared.ts'
import { type JsonRows, rowsAsJson, selectTogether, withAliases } from '#server/db/read-together.ts'
import { contractTenants } from '#server/db/schema/contracts.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { selectDues } from '#server/services/ledger/ledger.queries.ts'

const entriesByKey = (db: Db, tenancyIds: Ids, keys: Placeholder) =>
  db
    .select({
      id: ledgerEntries.id,
      tenancy_id: ledgerEntries.tenancy_id,
      amount: ledgerEntries.amount,
      currency: ledgerEntries.currency,
      source_key: ledgerEntries.source_key,
    })
    .from(ledgerEntries)
    .where(and(anyOf(ledgerEntries.tenancy_id, tenancyIds), sql`${ledgerEntries.source_key} = any(${keys}::text[])`))

interface BeforePayment {
  before: JsonRows<typeof entriesByKey>
  dues: JsonRows<typeof selectDues>
}

/** For locked ledgers: entries already booked under these keys, and the claims; one statement. */
export async function readBeforePayment(db: Db, tenancies: readonly string[], keys: readonly string[]) {
  const [found] = await beforePayment(db, { tenancies, keys })
  return found!
}
const beforePayment = preparedQuery((db, at: Placeholders<{ tenancies: readonly string[]; keys: readonly string[] }>) =>
  selectTogether<BeforePayment>({
    before: rowsAsJson(entriesByKey(db, at.tenancies, at.keys)),
    dues: rowsAsJson(selectDues(db, at.tenancies)),
  }),
)

export async function tenancyOfEntry(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ tenancy_id: ledgerEntries.tenancy_id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.id, id))
  return row?.tenancy_id ?? null
}

const tenantsUnder = (db: Db, contractIds: Ids) =>
  db
    .select(
      withAliases({
        contract_id: contractTenants.contract_id,
        user_id: contractTenants.tenant_user_id,
        name: contractTenants.tenant_name,
      }),
    )
    .from(contractTenants)
    .where(anyOf(contractTenants.contract_id, contractIds))
    .orderBy(desc(contractTenants.is_primary), asc(contractTenants.id))

const titlesOf = (db: Db, ids: Ids) =>
  db.select({ id: properties.id, baslik: properties.baslik }).from(properties).where(anyOf(properties.id, ids))

interface PaymentRecords {
  contracts: readonly string[]
  properties: readonly string[]
}
const partiesRow = preparedQuery((db, { contracts, properties: propertyIds }: Placeholders<PaymentRecords>) =>
  selectTogether<{ tenants: JsonRows<typeof tenantsUnder>; titles: JsonRows<typeof titlesOf> }>({
    tenants: rowsAsJson(tenantsUnder(db, contracts)),
    titles: rowsAsJson(titlesOf(db, propertyIds)),
  }),
)

/** Tenants of these contracts, with or without a user account, and the properties' titles; one statement. */
export async function tenantsAndTitles(db: Db, of: PaymentRecords) {
  const [found] = await partiesRow(db, of)
  const { tenants, titles } = found!
  return { tenants, titles: new Map(titles.map(({ id, baslik }) => [id, baslik])) }
}

/** The running tenancy of the property, or its last one. */
export async function tenancyAtProperty(db: Db, propertyId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(eq(tenancies.property_id, propertyId))
    .orderBy(desc(isNull(tenancies.ended_on)), desc(sql`${tenancies.started_on}`), desc(tenancies.id))
    .limit(1)
  return row?.id ?? null
}
