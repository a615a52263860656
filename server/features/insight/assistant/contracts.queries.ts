import { type SQL, sql } from 'drizzle-orm'
import type { Period } from '#domain/insight/assistant/periods.rules.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Db } from '#server/db/client.ts'
import { contractApprovals, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { binds, newestBegun, rentToday } from '#server/services/ledger/lease-today.queries.ts'
import type { Ask } from './ask.ts'
import { contractsAsOwner, inTenancies } from './scope.queries.ts'

type Looking = Pick<Ask, 'actor' | 'scope' | 'today'>

export interface ContractRow {
  id: string
  tenancy_id: string | null
  property_id: string
  baslik: string
  names: string
  /** Today's monthly rent in kuruş. */
  rent: number
  currency: string
  starts_on: IsoDate
  ends_on: IsoDate
  /** First day of the tenancy, across all its contracts. */
  since: IsoDate
  guarantor: string
}

const names = sql`coalesce((select string_agg(t.tenant_name, ', ' order by t.is_primary desc, t.id)
  from ${contractTenants} t where t.contract_id = "contracts"."id"), '')`

/** In force today: begun, not cancelled, tenancy not ended, and no later contract has begun. */
const running = (today: IsoDate): SQL => sql`${binds(today)} and ${newestBegun(today)}`

const mostContracts = 5000

async function select(db: Db, { actor, scope, today }: Looking, which: SQL): Promise<ContractRow[]> {
  const { rows } = (await db.execute(sql`
    select "contracts"."id", "contracts"."tenancy_id", "contracts"."property_id", p.baslik, ${names} as names,
      ${rentToday(today)}::float8 as rent, "contracts"."bedelTuru" as currency,
      "contracts"."baslangicTarihi"::text as starts_on, "contracts"."bitisTarihi"::text as ends_on,
      coalesce((select y.started_on from ${tenancies} y where y.id = "contracts"."tenancy_id"),
        "contracts"."baslangicTarihi")::text as since,
      case when "contracts"."has_guarantor" then "contracts"."guarantor_name" else '' end as guarantor
    from ${contracts} join ${properties} p on p.id = "contracts"."property_id" and p.deleted_at is null
    where ${contractsAsOwner(actor, scope)} and ${which}
    order by "contracts"."bitisTarihi", p.title_key, "contracts"."id" limit ${mostContracts}`)) as unknown as {
    rows: ContractRow[]
  }
  return rows.map((row) => ({ ...row, rent: Number(row.rent) }))
}

/** All contracts in force today, ordered by end date. */
export const runningContracts = (db: Db, looking: Looking) => select(db, looking, running(looking.today))

/** Contracts not yet in force; `waits_for` lists the people who have not answered. */
export async function waitingContracts(db: Db, looking: Looking): Promise<(ContractRow & { waits_for: string })[]> {
  const rows = await select(
    db,
    looking,
    sql`"contracts"."cancelled_at" is null and "contracts"."status" not in ('active', 'rejected_by_tenant')
      and "contracts"."lapsed_at" is null`,
  )
  const { rows: waits } = (await db.execute(sql`
    select a.contract_id, string_agg(a.tenant_name, ', ' order by a.tenant_name) as names from ${contractApprovals} a
    where a.approval_status = 'pending' and a.contract_id = any(${sql.param(rows.slice(0, 30).map(({ id }) => id))}::uuid[])
    group by 1`)) as unknown as { rows: { contract_id: string; names: string }[] }
  const byId = new Map(waits.map(({ contract_id, names: who }) => [contract_id, who]))
  return rows.map((row) => ({ ...row, waits_for: byId.get(row.id) ?? '' }))
}

export interface EndedTenancy {
  id: string
  property_id: string
  baslik: string
  ended_on: IsoDate
}

export async function endedTenancies(db: Db, { actor, scope }: Looking, period: Period): Promise<EndedTenancy[]> {
  const own = { tenancy_id: sql`y.id`, property_id: sql`y.property_id` }
  const { rows } = (await db.execute(sql`
    select y.id, y.property_id, p.baslik, y.ended_on::text as ended_on from ${tenancies} y
    join ${properties} p on p.id = y.property_id and p.deleted_at is null
    where y.ended_on between ${period.from}::date and ${period.to}::date and ${inTenancies(scope, own)}
      and y.id in (select "contracts"."tenancy_id" from ${contracts}
        where ${contractsAsOwner(actor, { ...scope, named: { person: false, property: false } })})
    order by y.ended_on desc, y.id limit ${mostContracts}`)) as unknown as { rows: EndedTenancy[] }
  return rows
}

/** Contracts in which this person is a tenant and has not answered yet. */
export async function contractsToAnswer(db: Db, userId: string) {
  const { rows } = (await db.execute(sql`
    select c.id, p.baslik, c."brutAylik"::float8 as rent, c."bedelTuru" as currency,
      c."baslangicTarihi"::text as starts_on
    from ${contractApprovals} a join ${contracts} c on c.id = a.contract_id join ${properties} p on p.id = c.property_id
    where a.tenant_user_id = ${userId} and a.approval_status = 'pending' and c.deleted_at is null
      and c.cancelled_at is null order by c.id limit 20`)) as unknown as {
    rows: { id: string; baslik: string; rent: number; currency: string; starts_on: IsoDate }[]
  }
  return rows
}

/** Contracts in force today in which this person is a tenant. */
export async function contractsAsTenant(db: Db, { actor, today }: Pick<Ask, 'actor' | 'today'>) {
  const { rows } = (await db.execute(sql`
    select "contracts"."id", "contracts"."tenancy_id", p.baslik, ${rentToday(today)}::float8 as rent,
      "contracts"."bedelTuru" as currency, "contracts"."baslangicTarihi"::text as starts_on,
      "contracts"."bitisTarihi"::text as ends_on, "contracts"."odemeGunu" as pay_day,
      coalesce(nullif("contracts"."landlord_name", ''), "contracts"."owner_name") as landlord,
      "contracts"."landlord_phone" as phone
    from ${contracts} join ${properties} p on p.id = "contracts"."property_id"
    where ${running(today)} and "contracts"."deleted_at" is null and "contracts"."id" in (
      select t.contract_id from ${contractTenants} t where t.tenant_user_id = ${actor.userId})
    order by "contracts"."baslangicTarihi" desc, "contracts"."id" limit 20`)) as unknown as { rows: TenantContract[] }
  return rows.map((row) => ({ ...row, rent: Number(row.rent) }))
}
export interface TenantContract {
  id: string
  tenancy_id: string | null
  baslik: string
  rent: number
  currency: string
  starts_on: IsoDate
  ends_on: IsoDate
  pay_day: number
  landlord: string
  phone: string | null
}
