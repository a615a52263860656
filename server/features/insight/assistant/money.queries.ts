import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Period } from '#domain/insight/assistant/periods.rules.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { ledgerDues, ledgerEntries } from '#server/db/schema/ledger.ts'
import { paymentReceipts } from '#server/db/schema/payment-receipts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { countsIn, rentIncome } from '#server/features/money/tax/tax.queries.ts'
import { forgiven } from '#server/services/ledger/collected.queries.ts'
import { lateAmount } from '#server/services/ledger/late.queries.ts'
import { withheldBeside, withheldOf } from '#server/services/ledger/withheld.queries.ts'
import type { Ask } from './ask.ts'
import { inTenancies } from './scope.queries.ts'

export type QueryScope = Pick<Ask, 'actor' | 'scope' | 'today'>

export const sumRow = z.strictObject({ currency: z.string(), amount: z.number() })
const ledgerRow = sumRow.extend({ tenancy_id: z.uuid(), property_id: z.uuid(), baslik: z.string() })

/** Sums of one account in one currency, over the selected claims. */
const dueRow = ledgerRow.extend({
  settled: z.number(),
  forgiven: z.number(),
  late: z.number(),
  due_on: z.iso.date(),
  oldest_late: z.iso.date().nullable(),
  oldest_open: z.iso.date().nullable(),
  settled_on: z.iso.date().nullable(),
})
export type DueRow = z.output<typeof dueRow>

const columns = { tenancy_id: sql`d.tenancy_id`, property_id: sql`d.property_id`, owner_id: sql`d.owner_id` }

export const claimsIn = (period: Pick<Period, 'from' | 'to'>): SQL =>
  sql`coalesce(d.month, d.due_on) between ${period.from}::date and ${period.to}::date`
export const openClaims = sql`d.settled < d.amount`
export const lateClaims = (today: IsoDate): SQL => sql`${lateAmount('d', today)} > 0`
export const ofCategory = (category: 'deposit' | 'aidat' | 'main'): SQL =>
  category === 'main' ? sql`d.category <> 'deposit'` : sql`d.category = ${category}`

/** The landlord's claims that match, one row per account and currency. */
export const dueRows = (db: Db, { actor, scope, today }: QueryScope, claims: readonly SQL[]): Promise<DueRow[]> =>
  rowsOf(
    db,
    dueRow,
    sql`
    select d.tenancy_id, d.property_id, p.baslik, d.currency, sum(d.amount)::float8 as amount,
      sum(d.settled)::float8 as settled, sum(${forgiven('d')})::float8 as forgiven,
      sum(${lateAmount('d', today)})::float8 as late, min(d.due_on)::text as due_on,
      (min(d.due_on) filter (where ${lateAmount('d', today)} > 0))::text as oldest_late,
      (min(d.due_on) filter (where d.settled < d.amount))::text as oldest_open, max(d.settled_on)::text as settled_on
    from ${ledgerDues} d join ${properties} p on p.id = d.property_id and p.deleted_at is null
    where ${moneyInReach(actor, columns, 'read')} and ${inTenancies(scope, columns)}
      and ${sql.join([...claims], sql` and `)}
    group by d.tenancy_id, d.property_id, p.baslik, p.title_key, d.currency
    order by oldest_open nulls last, p.title_key, d.tenancy_id, d.currency limit ${mostLedgers}`,
  )
/** Far more accounts than one answer needs; the screens show the exact count. */
const mostLedgers = 5000

export const paymentRow = ledgerRow.extend({
  kind: z.enum(['payment', 'deposit_received']),
  method: z.string().nullable(),
  on_date: z.iso.date(),
})
export type PaymentRow = z.output<typeof paymentRow>

const entry = { tenancy_id: sql`e.tenancy_id`, property_id: sql`e.property_id`, owner_id: sql`e.owner_id` }
/** Excludes reversals and the entries they reverse. */
const live = sql`e.kind <> 'reversal' and not exists (select 1 from ${ledgerEntries} x where x.reverses = e.id)`
const entries = ({ actor, scope }: QueryScope, kinds: readonly string[]) => sql`from ${ledgerEntries} e
  join ${properties} p on p.id = e.property_id and p.deleted_at is null
  where ${moneyInReach(actor, entry, 'read')} and ${inTenancies(scope, entry)} and ${live}
    and e.kind = any(${sql.param([...kinds])}::text[])`
export const entriesOfKind = (query: QueryScope, kind: PaymentRow['kind']) => entries(query, [kind])
export const within = (period: Pick<Period, 'from' | 'to'> | null) =>
  period ? sql`e.on_date between ${period.from}::date and ${period.to}::date` : sql`true`

/** Payments by value date, newest first. */
export const paymentRows = (db: Db, query: QueryScope, period: Period | null, limit: number): Promise<PaymentRow[]> =>
  rowsOf(
    db,
    paymentRow,
    sql`
    select e.tenancy_id, e.property_id, p.baslik, e.kind, e.method, e.currency, e.amount::float8 as amount,
      e.on_date::text as on_date
    ${entriesOfKind(query, 'payment')} and ${within(period)} order by e.on_date desc, e.id desc limit ${limit}`,
  )

