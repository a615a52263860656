import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ContractStatus } from '#domain/access/contract-status.ts'
import type { Relation } from '#domain/access/property-rights.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { currencies } from '#domain/kernel/money.ts'
import type { ContractRights } from '#domain/tenancy/contracts/contract-rights.rules.ts'
import { refuseTenancy } from '#domain/tenancy/tenancies/tenancies.messages.ts'
import type { Db } from '#server/db/client.ts'
import { type Open, written } from '#server/db/prepared.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { byShape, type Places } from './by-shape.ts'
import { contractRelation, contractRightsFor, contractVisibleTo } from './contract-scope.queries.ts'

export interface FoundTenancy {
  tenancy: typeof tenancies.$inferSelect
  /** The one that holds now, or held last. */
  contract: typeof contracts.$inferSelect
  relation: Relation
  rights: ContractRights
  /** Rented once, and is not named in the contract that came after: reads what was theirs, and changes nothing. */
  left: boolean
  /** Of a tenant who is named in a later contract only: its first day. What was before it is no business of theirs. */
  joined_on: IsoDate | null
}

/** One that was called off holds nothing while another of them does; of those that hold, the newest. */
const holdingFirst = [desc(isNull(contracts.cancelled_at)), desc(contracts.baslangicTarihi), desc(contracts.id)]

/** A contract that came after this row and has begun, also when the tenancy is over. */
export const replaced = (actor: Viewer) => sql<boolean>`exists (select 1 from ${contracts} n
  where n.tenancy_id = ${contracts.tenancy_id} and n.status = 'active' and n.deleted_at is null
    and (n.cancelled_at is null or n.ended_on is not null)
    and n."baslangicTarihi" > ${contracts.baslangicTarihi} and n."baslangicTarihi" <= ${actor.today}::date)`

/** The first day of the first contract of the row's tenancy that names the person; while asked, that of the row. */
export const firstDayOf = (actor: Viewer) => sql<IsoDate>`coalesce((select min(f."baslangicTarihi")::text
  from ${contracts} f join ${contractTenants} ft on ft.contract_id = f.id
  where f.tenancy_id = ${contracts.tenancy_id} and ft.tenant_user_id = ${actor.callerId} and f.status = 'active'
    and (f.cancelled_at is null or f.ended_on is not null)), ${contracts.baslangicTarihi}::text)`

/** Null for whoever rents since the tenancy began. */
export const joinedAfter = (started_on: IsoDate, first_day: IsoDate): IsoDate | null =>
  first_day > started_on ? first_day : null

/**
 * Taken first by everything that changes a tenancy, so that two changes go one after another. Of the kind that lets a
 * contract join meanwhile: whoever answers a renewal holds that contract, for which an ending under this lock may wait.
 */
export const lockTenancy = (db: Db, id: string) => lockedTenancy(db, { id })
const lockedTenancy = written((db, { id }: Open<{ id: string }>) =>
  db.select({ id: tenancies.id }).from(tenancies).where(eq(tenancies.id, id)).for('no key update'),
)

const tenancyRow = byShape((db, actor, _: null, { id }: Places<{ id: string }>) =>
  db
    .select({
      tenancy: tenancies,
      contract: contracts,
      relation: contractRelation(actor),
      replaced: replaced(actor),
      first_day: firstDayOf(actor),
    })
    .from(contracts)
    .innerJoin(tenancies, eq(tenancies.id, contracts.tenancy_id))
    .where(and(eq(contracts.tenancy_id, id), contractVisibleTo(actor)))
    .orderBy(...holdingFirst)
    .limit(1),
)

/** Whoever sees a contract of the tenancy sees the tenancy, also when it is over; a stranger's answers like a missing one. */
export async function findTenancy(
  db: Db,
  actor: Actor,
  id: string,
  options: { lock?: boolean } = {},
): Promise<FoundTenancy> {
  // Locked by itself and first, so that two changes of one tenancy wait for each other and nothing else does.
  if (options.lock) await lockTenancy(db, id)
  const [row] = await tenancyRow(db, actor, null, { id })
  if (!row) throw refuseTenancy('tenancy_missing')
  const { replaced: isReplaced, first_day, ...found } = row
  const rights = contractRightsFor(actor, found.relation, found.contract.owner_id)
  const rents = found.relation === 'tenant'
  const joined_on = rents ? joinedAfter(found.tenancy.started_on, first_day) : null
  return { ...found, rights, left: rents && isReplaced, joined_on }
}

/** For what no signed-in person asks: a decision by link, a job. The same contract as for people. */
export async function tenancyById(db: Db, id: string): Promise<Pick<FoundTenancy, 'tenancy' | 'contract'>> {
  const [row] = await db
    .select({ tenancy: tenancies, contract: contracts })
    .from(contracts)
    .innerJoin(tenancies, eq(tenancies.id, contracts.tenancy_id))
    .where(eq(contracts.tenancy_id, id))
    .orderBy(...holdingFirst)
    .limit(1)
  if (!row) throw refuseTenancy('tenancy_missing')
  return row
}

export interface FollowerJson {
  id: string
  status: ContractStatus
  cancelled: boolean
  /** The day on which it lapsed. */
  lapsed_on: string | null
  brutAylik: number
  bedelTuru: (typeof currencies)[number]
  baslangicTarihi: string
  bitisTarihi: string
}

/** The newest contract that was to follow this one, where the person may know of it; a column of another statement. */
export const newestFollower = (actor: Viewer, contractId: string) =>
  sql<FollowerJson | null>`(select json_build_object('id', ${contracts.id}, 'status', ${contracts.status},
      'cancelled', ${contracts.cancelled_at} is not null,
      'lapsed_on', (${contracts.lapsed_at} at time zone 'Europe/Istanbul')::date,
      'brutAylik', ${contracts.brutAylik}, 'bedelTuru', ${contracts.bedelTuru},
      'baslangicTarihi', ${contracts.baslangicTarihi}, 'bitisTarihi', ${contracts.bitisTarihi})
    from ${contracts} where ${and(eq(contracts.renewed_from, contractId), contractVisibleTo(actor))}
    order by ${contracts.id} desc limit 1)`
