import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { contractSummary } from '#domain/tenancy/contracts/approvals.api.ts'
import type { Db } from '#server/db/client.ts'
import { contractEvents, contracts } from '#server/db/schema/contracts.ts'
import { type ContractDocument, documentOf, liveForm } from './contract-document.ts'
import { snapshotOf } from './contract-snapshots.queries.ts'
import { type ContractRow, tenantsOf } from './contract-writes.queries.ts'
import { agreedPropertyOf } from './print-contract.queries.ts'

type Summary = z.input<typeof contractSummary>
/** Stored with the event, because each round asks again and two tenants may have the same name. */
export interface Reader {
  name: string
  round: number
  /** Missing for the guarantor. */
  approval?: string
  /** Opened by a link that was handed out, so the person is unknown. */
  handed?: true
}

const openedBy = (contractId: string, reader: Reader | null) =>
  sql<boolean>`exists (select 1 from ${contractEvents} e where e.contract_id = ${contractId}
    and e.kind = 'opened' and e.detail = ${JSON.stringify(reader)}::jsonb)`

export async function hasOpened(db: Db, contractId: string, reader: Reader): Promise<boolean> {
  const [row] = await db.select({ opened: openedBy(contractId, reader) }).from(sql`(select 1) as one`)
  return row!.opened
}

/** Whether all parties got the paper of this round. */
export async function copiesWereSent(db: Db, contractId: string, round: number): Promise<boolean> {
  const [row] = await db
    .select({ id: contractEvents.id })
    .from(contractEvents)
    .where(
      and(
        eq(contractEvents.contract_id, contractId),
        eq(contractEvents.kind, 'copies_sent'),
        sql`${contractEvents.detail} ->> 'round' = ${String(round)}`,
      ),
    )
    .limit(1)
  return row !== undefined
}

/**
 * The summary for a person without an account: the whole frozen agreement without identity numbers. One statement,
 * which also tells whether this reader opened it before.
 */
export async function summaryOf(
  db: Db,
  contract: ContractRow,
  reader: Reader | null = null,
): Promise<{ summary: Summary; document: ContractDocument; opened: boolean }> {
  const [row] = await db
    .select({ agreed: snapshotOf(contract.id, contract.round), opened: openedBy(contract.id, reader) })
    .from(contracts)
    .where(eq(contracts.id, contract.id))
  const document = row?.agreed ?? (await liveDocument(db, contract))
  const summary = {
    short_id: document.short_id,
    property_title: document.property.title,
    address: document.property.adres,
    owner_name: document.landlord.name,
    tenant_names: document.tenants.map(({ name }) => name),
    guarantor_name: document.guarantor?.name ?? null,
    terms: { ...document.terms, giderler: document.terms.giderler ?? null },
    bitisTarihi: document.bitisTarihi,
    previous: document.previous ?? null,
    fixtures: document.fixtures,
    general_conditions: [...document.generalConditions],
    terms_hash: contract.terms_hash,
  }
  return { summary, document, opened: row?.opened ?? false }
}

/** For a contract without a snapshot: built from its current rows. */
export const liveDocument = async (db: Db, contract: ContractRow): Promise<ContractDocument> =>
  documentOf({
    form: liveForm,
    contract,
    tenants: await tenantsOf(db, contract.id),
    property: await agreedPropertyOf(db, contract.property_id),
  })