export const groupedRow = sumRow.extend({ id: z.string(), name: z.string(), count: z.number().int() })
export type Grouped = z.output<typeof groupedRow>

/** Tax withheld by tenants from the rent that came, per property; counted as on the tax sheet. */
export async function withheldSums(db: Db, { actor, scope }: QueryScope, period: Period): Promise<Grouped[]> {
  const own = { tenancy_id: sql`s.tenancy_id`, property_id: sql`s.property_id`, owner_id: sql`s.owner_id` }
  return rowsOf(
    db,
    groupedRow,
    sql`
    select c.property_id::text as id, max(p.baslik) as name, c.currency,
      sum(c.withheld)::float8 as amount, count(*)::int as count
    from (select s.property_id, s.due_id, s.currency, sum(${withheldOf('s')}) as withheld from ${rentIncome} s
        join ${ledgerEntries} e on e.id = s.due_id join lateral (${withheldBeside}) w on w.amount is not null
        where ${countsIn(period)} and ${moneyInReach(actor, own, 'read')} and ${inTenancies(scope, own)}
        group by 1, 2, 3) c
      join ${properties} p on p.id = c.property_id and p.deleted_at is null
    group by 1, c.currency order by 4 desc, 1`,
  )
}

export type HeldDeposit = z.output<typeof ledgerRow>

/** Deposits received minus returned or deducted. */
export async function heldDeposits(db: Db, query: QueryScope): Promise<HeldDeposit[]> {
  const kinds = ['deposit_received', 'deposit_returned', 'deposit_deducted']
  return rowsOf(
    db,
    ledgerRow,
    sql`
    select e.tenancy_id, e.property_id, p.baslik, e.currency,
      sum(case when e.kind = 'deposit_received' then e.amount else -e.amount end)::float8 as amount
    ${entries(query, kinds)} group by e.tenancy_id, e.property_id, p.baslik, p.title_key, e.currency
    having sum(case when e.kind = 'deposit_received' then e.amount else -e.amount end) > 0
    order by 5 desc, p.title_key, e.tenancy_id`,
  )
}

const returnedDeposit = ledgerRow.extend({
  kind: z.enum(['deposit_returned', 'deposit_deducted']),
  on_date: z.iso.date(),
})
export type ReturnedDeposit = z.output<typeof returnedDeposit>

/** What was paid back of deposits and what was kept, newest first. */
export const returnedDeposits = (db: Db, query: QueryScope, period: Period | null): Promise<ReturnedDeposit[]> =>
  rowsOf(
    db,
    returnedDeposit,
    sql`
    select e.tenancy_id, e.property_id, p.baslik, e.kind, e.currency, e.amount::float8 as amount,
      e.on_date::text as on_date
    ${entries(query, returnedDeposit.shape.kind.options)} and ${within(period)}
    order by e.on_date desc, e.id desc limit ${mostLedgers}`,
  )

const waitingReceipt = ledgerRow.omit({ property_id: true }).extend({ by_name: z.string(), on_date: z.iso.date() })
export type WaitingReceipt = z.output<typeof waitingReceipt>

/** Receipts that this person may confirm. */
export async function receiptsWaiting(db: Db, { actor, scope }: QueryScope): Promise<WaitingReceipt[]> {
  const own = { tenancy_id: sql`r.tenancy_id`, property_id: sql`r.property_id`, owner_id: sql`r.owner_id` }
  return rowsOf(
    db,
    waitingReceipt,
    sql`
    select r.tenancy_id, p.baslik, r.by_name, r.currency, r.amount::float8 as amount, r.on_date::text as on_date
    from ${paymentReceipts} r join ${properties} p on p.id = r.property_id and p.deleted_at is null
    where r.state = 'waiting' and ${moneyInReach(actor, own, 'manage')} and ${inTenancies(scope, own)}
    order by r.created_at, r.id limit ${mostLedgers}`,
  )
}

const tenancyNames = z.strictObject({ tenancy_id: z.uuid(), names: z.string() })

/** Tenant names by tenancy, from the newest contract that has begun. */
export const tenantNames = (db: Db, batch: readonly string[], today: IsoDate) =>
  rowsOf(
    db,
    tenancyNames,
    sql`
    select y.id as tenancy_id, coalesce((select string_agg(t.tenant_name, ', ' order by t.is_primary desc, t.id)
      from ${contractTenants} t where t.contract_id = (select c.id from ${contracts} c
        where c.tenancy_id = y.id and c.status = 'active' and c.deleted_at is null
        order by c.cancelled_at is null desc, c."baslangicTarihi" <= ${today}::date desc, c."baslangicTarihi" desc,
          c.id desc limit 1)), '') as names
    from ${tenancies} y where y.id = any(${sql.param([...batch])}::uuid[])`,
  )
