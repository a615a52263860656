import { type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { endings } from '#server/db/schema/endings.ts'
import { ledgerDues, rentChanges } from '#server/db/schema/ledger.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { lateAmount } from './late.queries.ts'

/** For rows of contracts: kuruş a month, with later rent changes within the contract from their day on. */
export const rentToday = (today: IsoDate, row = '"contracts"'): SQL => {
  const column = (name: string) => sql.raw(`${row}."${name}"`)
  return sql`coalesce((select r.rent from ${rentChanges} r
    where r.tenancy_id = ${column('tenancy_id')} and r.from_on <= ${today}::date and r.taken_back_at is null
      and r.from_on >= ${column('baslangicTarihi')} and (r.contract_id is null or r.contract_id = ${column('id')})
    order by r.from_on desc, r.id desc limit 1), ${column('brutAylik')})`
}

/** The same for a contract that nothing has replaced; another one keeps the rent that stands in it. */
export const rentInForce = (today: IsoDate, row = '"contracts"'): SQL => {
  const column = (name: string) => sql.raw(`${row}."${name}"`)
  return sql`(case when ${column('status')} = 'active' and ${column('cancelled_at')} is null
    and not exists (select 1 from ${contracts} n where n.tenancy_id = ${column('tenancy_id')} and n.status = 'active'
      and n.deleted_at is null and n.cancelled_at is null and n."baslangicTarihi" <= ${today}::date
      and (n."baslangicTarihi", n.id) > (${column('baslangicTarihi')}, ${column('id')}))
    then ${rentToday(today, row)} else ${column('brutAylik')} end)::bigint`
}

/**
 * For rows of `contracts`: agreed by all, not cancelled, and the tenancy has not ended. The first day may be in the
 * future.
 */
export const isBinding = (
  today: IsoDate,
): SQL => sql`"contracts"."status" = 'active' and "contracts"."cancelled_at" is null
  and not exists (select 1 from ${tenancies} o where o.id = "contracts"."tenancy_id" and o.ended_on < ${today}::date)`

/**
 * The same as a column for few rows, looked up row by row, because `isBinding` as a column may scan all ended tenancies.
 */
export const isBindingColumn = (today: IsoDate): SQL => sql`("contracts"."status" = 'active'
  and "contracts"."cancelled_at" is null
  and ("contracts"."tenancy_id" is null
    or coalesce((select o.ended_on from ${tenancies} o where o.id = "contracts"."tenancy_id") >= ${today}::date, true)))`

/**
 * For rows of `contracts`: the fixed last day of the tenancy, which overrides the contract's; null if there is none.
 */
export const fixedEndColumn = sql`case when "contracts"."tenancy_id" is not null then (select e.ends_on from ${endings} e
  where e.tenancy_id = "contracts"."tenancy_id" and e.state = 'set') end`

/** Order for several binding contracts: the one in force today first; before any has begun, the next one. */
export const currentFirst = (today: IsoDate): SQL =>
  sql`("contracts"."baslangicTarihi" <= ${today}::date) desc, abs("contracts"."baslangicTarihi" - ${today}::date),
    "contracts"."id" desc`

/** True if no later contract of the tenancy has begun. */
export const isNewestBegun = (today: IsoDate): SQL =>
  sql`"contracts"."baslangicTarihi" <= ${today}::date and not exists (select 1 from ${contracts} n
    where n.tenancy_id = "contracts"."tenancy_id" and n.status = 'active' and n.deleted_at is null
      and n.cancelled_at is null and n."baslangicTarihi" <= ${today}::date
      and (n."baslangicTarihi", n.id) > ("contracts"."baslangicTarihi", "contracts"."id"))`

/** “Geciken” by currency, lira first, over the chosen claims `d`. */
export const overdueSums = (chosen: SQL, today: IsoDate): SQL =>
  sql`(select coalesce(json_agg(json_build_object('currency', o.currency, 'amount', o.amount, 'since', o.since)
      order by o.currency = 'TL' desc, o.currency), '[]')
    from (select l.currency, sum(l.late)::bigint as amount, min(l.due_on) as since
      from (select d.currency, d.due_on, ${lateAmount('d', today)} as late from ${ledgerDues} d
        where ${chosen} and d.settled < d.amount and d.due_on < ${today}::date) l where l.late > 0 group by 1) o)`
