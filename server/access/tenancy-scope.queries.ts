import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Relation } from '#domain/access/property-rights.ts'
import { addDays, type IsoDate } from '#domain/kernel/dates.ts'
import type { ContractRights } from '#domain/tenancy/contracts/contract-rights.rules.ts'
import type { SentProposal } from '#domain/tenancy/renewals/renewals.schema.ts'
import { refuseTenancy } from '#domain/tenancy/tenancies/tenancies.messages.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Db } from '#server/db/client.ts'
import { type Placeholders, preparedQuery } from '#server/db/prepared.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { contractRelation, contractRightsFor, contractVisibleTo } from './contract-scope.queries.ts'
import { type PlaceholderValues, preparedByCaller } from './prepared-by-caller.ts'

export interface FoundTenancy {
  tenancy: typeof tenancies.$inferSelect
  /** The contract in force, or the last one. */
  contract: typeof contracts.$inferSelect
  relation: Relation
  rights: ContractRights
  /** A former tenant who is not named in the following contract: may read their own period and change nothing. */
  left: boolean
  /** The last day before that contract; null for everybody else. */
  left_on: IsoDate | null
  /**
   * The first day of a tenant who is only named in a later contract; they may not see anything from before it.
   * Otherwise null.
   */
  joined_on: IsoDate | null
}

/** Cancelled contracts come last; of the others, the newest first. */
const holdingFirst = [desc(isNull(contracts.cancelled_at)), desc(contracts.baslangicTarihi), desc(contracts.id)]

const laterContracts = (actor: Viewer) => sql`from ${contracts} n
  where n.tenancy_id = ${contracts.tenancy_id} and n.status = 'active' and n.deleted_at is null
    and (n.cancelled_at is null or n.ended_on is not null)
    and n."baslangicTarihi" > ${contracts.baslangicTarihi} and n."baslangicTarihi" <= ${actor.today}::date`
/** Whether a later contract of the tenancy has begun, even if the tenancy has ended. */
export const replaced = (actor: Viewer) => sql<boolean>`exists (select 1 ${laterContracts(actor)})`

/**
 * The first day of the first contract in the tenancy that names the caller; before they have answered, the row's own
 * first day.
 */
export const firstDayOf = (
  actor: Viewer,
) => sql<IsoDate>`coalesce((select min(coalesce(f.running_since, f."baslangicTarihi"))::text
  from ${contracts} f join ${contractTenants} ft on ft.contract_id = f.id
  where f.tenancy_id = ${contracts.tenancy_id} and ft.tenant_user_id = ${actor.callerId} and f.status = 'active'
    and (f.cancelled_at is null or f.ended_on is not null)), ${contracts.running_since}::text,
    ${contracts.baslangicTarihi}::text)`

/** Null for a tenant since the beginning of the tenancy. */
export const joinedAfter = (started_on: IsoDate, first_day: IsoDate): IsoDate | null =>
  first_day > started_on ? first_day : null

/**
 * Every change of a tenancy takes this lock first, so that changes run one after another. `no key update` still lets a
 * contract join the tenancy: an answer to a renewal holds that contract's lock, for which an ending under this lock may
 * wait.
 */
export const lockTenancy = (db: Db, id: string) => lockedTenancy(db, { id })
const lockedTenancy = preparedQuery((db, { id }: Placeholders<{ id: string }>) =>
  db.select({ id: tenancies.id }).from(tenancies).where(eq(tenancies.id, id)).for('no key update'),
)

/** Several locks in the order of the ids, so that two calls never wait for each other. */
const lockedTenancies = preparedQuery((db, { ids }: Placeholders<{ ids: readonly string[] }>) =>
  db
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(anyOf(tenancies.id, ids))
    .orderBy(tenancies.id)
    .for('no key update'),
)

const tenancyColumns = (actor: Viewer) => ({
  tenancy: tenancies,
  contract: contracts,
  relation: contractRelation(actor),
  followed_on: sql<IsoDate | null>`(select min(n."baslangicTarihi")::text ${laterContracts(actor)})`,
  first_day: firstDayOf(actor),
})

const tenancyRow = preparedByCaller((db, actor, _: null, { id }: PlaceholderValues<{ id: string }>) =>
  db
    .select(tenancyColumns(actor))
    .from(contracts)
    .innerJoin(tenancies, eq(tenancies.id, contracts.tenancy_id))
    .where(and(eq(contracts.tenancy_id, id), contractVisibleTo(actor)))
    .orderBy(...holdingFirst)
    .limit(1),
)

/** `ids` is one value, an array as PostgreSQL writes it. */
const tenancyRows = preparedByCaller((db, actor, _: null, { ids }: PlaceholderValues<{ ids: string }>) =>
  db
    .selectDistinctOn([contracts.tenancy_id], tenancyColumns(actor))
    .from(contracts)
    .innerJoin(tenancies, eq(tenancies.id, contracts.tenancy_id))
    .where(and(sql`${contracts.tenancy_id} = any(${ids}::uuid[])`, contractVisibleTo(actor)))
    .orderBy(contracts.tenancy_id, ...holdingFirst),
)

type TenancyRow = Awaited<ReturnType<typeof tenancyRow>>[number]

function toFound(actor: Actor, { followed_on, first_day, ...found }: TenancyRow): FoundTenancy {
  const rights = contractRightsFor(actor, found.relation, found.contract.owner_id)
  const rents = found.relation === 'tenant'
  const joined_on = rents ? joinedAfter(found.tenancy.started_on, first_day) : null
  const left_on = rents && followed_on ? addDays(followed_on, -1) : null
  return { ...found, rights, left: left_on !== null, left_on, joined_on }
}

/**
 * Everyone who can see a contract of the tenancy can see the tenancy, even after it has ended; for others it answers
 * like a missing one.
 */
export async function findTenancy(
  db: Db,
  actor: Actor,
  id: string,
  options: { lock?: boolean } = {},
): Promise<FoundTenancy> {
  // Locked in a separate statement first, so that two changes of one tenancy wait for each other without locking
  // anything else.
  if (options.lock) await lockTenancy(db, id)
  const [row] = await tenancyRow(db, actor, null, { id })
  if (!row) throw refuseTenancy('tenancy_missing')
  return toFound(actor, row)
}

/** Locks several tenancies and reads them in one statement; those that the caller cannot see are left out. */
export async function tenanciesToChange(db: Db, actor: Actor, ids: readonly string[]): Promise<FoundTenancy[]> {
  await lockedTenancies(db, { ids })
  const rows = await tenancyRows(db, actor, null, { ids: `{${ids.join(',')}}` })
  return rows.map((row) => toFound(actor, row))
}

/** For work without a signed-in user, such as a decision by link or a job; selects the same contract as for users. */
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

/** The newest renewal of this contract that the caller may see, as a column of another statement. */
export const newestFollower = (actor: Viewer, contractId: string) =>
  sql<SentProposal | null>`(select json_build_object('id', ${contracts.id}, 'status', ${contracts.status},
      'cancelled', ${contracts.cancelled_at} is not null,
      'lapsed_on', (${contracts.lapsed_at} at time zone 'Europe/Istanbul')::date,
      'brutAylik', ${contracts.brutAylik}, 'gross', ${contracts.is_corporate}, 'bedelTuru', ${contracts.bedelTuru},
      'baslangicTarihi', ${contracts.baslangicTarihi}, 'bitisTarihi', ${contracts.bitisTarihi})
    from ${contracts} where ${and(eq(contracts.renewed_from, contractId), contractVisibleTo(actor))}
    order by ${contracts.id} desc limit 1)`
