import { and, asc, eq, sql } from 'drizzle-orm'
import { shortId } from '#domain/contracts/contracts.rules.ts'
import { titleOf } from '#domain/properties/properties.rules.ts'
import type { Db } from '#server/db/client.ts'
import { contractEvents } from '#server/db/schema/contracts.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { type ContractRow, propertyOf, tenantsOf } from './contract-writes.queries.ts'
import { termsOf } from './terms.ts'

const listedFixtures = 100

/** What somebody without an account reads before deciding: the whole agreement, no identity numbers. */
export async function summaryOf(db: Db, contract: ContractRow) {
  const property = await propertyOf(db, contract.property_id)
  const tenants = await tenantsOf(db, contract.id)
  const things = await db
    .select({ demirbasCinsi: fixtures.demirbasCinsi, marka: fixtures.marka, sayisi: fixtures.sayisi })
    .from(fixtures)
    .where(eq(fixtures.property_id, contract.property_id))
    .orderBy(asc(fixtures.id))
    .limit(listedFixtures)
  return {
    short_id: shortId(contract.id),
    property_title: titleOf(property),
    address: property.adres,
    owner_name: contract.landlord_name || contract.owner_name,
    tenant_names: tenants.map((tenant) => tenant.tenant_name),
    guarantor_name: contract.has_guarantor ? contract.guarantor_name : null,
    terms: termsOf(contract),
    bitisTarihi: contract.bitisTarihi,
    fixtures: things,
    terms_hash: contract.terms_hash,
  }
}

export async function wasOpenedBy(db: Db, contractId: string, reader: { name: string; round: number }) {
  const seen = and(
    eq(contractEvents.contract_id, contractId),
    eq(contractEvents.kind, 'opened'),
    sql`${contractEvents.detail} = ${JSON.stringify(reader)}::jsonb`,
  )
  return (await db.$count(contractEvents, seen)) > 0
}
