import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { notRentedStatuses } from '#domain/property/properties/properties.schema.ts'
import { groupStates } from '#domain/property/suggestions/suggestions.rules.ts'
import { contractRelation, contractVisibleTo, notHiddenFrom } from '#server/access/contract-scope.queries.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { relationTo, visibleTo } from '#server/access/property-scope.queries.ts'
import { suggestionsSeenBy } from '#server/access/suggestion-scope.queries.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { expenses } from '#server/db/schema/expenses.ts'
import { ledgerSettlements } from '#server/db/schema/ledger.ts'
import { properties, propertyDelegates } from '#server/db/schema/properties.ts'
import { suggestions, suggestionViews } from '#server/db/schema/suggestions.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { due, ownShare, readableClaims } from '#server/features/money/payments/month.queries.ts'
import { inState } from '#server/features/tenancy/contracts/contracts.queries.ts'
import type { Viewer } from '#server/http/actor.ts'
import { isCollectedRent } from '#server/services/ledger/collected.queries.ts'

/** First day of the oldest month shown, and first day of next month. */
export interface Span {
  from: IsoDate
  next: IsoDate
  today: IsoDate
}

/** The landlord's lettable properties; buildings are excluded because they are let by their units. */
const countedProperties = (actor: Viewer) =>
  and(visibleTo(actor), ne(relationTo(actor), 'tenant'), eq(properties.is_bina, false))

const isEmpty = sql`${properties.tasinmazDurumu} in (${sql.join(
  notRentedStatuses.map((status) => sql.raw(`'${status}'`)),
  sql`, `,
)})`

/** DASH-01: the totals. */
export function totalsPart(actor: Viewer, today: IsoDate): SQL {
  const money = moneyInReach(
    actor,
    { owner_id: sql`${properties.creator}`, property_id: sql`${properties.id}` },
    'read',
  )
  return sql`select json_build_object('properties', p.total, 'rented', p.total - p.empty, 'empty', p.empty,
      'paid', p.paid, 'pending_payments', p.waiting, 'contracts', c.total,
      'suggestions', s.total, 'unread', s.unread, 'pending', s.pending)
    from (select count(*) as total, count(*) filter (where ${isEmpty}) as empty,
        count(*) filter (where ${properties.odemeDurumu} = 'Ödendi' and ${money}) as paid,
        count(*) filter (where ${properties.odemeDurumu} = 'Beklemede' and ${money}) as waiting
      from ${properties} where ${countedProperties(actor)}) p,
    (select count(*) as total from ${contracts} where ${and(
      contractVisibleTo(actor),
      notHiddenFrom(actor),
      ne(contractRelation(actor), 'tenant'),
      inState('active', today),
    )}) c,
    (select count(*) as total, count(*) filter (where ${suggestions.durum} = ${groupStates.waiting}) as pending,
        count(*) filter (where ${suggestions.created_by} is distinct from ${actor.callerId} and not exists (
          select 1 from ${suggestionViews} v where v.suggestion_id = ${suggestions.id} and v.user_id = ${actor.callerId}
        )) as unread
      from ${suggestions} join ${properties} on ${properties.id} = ${suggestions.property_id}
      where ${and(suggestionsSeenBy(actor), ne(relationTo(actor), 'tenant'))}) s`
}

/** The part of an amount that this person may read: all of it, or by their share in the property. */
const ownPart = (actor: Viewer, amount: SQL) =>
  sql`case when ${moneyInReach(actor, due, 'read')} then ${amount}
    else round(${amount} * (s.pay::numeric / s.payda))::bigint end`
const shares = (actor: Viewer) =>
  sql`left join ${propertyDelegates} s on s.property_id = d.property_id and ${ownShare(actor)}`

/**
 * Income is what was collected. Expenses are only for people who may list them, and exclude a tenant's part without a
 * claim, because the landlord never paid that.
 */
export function cashflowPart(actor: Viewer, { from, next }: Span): SQL {
  const inSpan = sql`d.on_date >= ${from}::date and d.on_date < ${next}::date`
  const spent = sql`case when d.due_entry is null then d.amount - d.tenant_amount else d.amount end`
  return sql`select coalesce(json_agg(json_build_object('month', month, 'currency', currency,
      'income', income, 'expense', expense) order by currency = 'TL' desc, currency, month), '[]')
    from (select to_char(on_date, 'YYYY-MM') as month, currency, sum(income)::bigint as income,
        sum(expense)::bigint as expense
      from (select d.on_date, d.currency, ${ownPart(actor, sql`d.amount`)} as income, 0 as expense
          from ${ledgerSettlements} d ${shares(actor)} where ${readableClaims(actor)} and ${inSpan}
            and ${isCollectedRent('d')}
        union all
        select d.on_date, 'TL', 0, ${spent}
          from ${expenses} d where ${moneyInReach(actor, due, 'manage')} and ${inSpan} and d.voided_at is null) each
      group by 1, 2) months`
}

/**
 * Occupancy on the last day of each month, from the tenancies; a property counts from its creation or its first
 * tenancy.
 */
export function occupancyPart(actor: Viewer, { from, today }: Span): SQL {
  return sql`with p as materialized (
      select ${properties.id}, least((${properties.created_at} at time zone 'Europe/Istanbul')::date,
        (select min(t.started_on) from ${tenancies} t where t.property_id = ${properties.id})) as since
      from ${properties} where ${countedProperties(actor)}
    ), t as materialized (
      select t.property_id, t.started_on, t.ended_on from ${tenancies} t
      where t.property_id = any(array(select id from p)) and (t.ended_on is null or t.ended_on >= ${from}::date)
    )
    select coalesce(json_agg(json_build_object('month', to_char(m.day, 'YYYY-MM'),
      'rented', (select count(distinct t.property_id) from t
        where t.started_on <= m.day and (t.ended_on is null or t.ended_on >= m.day)),
      'total', (select count(*) from p where p.since <= m.day)) order by m.day), '[]')
    from (select least((first + interval '1 month' - interval '1 day')::date, ${today}::date) as day
      from generate_series(${from}::timestamp, ${today}::timestamp, interval '1 month') as first) m`
}
