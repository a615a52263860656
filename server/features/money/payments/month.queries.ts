import { type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { MonthFilter, MonthRow, MonthState, MonthTotals } from '#domain/money/payments/payments.schema.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { ownPiece, ownShare, partOf, shareOwners } from '#server/access/own-part.queries.ts'
import { preparedByCaller } from '#server/access/prepared-by-caller.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { inText, offsetOf } from '#server/db/page.ts'
import { onlyRow } from '#server/db/rows.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { ledgerDues } from '#server/db/schema/ledger.ts'
import { properties, propertyShares } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { type WaitingJson, waitingReceipts } from '#server/features/money/tenant-payments/tenant-payments.queries.ts'
import { askedReceipts } from '#server/features/money/tenant-payments/view-own.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { forgiven } from '#server/services/ledger/collected.queries.ts'
import { lateAmount, waitingSum } from '#server/services/ledger/late.queries.ts'

export interface AskedMonth {
  /** First days of the months. */
  month: IsoDate
  next: IsoDate
  today: IsoDate
}

/** The caller's part, without the fields computed from today. */
export type FoundRow = Omit<MonthRow, 'days_late' | 'property_title'> & { baslik: string; oldest_late: IsoDate | null }

export interface FoundMonth {
  rows: FoundRow[]
  total: number
  totals: Omit<MonthTotals, 'lira'>[]
  counts: Record<MonthState, number>
  buildings: { id: string; baslik: string }[]
  property: { id: string; baslik: string } | null
  has_accounts: boolean
  receipts: WaitingJson[]
}

/** Columns of rows named `d`. */
export const due = { owner_id: sql`d.owner_id`, property_id: sql`d.property_id` }
const row = { owner_id: sql`r.owner_id`, property_id: sql`r.property_id` }
const most = 100

/** Condition on claims and settlements named `d`: readable in full, or by a shareholder's share. */
export const readableClaims = (actor: Viewer, day: SQL): SQL => {
  const owners = shareOwners(actor)
  const whole = moneyInReach(actor, due, 'read')
  return owners.length === 0
    ? whole
    : sql`(${whole} or (d.owner_id = any(${sql.param(owners)}::uuid[]) and d.property_id = any(array(
        select s.property_id from ${propertyShares} s where ${ownShare(actor, day)}))))`
}

/** Claims of this month, and open claims of earlier months. */
const ofMonth = ({ month, next }: AskedMonth) =>
  sql`(d.month = ${month}::date or (d.month is null and d.due_on >= ${month}::date and d.due_on < ${next}::date))`
const openBefore = ({ month }: AskedMonth) =>
  sql`(d.settled < d.amount and (d.month < ${month}::date or (d.month is null and d.due_on < ${month}::date)))`

const matches = (filter: MonthFilter): SQL => {
  const words = likePatterns(filter.q).map(
    (word) => sql`(p.search_key like ${word} or exists (select 1 from ${contracts} c
      where c.tenancy_id = r.tenancy_id and c.status = 'active' and c.search_key like ${word}))`,
  )
  const parts = [sql`p.deleted_at is null`, ...words]
  if (filter.property) parts.push(sql`p.id = ${filter.property}`)
  return sql.join(parts, sql` and `)
}

/** Each filter matches its own condition, so a late part payment is found by both. */
const isState: Record<MonthState, SQL> = {
  late: sql`state = 'late'`,
  waiting: sql`state = 'waiting'`,
  part: sql`(settled > 0 and settled < amount)`,
  open: sql`state = 'open'`,
  paid: sql`state = 'paid'`,
}

/** The part of an amount that the caller may read. */
const own = (amount: string) => sql`(case when whole then ${sql.raw(amount)} else ${partOf(amount)} end)`

const stateFrom = (amount: string, settled: string) =>
  sql.raw(`case when ${settled} >= ${amount} then 'paid' when ${settled} > 0 then 'part' else 'open' end`)

/** Tenants of the newest contract that has begun. */
const tenantNames = (
  today: IsoDate,
) => sql`(select coalesce(json_agg(t.tenant_name order by t.is_primary desc, t.id), '[]')
  from ${contractTenants} t where t.contract_id = (select c.id from ${contracts} c
    where c.tenancy_id = shown.tenancy_id and c.status = 'active' and c.deleted_at is null
    order by c.cancelled_at is null desc, c."baslangicTarihi" <= ${today}::date desc, c."baslangicTarihi" desc, c.id desc
    limit 1))`

const monthParts = preparedByCaller(
  (_, actor, { filter, asked }: { filter: MonthFilter; asked: AskedMonth }) =>
    sql<FoundMonth>`select list.*, ${waitingReceipts(actor, askedReceipts)} as receipts
      from (${monthStatement(actor, filter, asked)}) as list`,
)

/**
 * One statement for the screen. Reads the month's claims and earlier open ones through indexes that begin with the
 * owner, groups them by ledger, and looks up names and single claims only for the rows of the page.
 */
export const findMonth = (db: Db, actor: Actor, filter: MonthFilter, asked: AskedMonth): Promise<FoundMonth> =>
  onlyRow(monthParts(db, actor, { filter, asked }))

/** One row, `FoundMonth` without its receipts; also part of the dashboard's statement. */
export function monthStatement(actor: Viewer, filter: MonthFilter, asked: AskedMonth): SQL {
  // A month is read by the share of its first day, as the tax sheet counts it.
  const day = sql`${asked.month}::date`
  const scope = readableClaims(actor, day)
  const inBuilding = filter.building ? sql`bina_id = ${filter.building}` : sql`true`
  const chosen = filter.state === 'all' ? sql`true` : isState[filter.state]
  const main = sql.raw(`d.category <> 'deposit'`)
  return sql`
    with d as (
      select d.*, true as now, ${lateAmount('d', asked.today)} as late, ${forgiven('d')} as forgiven
      from ${ledgerDues} d where ${scope} and ${ofMonth(asked)}
      union all
      select d.*, false as now, ${lateAmount('d', asked.today)} as late, 0 as forgiven from ${ledgerDues} d where ${scope} and ${openBefore(asked)}
    ), r as (
      select d.tenancy_id, d.property_id, d.owner_id, d.currency,
        coalesce(sum(d.amount) filter (where d.now and ${main}), 0)::bigint as amount,
        coalesce(sum(d.settled) filter (where d.now and ${main}), 0)::bigint as settled,
        coalesce(sum(d.forgiven) filter (where ${main}), 0)::bigint as forgiven,
        coalesce(sum(d.amount - d.settled) filter (where not d.now and ${main}), 0)::bigint as older,
        sum(d.late)::bigint as late,
        min(d.due_on) filter (where d.now and ${main}) as due_on,
        max(d.settled_on) filter (where d.now and ${main}) as settled_on,
        min(d.due_on) filter (where d.late > 0) as oldest_late,
        min(coalesce(d.month, date_trunc('month', d.due_on)::date))
          filter (where ${main} and not d.now) as oldest_month,
        coalesce(sum(d.amount) filter (where not ${main}), 0)::bigint as deposit_amount,
        coalesce(sum(d.settled) filter (where not ${main}), 0)::bigint as deposit_settled
      from d group by 1, 2, 3, 4
    ), f as (
      select r.*, p.baslik, p.title_key, p.bina_id, s.pay, s.payda, s.cut_from, s.cut_to, ${moneyInReach(actor, row, 'manage')} as manage,
        ${moneyInReach(actor, row, 'read')} as whole,
        -- Late comes before paid: who paid this month may still owe the one before.
        case when r.late > 0 then 'late'
          when (r.settled < r.amount or r.older > 0) and ${waitingSum('r')} > 0 then 'waiting'
          when r.amount > 0 then ${stateFrom('r.amount', 'r.settled')}
          when r.older > 0 then 'open'
          else ${stateFrom('r.deposit_amount', 'r.deposit_settled')} end as state
      from r join ${properties} p on p.id = r.property_id
        left join ${ownPiece(actor, sql`r.property_id`, day)} on true
      where ${matches(filter)}
    ), shown as (
      select * from f where ${inBuilding} and ${chosen} ${listOrder} limit ${inText(filter.size)} offset ${inText(offsetOf(filter))}
    )
    select (select count(*) from f where ${inBuilding} and ${chosen})::int as total,
      (select coalesce(json_agg(json_build_object(
          'tenancy_id', shown.tenancy_id, 'property_id', shown.property_id, 'owner_id', shown.owner_id,
          'baslik', shown.baslik, 'building', (select b.baslik from ${properties} b where b.id = shown.bina_id),
          'tenants', ${tenantNames(asked.today)},
          'ended_on', (select t.ended_on from ${tenancies} t where t.id = shown.tenancy_id),
          'currency', shown.currency, 'amount', ${own('shown.amount')}, 'settled', ${own('shown.settled')},
          'older', ${own('shown.older')}, 'late', ${own('shown.late')},
          'due_on', shown.due_on, 'settled_on', case when shown.settled >= shown.amount then shown.settled_on end,
          'state', shown.state, 'oldest_late', shown.oldest_late, 'oldest_month', shown.oldest_month,
          'deposit', case when shown.deposit_amount > 0
            then json_build_object('amount', ${own('shown.deposit_amount')}, 'settled', ${own('shown.deposit_settled')}) end,
          'dues', (select coalesce(json_agg(json_build_object('id', d.due_id, 'category', d.category, 'month', d.month,
              'due_on', d.due_on, 'amount', ${own('d.amount')}, 'settled', ${own('d.settled')}) order by d.due_on, d.due_id), '[]')
            from ${ledgerDues} d where d.tenancy_id = shown.tenancy_id and d.currency = shown.currency
              and (${ofMonth(asked)} or ${openBefore(asked)})),
          'share', case when shown.whole then null else json_build_object('pay', shown.pay, 'payda', shown.payda) end,
          'manage', shown.manage) ${listOrder}), '[]') from shown) as rows,
      (select coalesce(json_agg(json_build_object('currency', t.currency, 'expected', t.expected,
          'collected', t.collected, 'forgiven', t.forgiven, 'open', t.expected - t.collected - t.forgiven,
          'older', t.older, 'late', t.late, 'late_amount', t.late_amount,
          'deposit', json_build_object('expected', t.deposit_expected, 'collected', t.deposit_collected))
          order by t.currency = 'TL' desc, t.currency), '[]')
        from (select currency, sum(${own('amount')}) as expected, sum(${own('(settled - forgiven)')}) as collected,
          sum(${own('forgiven')}) as forgiven, sum(${own('late')}) as late_amount,
          sum(${own('older')}) as older, count(*) filter (where ${isState.late}) as late,
          sum(${own('deposit_amount')}) as deposit_expected,
          sum(${own('deposit_settled')}) as deposit_collected from f where ${inBuilding} group by currency) t) as totals,
      (select json_build_object('late', count(*) filter (where ${isState.late}),
          'waiting', count(*) filter (where ${isState.waiting}), 'part', count(*) filter (where ${isState.part}), 'open', count(*) filter (where ${isState.open}),
          'paid', count(*) filter (where ${isState.paid})) from f where ${inBuilding}) as counts,
      (select coalesce(json_agg(json_build_object('id', b.id, 'baslik', b.baslik) order by b.title_key, b.id), '[]')
        from (select b.id, b.baslik, b.title_key from ${properties} b where b.deleted_at is null
          and b.id in (select bina_id from f) order by b.title_key, b.id limit ${inText(most)}) b) as buildings,
      ${
        filter.property
          ? sql`(select json_build_object('id', property_id, 'baslik', baslik) from f limit 1)`
          : sql`null::json`
      } as property,
      exists (select 1 from ${ledgerDues} d where ${scope}) as has_accounts`
}

/** The longest late first, then by due date; paid ones last. */
const listOrder = sql.raw(
  `order by oldest_late nulls last, state = 'paid', due_on nulls last, title_key, tenancy_id, currency`,
)
