import { sql } from 'drizzle-orm'
import type { Period } from '#domain/insight/assistant/periods.rules.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { ledgerSettlements } from '#server/db/schema/ledger.ts'
import { properties } from '#server/db/schema/properties.ts'
import { isCollected, isIncome } from '#server/services/ledger/collected.queries.ts'
import type { Sum } from './ask.ts'
import {
  entriesOfKind,
  type Grouped,
  groupedRow,
  paymentRow,
  type QueryScope,
  sumRow,
  within,
} from './money.queries.ts'
import { inTenancies } from './scope.queries.ts'

const own = { tenancy_id: sql`s.tenancy_id`, property_id: sql`s.property_id`, owner_id: sql`s.owner_id` }
type Right = 'read' | 'manage'
const inReach = ({ actor, scope, today }: QueryScope, period: Period, right: Right = 'read') =>
  sql`from ${ledgerSettlements} s join ${properties} p on p.id = s.property_id and p.deleted_at is null
  where ${moneyInReach(actor, own, right)} and ${inTenancies(scope, own)} and ${isCollected('s')}
    and s.on_date between ${period.from}::date and least(${period.to}::date, ${today}::date)`

/** Payments that settled claims, grouped by method or all together; `count` counts payments. */
export const paymentSums = (db: Db, query: QueryScope, { period, by }: { period: Period; by: 'method' | 'all' }) => {
  const key = by === 'method' ? sql`coalesce(s.method, '')` : sql`''`
  return rowsOf(
    db,
    groupedRow,
    sql`
    select ${key} as id, '' as name, s.currency, sum(s.amount)::float8 as amount,
      count(distinct s.payer_id)::int as count
    ${inReach(query, period)} group by 1, s.currency order by 4 desc, 1`,
  )
}

/** Income, by property or all together; `right` narrows it to properties whose expenses the person may read. */
export async function incomeSums(
  db: Db,
  query: QueryScope,
  { period, by, right }: { period: Period; by: 'property' | 'all'; right?: Right },
): Promise<Grouped[]> {
  const key = by === 'property' ? sql`s.property_id::text` : sql`''`
  const name = by === 'property' ? sql`p.baslik` : sql`''`
  return rowsOf(
    db,
    groupedRow,
    sql`
    select ${key} as id, max(${name}) as name, s.currency, sum(s.amount)::float8 as amount,
      count(distinct s.payer_id)::int as count
    ${inReach(query, period, right)} and ${isIncome('s')} group by 1, s.currency order by 4 desc, 1`,
  )
}

const collectedRow = paymentRow.pick({ tenancy_id: true, baslik: true, currency: true, amount: true, on_date: true })

/** The payments in the period with the amounts that count there, newest first. */
export const collectedRows = (db: Db, query: QueryScope, { period, limit }: { period: Period; limit: number }) =>
  rowsOf(
    db,
    collectedRow,
    sql`
    select s.tenancy_id, p.baslik, s.currency, sum(s.amount)::float8 as amount, max(s.on_date)::text as on_date
    ${inReach(query, period)} group by s.payer_id, s.tenancy_id, p.baslik, s.currency
    order by max(s.on_date) desc, s.payer_id desc limit ${limit}`,
  )

/** Payments of the period that are not yet used for any claim. */
export const waitingMoney = (db: Db, query: QueryScope, period: Period): Promise<Sum[]> =>
  rowsOf(
    db,
    sumRow,
    sql`
    select currency, sum(amount - used)::float8 as amount from (
      select e.currency, e.amount, (select coalesce(sum(s.amount), 0) from ${ledgerSettlements} s
        where s.payer_id = e.id) as used
      ${entriesOfKind(query, 'payment')} and ${within(period)}) came
    where amount > used group by 1`,
  )
