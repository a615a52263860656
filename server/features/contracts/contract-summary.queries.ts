import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { contractSummary } from '#domain/contracts/approvals.api.ts'
import { shortId } from '#domain/contracts/contracts.rules.ts'
import { titleOf } from '#domain/properties/properties.rules.ts'
import type { Db } from '#server/db/client.ts'
import { contractEvents, contractTenants } from '#server/db/schema/contracts.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { ContractRow } from './contract-writes.queries.ts'
import { termsOf } from './terms.ts'

type Summary = z.input<typeof contractSummary>
/** Kept with the event: an answer is asked for anew in each round, and two tenants may have the same name. */
export interface Reader {
  name: string
  round: number
  /** Missing for the guarantor. */
  approval?: string
}

const openedBy = (contractId: string, reader: Reader | null) =>
  sql<boolean>`exists (select 1 from ${contractEvents} e where e.contract_id = ${contractId}
    and e.kind = 'opened' and e.detail = ${JSON.stringify(reader)}::jsonb)`

export async function hasOpened(db: Db, contractId: string, reader: Reader): Promise<boolean> {
  const [row] = await db.select({ opened: openedBy(contractId, reader) }).from(sql`(select 1) as one`)
  return row!.opened
}

const listedFixtures = 100

/**
 * What somebody without an account reads before deciding: the whole agreement, no identity numbers. One statement, which
 * also says whether this reader has opened it before.
 */
export async function summaryOf(
  db: Db,
  contract: ContractRow,
  reader: Reader | null = null,
): Promise<{ summary: Summary; opened: boolean }> {
  const [row] = await db
    .select({
      baslik: properties.baslik,
      adres: properties.adres,
      tenants: sql<string[]>`coalesce((select json_agg(t.tenant_name order by t.is_primary desc, t.id)
        from ${contractTenants} t where t.contract_id = ${contract.id}), '[]')`,
      fixtures: sql<Summary['fixtures']>`coalesce((select json_agg(json_build_object(
          'demirbasCinsi', f."demirbasCinsi", 'marka', f.marka, 'sayisi', f.sayisi) order by f.id)
        from (select * from ${fixtures} x where x.property_id = ${contract.property_id}
          order by x.id limit ${listedFixtures}) f), '[]')`,
      opened: openedBy(contract.id, reader),
    })
    .from(properties)
    .where(eq(properties.id, contract.property_id))
  const summary = {
    short_id: shortId(contract.id),
    property_title: titleOf(row),
    address: row?.adres ?? '',
    owner_name: contract.landlord_name || contract.owner_name,
    tenant_names: row?.tenants ?? [],
    guarantor_name: contract.has_guarantor ? contract.guarantor_name : null,
    terms: termsOf(contract),
    bitisTarihi: contract.bitisTarihi,
    fixtures: row?.fixtures ?? [],
    terms_hash: contract.terms_hash,
  }
  return { summary, opened: row?.opened ?? false }
}
