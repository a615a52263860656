import { and, asc, eq, isNotNull, isNull, lte, type SQLWrapper, sql } from 'drizzle-orm'
import { addDays, type IsoDate } from '#domain/kernel/dates.ts'
import { newestFollower } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import {
  asksForAnswers,
  contractApprovals,
  contractExpiryNotices,
  contracts,
  isActiveContract,
} from '#server/db/schema/contracts.ts'
import { endings } from '#server/db/schema/endings.ts'
import { properties } from '#server/db/schema/properties.ts'
import { rentIncreases } from '#server/db/schema/rent-increases.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { tenantsJson } from '#server/features/tenancy/contracts/contract-view.queries.ts'
import { knownTufe } from '#server/features/tenancy/rates/tufe.queries.ts'
import { rentChangesJson } from '#server/features/tenancy/rent-increases/rent-increases.queries.ts'
import type { Actor } from '#server/http/actor.ts'

/** Data for a proposal beside tenancy and contract, in one statement. */
export async function renewalParts(db: Db, actor: Actor, contractId: string) {
  const [row] = await db
    .select({
      property: { baslik: properties.baslik },
      tufe: knownTufe,
      tenants: tenantsJson(contractId),
      follower: newestFollower(actor, contractId),
      rent_changes: rentChangesJson(contractId),
      /** An increase within the contract that waits for its answer. */
      increase_waits: sql<boolean>`exists (select 1 from ${rentIncreases} i join ${contracts} c on c.tenancy_id = i.tenancy_id
        where c.id = ${contractId} and i.state = 'sent')`,
      /** The fixed last day, if any. */
      ends_on: sql<
        string | null
      >`(select e.ends_on::text from ${endings} e join ${contracts} c on c.tenancy_id = e.tenancy_id
        where c.id = ${contractId} and e.state = 'set' limit 1)`,
    })
    .from(properties)
    .where(eq(properties.id, sql`(select c.property_id from ${contracts} c where c.id = ${contractId})`))
  return row!
}

/** After a notice or an agreed end, the contract is not extended. */
const noEndFixed = (tenancy: SQLWrapper) =>
  sql`not exists (select 1 from ${endings} e where e.tenancy_id = ${tenancy} and e.state in ('set', 'done'))`

/** Start of a term's first day in Istanbul. */
const firstMoment = sql`(${contracts.baslangicTarihi}::timestamp at time zone 'Europe/Istanbul')`

/**
 * Asked before its first day, unanswered, and that day has come. A proposal sent on that day or later is about a term
 * that has begun and stays open like any other contract.
 */
const dueToLapse = (today: IsoDate) =>
  and(
    isNotNull(contracts.renewed_from),
    isNull(contracts.cancelled_at),
    isNull(contracts.deleted_at),
    asksForAnswers,
    lte(contracts.baslangicTarihi, today),
    // The old contract continues: it is in force and its agreed term is over.
    sql`exists (select 1 from ${contracts} old where old.id = ${contracts.renewed_from} and old.status = 'active'
      and old.cancelled_at is null and old.deleted_at is null and old."bitisTarihi" < ${today}
      and ${noEndFixed(sql`old.tenancy_id`)})`,
    sql`not exists (select 1 from ${contractApprovals} a where a.contract_id = ${contracts.id}
      and a.round = ${contracts.round} and a.created_at >= ${firstMoment})`,
  )

export const unansweredRenewals = (db: Db, today: IsoDate) =>
  db.select({ id: contracts.id }).from(contracts).where(dueToLapse(today)).orderBy(asc(contracts.id)).limit(10_000)

/** Checked again under the lock, because it may have been answered meanwhile. */
export async function isUnanswered(db: Db, id: string, today: IsoDate): Promise<boolean> {
  const rows = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.id, id), dueToLapse(today)))
  return rows.length > 0
}

/** Long enough to catch up after downtime, short enough to skip contracts that ended long ago. */
const newsDays = 7

const goesOn = (today: IsoDate) =>
  and(
    isActiveContract,
    isNull(contracts.cancelled_at),
    isNull(contracts.deleted_at),
    sql`${contracts.bitisTarihi} between ${addDays(today, -newsDays)} and ${addDays(today, -1)}`,
    sql`exists (select 1 from ${tenancies} t where t.id = ${contracts.tenancy_id} and t.ended_on is null)`,
    noEndFixed(contracts.tenancy_id),
    sql`not exists (select 1 from ${contractExpiryNotices} n where n.contract_id = ${contracts.id} and n.days = 0)`,
    sql`not exists (select 1 from ${contracts} later where later.tenancy_id = ${contracts.tenancy_id}
      and later.status = 'active' and later.cancelled_at is null and later."baslangicTarihi" > ${contracts.baslangicTarihi})`,
  )

/** Contracts whose agreed term has just ended, without an agreed successor. */
export const justExtended = (db: Db, today: IsoDate) =>
  db.select({ id: contracts.id }).from(contracts).where(goesOn(today)).orderBy(asc(contracts.id)).limit(10_000)

export async function hasJustExtended(db: Db, id: string, today: IsoDate): Promise<boolean> {
  const rows = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.id, id), goesOn(today)))
  return rows.length > 0
}
