import { eq, type SQL, sql } from 'drizzle-orm'
import type { FigureRows, Window } from '#domain/insight/analytics/figures.rules.ts'
import type { Period } from '#domain/insight/analytics/periods.rules.ts'
import type { AgreedRents } from '#domain/insight/analytics/rent-index.rules.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Share } from '#domain/money/tax/shares.rules.ts'
import type { TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import {
  dayOfTime,
  holdsOn,
  ownPiece,
  ownShare,
  partOf,
  shareOwners,
  sharesSince,
} from '#server/access/own-part.queries.ts'
import { type PlaceholderValues, preparedByCaller, preparedByInput } from '#server/access/prepared-by-caller.ts'
import type { Db } from '#server/db/client.ts'
import { inText } from '#server/db/page.ts'
import { onlyRow } from '#server/db/rows.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { expenses } from '#server/db/schema/expenses.ts'
import { ledgerDues, ledgerSettlements, rentChanges } from '#server/db/schema/ledger.ts'
import { properties, propertyShares, propertyValues } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { SqlValue } from '#server/db/sql-value.ts'
import { knownTufe } from '#server/features/tenancy/rates/tufe.queries.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { isCollected, isKept, ownersPart } from '#server/services/ledger/collected.queries.ts'
import { withheldWith } from '#server/services/ledger/withheld.queries.ts'

const among = (listed: SqlValue) => sql`any(${listed}::uuid[])`
/** Ids as one parameter, so that the statement text stays the same. */
const listOfIds = (ids: readonly string[]) => `{${ids.join(',')}}`
const columns = { owner_id: sql`p.creator`, property_id: sql`p.id` }

/** Administrators only reach their own properties (AMB-83): their role does not open the income of others. */
const inReach = (actor: Viewer, right: 'read' | 'manage'): SQL =>
  actor.subject.role === 'admin' ? sql`p.creator = ${actor.callerId}` : moneyInReach(actor, columns, right)

export interface AnalysedProperty {
  id: string
  baslik: string
  is_building: boolean
  known_since: IsoDate
  /** May read the costs and set the value. */
  costs: boolean
  /** Today's; none of it for somebody who held one earlier, and null for somebody who reads all of it. */
  share: { pay: number; payda: number } | null
  owner_id: string
  /** All shares of today. */
  shares: Share[]
  value: { amount: number; on: IsoDate } | null
}

/**
 * Properties whose money this person may read, wholly or by share, ordered by title, with the index figures. When there
 * are more than `limit`, the requested ones come first.
 */
const propertyRows = preparedByCaller((_, actor, limit: number, { asked }: PlaceholderValues<{ asked: string }>) => {
  const shares = sql`(p.creator = any(${sql.param(shareOwners(actor))}::uuid[]) and exists (
    select 1 from ${propertyShares} h where h.property_id = p.id and h.user_id = ${actor.callerId}))`
  return sql<{ places: AnalysedProperty[]; tufe: TufeTable }>`
    with f as (
      select p.id, p.baslik, p.is_bina as is_building, p.title_key,
        (p.created_at at time zone 'Europe/Istanbul')::date as known_since, ${inReach(actor, 'manage')} as costs,
        case when ${inReach(actor, 'read')} then null
          else json_build_object('pay', coalesce(s.pay, 0), 'payda', coalesce(s.payda, 1)) end as share,
        p.creator as owner_id, (select coalesce(json_agg(json_build_object('person', coalesce(s.user_id, s.id), 'pay', s.pay,
            'payda', s.payda)), '[]') from ${propertyShares} s
          where s.property_id = p.id and ${holdsOn('s', sql`${actor.today}::date`)}) as shares,
        case when ${inReach(actor, 'manage')} and v.amount is not null
          then json_build_object('amount', v.amount, 'on', v.valued_on) end as value
      from ${properties} p
        left join ${propertyShares} s on s.property_id = p.id and ${ownShare(actor, sql`${actor.today}::date`)}
        left join ${propertyValues} v on v.property_id = p.id
      where p.deleted_at is null and (${inReach(actor, 'read')} or ${shares})
      order by p.id = ${among(asked)} desc, p.title_key, p.id limit ${inText(limit)}
    )
    select (select coalesce(json_agg(row_to_json(f) order by f.title_key, f.id), '[]') from f) as places,
      ${knownTufe} as tufe`
})
export const findProperties = (db: Db, actor: Actor, { asked, limit }: { asked: readonly string[]; limit: number }) =>
  onlyRow(propertyRows(db, actor, limit, { asked: listOfIds(asked) }))

export interface FoundStay extends AgreedRents {
  property_id: string
  tenancy_id: string
  started_on: IsoDate
  ended_on: IsoDate | null
}

export interface FoundFigures extends FigureRows {
  stays: FoundStay[]
}

type AskedFigures = {
  asked: string
  /** Those of them that the caller reads by share. */
  shared: string
  caller: string
}

interface Times {
  windows: Partial<Record<Window, Period>>
  today: IsoDate
}

const monthOf = (day: SQL) => sql`to_char(${day}, 'YYYY-MM')`
const listOf = (select: SQL) => sql`(select coalesce(json_agg(row_to_json(r)), '[]') from (${select}) r)`
const kurus = (sum: SQL) => sql`coalesce(${sum}, 0)::bigint`
/** The caller's part of sums of a time in which the same shares hold, each divided once. */
const own = (amount: string) =>
  sql`sum(case when c.shared then coalesce(${partOf(amount)}, 0) else ${sql.raw(amount)} end)::bigint`
const timeOfShares = (day: string) =>
  sql`p.shared, case when p.shared then ${sharesSince(sql`p.id`, sql.raw(day))} end as since`

/**
 * All figures of these properties in one statement: sums by property, period and month, and their tenancies with rents.
 */
const figureRows = preparedByInput((_, { windows, today }: Times, given: PlaceholderValues<AskedFigures>) => {
  const { asked, shared, caller } = given
  const pieces = sql`left join ${ownPiece({ callerId: caller }, sql`c.property_id`, dayOfTime('c.since'))} on c.shared`
  const times = Object.entries(windows).map(
    ([name, { from, to }]) => sql`(${name}::text, ${from}::date, least(${to}::date, ${today}::date))`,
  )
  // Materialized, because looking up each row's property again took most of the time.
  const ofAsked = sql`join p on p.id = x.property_id and p.creator = x.owner_id where x.property_id = ${among(asked)}`
  return sql<FoundFigures>`
    with w (time, first, last) as (values ${sql.join(times, sql`, `)}),
      p as materialized (select id, creator, id = ${among(shared)} as shared from ${properties} where id = ${among(asked)})
    select ${listOf(sql`
        select c.property_id, c.time, c.month, c.currency, ${own('c.collected')} as collected,
          ${own('c.withheld')} as withheld, ${own('c.passed')} as passed
        from (select x.property_id, w.time, ${monthOf(sql`x.on_date`)} as month, x.currency, ${timeOfShares('x.on_date')},
          ${kurus(sql`sum(x.amount) filter (where ${isKept('x')})`)} as collected,
          ${kurus(sql`sum(${withheldWith('x')})`)} as withheld,
          ${kurus(sql`sum(x.amount) filter (where not ${isKept('x')})`)} as passed
        from w join ${ledgerSettlements} x on x.on_date between w.first and w.last
          ${ofAsked} and ${isCollected('x')} group by 1, 2, 3, 4, 5, 6) c ${pieces} group by 1, 2, 3, 4`)} as collected,
      ${listOf(sql`
        select c.property_id, c.time, c.month, c.currency, ${own('c.expected')} as expected,
          sum(c.dues)::int as dues, sum(c.late)::int as late
        from (select x.property_id, w.time, ${monthOf(sql`x.due_on`)} as month, x.currency, ${timeOfShares('x.due_on')},
          ${kurus(sql`sum(x.amount) filter (where ${isKept('x')})`)} as expected,
          (count(*) filter (where x.settled >= x.amount or x.due_on < ${today}::date))::int as dues,
          (count(*) filter (where x.settled_on > x.due_on
            or (x.settled < x.amount and x.due_on < ${today}::date)))::int as late
        from w join ${ledgerDues} x on x.due_on between w.first and w.last
          ${ofAsked} and x.category <> 'deposit' group by 1, 2, 3, 4, 5, 6) c ${pieces} group by 1, 2, 3, 4`)} as dues,
      ${listOf(sql`
        select x.property_id, w.time, ${monthOf(sql`x.on_date`)} as month,
          ${kurus(sql`sum(${ownersPart('x')})`)} as expense,
          ${kurus(sql`sum(${ownersPart('x')}) filter (where x.suggestion_id is not null)`)} as request_cost,
          count(x.suggestion_id)::int as requests
        from w join ${expenses} x on x.on_date between w.first and w.last
          ${ofAsked} and x.voided_at is null group by 1, 2, 3`)} as expenses,
      ${listOf(sql`
        select x.property_id, x.id as tenancy_id, x.started_on, x.ended_on,
          (select coalesce(json_agg(json_build_object('contract_id', c.id, 'starts_on', c."baslangicTarihi",
              'rent', c."brutAylik", 'currency', c."bedelTuru") order by c."baslangicTarihi", c.id), '[]')
            from ${contracts} c where c.tenancy_id = x.id and c.status = 'active'
              and (c.cancelled_at is null or c.ended_on is not null)) as terms,
          (select coalesce(json_agg(json_build_object('from', h.from_on, 'rent', h.rent,
              'contract_id', h.contract_id) order by h.from_on, h.id), '[]')
            from ${rentChanges} h where h.tenancy_id = x.id and h.taken_back_at is null) as changes
        from ${tenancies} x ${ofAsked} and x.started_on <= ${today}::date`)} as stays`
})

interface Batch {
  caller: string
  /** At most thirty (AST-01), all returned by `findProperties`. */
  properties: readonly AnalysedProperty[]
}

export function findFigures(db: Db, { caller, properties: batch }: Batch, times: Times): Promise<FoundFigures> {
  const idsOf = (which: readonly AnalysedProperty[]) => listOfIds(which.map(({ id }) => id))
  const shared = idsOf(batch.filter(({ share }) => share !== null))
  return onlyRow(figureRows(db, times, { asked: idsOf(batch), shared, caller }))
}

export async function saveValue(db: Db, row: typeof propertyValues.$inferInsert) {
  const { property_id: _, ...change } = row
  await db.insert(propertyValues).values(row).onConflictDoUpdate({ target: propertyValues.property_id, set: change })
}

export const removeValue = (db: Db, propertyId: string) =>
  db.delete(propertyValues).where(eq(propertyValues.property_id, propertyId))
