import { sql } from 'drizzle-orm'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { lastMonths } from '#domain/kernel/dates.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { lettableProperties } from '../lettable-properties.queries.ts'
import type { SelectedCard } from '../start-card.ts'

type Occupancy = CardValue<'occupancy'>

/**
 * Occupancy on the last day of twelve months, from the tenancies; a property counts from its creation or its first
 * tenancy.
 */
export const occupancy: SelectedCard<Occupancy, Occupancy> = {
  empty: [],
  select(viewer) {
    const { today } = viewer
    const from = `${lastMonths(today)[0]!}-01`
    return sql`with p as materialized (
        select ${properties.id}, least((${properties.created_at} at time zone 'Europe/Istanbul')::date,
          (select min(t.started_on) from ${tenancies} t where t.property_id = ${properties.id})) as since
        from ${properties} where ${lettableProperties(viewer)}
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
  },
  toValue: (found) => found,
}
