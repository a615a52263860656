import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import type { ContractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import type { RentFacts } from '#domain/tenancy/contracts/law.rules.ts'
import type { Wish } from '#domain/tenancy/contracts/wishes.schema.ts'
import type { PaperSignatureView } from '#domain/tenancy/paper-signatures/paper-signatures.schema.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import {
  contractApprovals,
  contractEvents,
  contractHidings,
  contracts,
  contractTenants,
} from '#server/db/schema/contracts.ts'
import { rentChanges } from '#server/db/schema/ledger.ts'
import { paperSignatures } from '#server/db/schema/paper-signatures.ts'
import { properties } from '#server/db/schema/properties.ts'
import { knownStamp, knownTufe } from '#server/features/tenancy/rates/tufe.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { paperCountsOf } from '#server/services/paper-signatures/paper-signatures.queries.ts'
import { snapshotOf } from './contract-snapshots.queries.ts'
import { lastDayOf, renewed } from './contracts.queries.ts'

const listed = 500
const rowsOf = <Row>(from: ReturnType<typeof sql>) =>
  sql<Row[]>`coalesce((select json_agg(row_to_json(r)) from (${from}) r), '[]')`

type PreviousRent = NonNullable<RentFacts['previous']> & { currency: ContractTerms['bedelTuru'] }

/** As JSON: timestamps are strings. */
export interface TenantJson {
  id: string
  tenant_user_id: string | null
  is_primary: boolean
  tenant_name: string
  tenant_email: string
  tenant_phone: string | null
  tenant_address: string | null
  tenant_id_number: string | null
  tenant_birth_date: string | null
}
export type ApprovalJson = Omit<ContractView['approvals'][number], 'expired'> & {
  tenant_user_id: string | null
  asked_phone: string | null
  token_created_at: string
  last_reminded_at: string | null
}
export type EventJson = Omit<ContractView['events'][number], 'text'> & { detail: Record<string, unknown> }

export type SignatureJson = Omit<PaperSignatureView, 'object_until' | 'may_object'> & { contract_id: string }

export const tenantsJson = (contractId: string) =>
  rowsOf<TenantJson>(
    sql`select * from ${contractTenants} where ${eq(contractTenants.contract_id, contractId)} order by is_primary desc, id`,
  )

/** The newest events in order; the page says how many came before. */
const eventsJson = (contractId: string) =>
  rowsOf<EventJson>(
    sql`select * from (select * from ${contractEvents} where ${eq(contractEvents.contract_id, contractId)}
      order by id desc limit ${sql.raw(String(listed))}) newest order by id`,
  )

/** The whole history for printing, read in batches so that no single result is unbounded. */
export async function allEvents(db: Db, contractId: string): Promise<EventJson[]> {
  const events: EventJson[] = []
  for (;;) {
    const last = events.at(-1)
    const part = await db
      .select()
      .from(contractEvents)
      .where(and(eq(contractEvents.contract_id, contractId), last && gt(contractEvents.id, last.id)))
      .orderBy(asc(contractEvents.id))
      .limit(listed)
    events.push(...part.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })))
    if (part.length < listed) return events
  }
}

/** Data for printing without a signed-in user: the agreement and the events. */
export async function evidenceOf(db: Db, { id, round }: { id: string; round: number }) {
  const [row] = await db
    .select({ agreed: snapshotOf(id, round) })
    .from(contracts)
    .where(eq(contracts.id, id))
  return { ...row!, events: await allEvents(db, id) }
}

/**
 * All data around a contract already found and permitted, in one statement; `side` is the person whose list may hide
 * it.
 */
export async function contractParts(db: Db, actor: Actor, contractId: string, side: string) {
  const [row] = await db
    .select({
      property: {
        baslik: properties.baslik,
        adres: properties.adres,
        gone: sql<boolean>`${properties.deleted_at} is not null`,
      },
      /** A tenant who is only asked may not open the property yet. */
      property_open: sql<boolean>`(${visibleTo(actor)})`,
      hidden: sql<boolean>`exists (select 1 from ${contractHidings} h
        where h.contract_id = ${contractId} and h.user_id = ${side})`,
      agreed: snapshotOf(contracts.id, contracts.round),
      renewed: renewed(contracts.id, actor.today),
      lastDay: lastDayOf(contracts.id),
      onPaper: paperCountsOf(contracts),
      stamp: knownStamp,
      tenants: tenantsJson(contractId),
      approvals: rowsOf<ApprovalJson>(
        sql`select * from ${contractApprovals} where ${and(
          eq(contractApprovals.contract_id, contractId),
          sql`${contractApprovals.round} = ${contracts.round}`,
          isNull(contractApprovals.superseded_at),
        )} order by id`,
      ),
      signatures: rowsOf<SignatureJson>(
        sql`select s.*, coalesce(t.tenant_user_id = ${actor.userId}, false) as own from ${paperSignatures} s
          left join ${contractTenants} t on t.id = s.contract_tenant_id
          where s.contract_id = ${contractId} order by s.recorded_at, s.id`,
      ),
      events: eventsJson(contractId),
      events_total: sql<number>`(select count(*) from ${contractEvents} e where e.contract_id = ${contractId})`.mapWith(
        Number,
      ),
    })
    .from(contracts)
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .where(eq(contracts.id, contractId))
    .orderBy(asc(contracts.id))
  return row!
}

/** Data of the contract form beyond its row. */
export async function formParts(db: Db, contractId: string) {
  const [row] = await db
    .select({
      property: { baslik: properties.baslik },
      tenants: tenantsJson(contractId),
      tufe: knownTufe,
      stamp: knownStamp,
      previous: sql<PreviousRent | null>`(
        select json_build_object('currency', old."bedelTuru", 'rent', coalesce(${contracts.previous_rent},
          (select r.rent from ${rentChanges} r where r.tenancy_id = old.tenancy_id
            and coalesce(r.contract_id, old.id) = old.id and r.taken_back_at is null
            and r.from_on >= old."baslangicTarihi" and r.from_on < ${contracts.baslangicTarihi}
            order by r.from_on desc, r.id desc limit 1), old."brutAylik"))
        from ${contracts} old where old.id = ${contracts.renewed_from})`,
      wishes: rowsOf<{ approval: string; tenant_name: string; wishes: Wish[] }>(
        sql`select a.id as approval, a.tenant_name, a.wishes from ${contractApprovals} a
          where a.contract_id = ${contractId} and a.round = ${contracts.round} and a.superseded_at is null
            and a.approval_status = 'rejected' order by a.id`,
      ),
    })
    .from(contracts)
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .where(eq(contracts.id, contractId))
  return row!
}
