import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Period } from '#domain/insight/assistant/periods.rules.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { notHiddenFrom } from '#server/access/contract-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { contractApprovals, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { inState } from '#server/features/tenancy/contracts/contracts.queries.ts'
import { isBinding, isNewestBegun, rentToday } from '#server/services/ledger/lease-today.queries.ts'
import type { Ask } from './ask.ts'
import { contractsAsOwner, inTenancies } from './scope.queries.ts'

type QueryScope = Pick<Ask, 'actor' | 'scope' | 'today'>

const contractRow = z.strictObject({
  id: z.uuid(),
  tenancy_id: z.uuid().nullable(),
  property_id: z.uuid(),
  baslik: z.string(),
  names: z.string(),
  /** Today's monthly rent in kuruş. */
  rent: z.number(),
  currency: z.string(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  /** First day of the tenancy, across all its contracts. */
  since: z.iso.date(),
  guarantor: z.string(),
})
export type ContractRow = z.output<typeof contractRow>

const names = sql`coalesce((select string_agg(t.tenant_name, ', ' order by t.is_primary desc, t.id)
  from ${contractTenants} t where t.contract_id = "contracts"."id"), '')`

/** In force today: begun, not cancelled, tenancy not ended, and no later contract has begun. */
const running = (today: IsoDate): SQL => sql`${isBinding(today)} and ${isNewestBegun(today)}`

const mostContracts = 5000

const select = (db: Db, { actor, scope, today }: QueryScope, which: SQL): Promise<ContractRow[]> =>
  rowsOf(
    db,
    contractRow,
    sql`
    select "contracts"."id", "contracts"."tenancy_id", "contracts"."property_id", p.baslik, ${names} as names,
      ${rentToday(today)}::float8 as rent, "contracts"."bedelTuru" as currency,
      "contracts"."baslangicTarihi"::text as starts_on, "contracts"."bitisTarihi"::text as ends_on,
      coalesce((select y.started_on from ${tenancies} y where y.id = "contracts"."tenancy_id"),
        "contracts"."baslangicTarihi")::text as since,
      case when "contracts"."has_guarantor" then "contracts"."guarantor_name" else '' end as guarantor
    from ${contracts} join ${properties} p on p.id = "contracts"."property_id" and p.deleted_at is null
    where ${contractsAsOwner(actor, scope)} and ${which}
    order by "contracts"."bitisTarihi", p.title_key, "contracts"."id" limit ${mostContracts}`,
  )

/** All contracts in force today, ordered by end date. */
export const runningContracts = (db: Db, query: QueryScope) => select(db, query, running(query.today))

const waitRow = z.strictObject({ contract_id: z.uuid(), names: z.string() })

/** Contracts with a missing answer; `waits_for` lists the people who have not answered. */
export async function waitingContracts(db: Db, query: QueryScope): Promise<(ContractRow & { waits_for: string })[]> {
  const rows = await select(db, query, and(inState('waiting', query.today), notHiddenFrom(query.actor))!)
  const waits = await rowsOf(
    db,
    waitRow,
    sql`
    select a.contract_id, string_agg(a.tenant_name, ', ' order by a.tenant_name) as names
    from ${contractApprovals} a join ${contracts} c on c.id = a.contract_id and c.round = a.round
    where a.approval_status = 'pending' and a.contract_id = any(${sql.param(rows.slice(0, 30).map(({ id }) => id))}::uuid[])
    group by 1`,
  )
  const byId = new Map(waits.map(({ contract_id, names: who }) => [contract_id, who]))
  return rows.map((row) => ({ ...row, waits_for: byId.get(row.id) ?? '' }))
}

const endedTenancy = z.strictObject({
  id: z.uuid(),
  property_id: z.uuid(),
  baslik: z.string(),
  ended_on: z.iso.date(),
})
export type EndedTenancy = z.output<typeof endedTenancy>

export async function endedTenancies(db: Db, { actor, scope }: QueryScope, period: Period): Promise<EndedTenancy[]> {
  const own = { tenancy_id: sql`y.id`, property_id: sql`y.property_id` }
  return rowsOf(
    db,
    endedTenancy,
    sql`
    select y.id, y.property_id, p.baslik, y.ended_on::text as ended_on from ${tenancies} y
    join ${properties} p on p.id = y.property_id and p.deleted_at is null
    where y.ended_on between ${period.from}::date and ${period.to}::date and ${inTenancies(scope, own)}
      and y.id in (select "contracts"."tenancy_id" from ${contracts}
        where ${contractsAsOwner(actor, { ...scope, named: { person: false, property: false } })})
    order by y.ended_on desc, y.id limit ${mostContracts}`,
  )
}

const tenantContract = contractRow.omit({ property_id: true, names: true, since: true, guarantor: true }).extend({
  pay_day: z.number().int(),
  landlord: z.string(),
  phone: z.string().nullable(),
})
export type TenantContract = z.output<typeof tenantContract>

/** Contracts in force today in which this person is a tenant. */
export const contractsAsTenant = (db: Db, { actor, today }: Pick<Ask, 'actor' | 'today'>): Promise<TenantContract[]> =>
  rowsOf(
    db,
    tenantContract,
    sql`
    select "contracts"."id", "contracts"."tenancy_id", p.baslik, ${rentToday(today)}::float8 as rent,
      "contracts"."bedelTuru" as currency, "contracts"."baslangicTarihi"::text as starts_on,
      "contracts"."bitisTarihi"::text as ends_on, "contracts"."odemeGunu" as pay_day,
      coalesce(nullif("contracts"."landlord_name", ''), "contracts"."owner_name") as landlord,
      "contracts"."landlord_phone" as phone
    from ${contracts} join ${properties} p on p.id = "contracts"."property_id"
    where ${running(today)} and "contracts"."deleted_at" is null and "contracts"."id" in (
      select t.contract_id from ${contractTenants} t where t.tenant_user_id = ${actor.userId})
    order by "contracts"."baslangicTarihi" desc, "contracts"."id" limit 20`,
  )
