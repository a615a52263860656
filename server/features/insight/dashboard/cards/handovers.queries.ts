import { and, ne, sql } from 'drizzle-orm'
import type { Relation } from '#domain/access/property-rights.ts'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { contractRelation, contractRightsFor } from '#server/access/contract-scope.queries.ts'
import { inText } from '#server/db/page.ts'
import { rowsAsJson } from '#server/db/read-together.ts'
import { contracts, isActiveContract } from '#server/db/schema/contracts.ts'
import { endings } from '#server/db/schema/endings.ts'
import { handovers as handoverTable } from '#server/db/schema/handovers.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { latestOfTenancy, readableContracts } from '#server/features/work/deadlines/deadline-scope.queries.ts'
import type { SelectedCard } from '../start-card.ts'

type Handovers = CardValue<'handovers'>
type Row = Omit<Handovers[number], 'property_title'> & { baslik: string; relation: Relation; owner_id: string }

const shown = 5
/** A record made later than this proves little. */
const daysAfter = 14
const daysBefore = 2

/** Keys change hands within these days, and the record of it is not with the other side yet. */
export const handovers: SelectedCard<Handovers, Row[]> = {
  empty: [],
  select(viewer) {
    const [from, until] = [addDays(viewer.today, -daysAfter), addDays(viewer.today, daysBefore)]
    const planned = sql`coalesce((h.data->>'date')::date, d.on_day)`
    return rowsAsJson(sql`select h.id, d.kind, ${tenancies.id} as tenancy_id, ${properties.baslik},
        ${contracts.tenant_name} as tenant, ${planned} as date, ${contractRelation(viewer)} as relation,
        ${contracts.owner_id}
      from ${tenancies}
        join ${contracts} on ${contracts.tenancy_id} = ${tenancies.id}
        join ${properties} on ${properties.id} = ${contracts.property_id}
        cross join lateral (values ('in', ${tenancies.started_on}), ('out', coalesce(${tenancies.ended_on},
          (select min(e.ends_on) from ${endings} e where e.tenancy_id = ${tenancies.id} and e.state = 'set')))
        ) d(kind, on_day)
        left join lateral (select h.id, h.data, h.state from ${handoverTable} h
          where h.tenancy_id = ${tenancies.id} and h.kind = d.kind order by h.created_at desc, h.id desc limit 1) h on true
      where ${and(
        readableContracts(viewer),
        ne(contractRelation(viewer), 'tenant'),
        isActiveContract,
        latestOfTenancy,
        sql`(h.state is null or h.state = 'draft') and ${planned} between ${from}::date and ${until}::date`,
      )} order by date, ${tenancies.id}, d.kind limit ${inText(shown)}`)
  },
  toValue: (rows, { actor }) =>
    rows
      .filter(({ relation, owner_id }) => contractRightsFor(actor, relation, owner_id).manage)
      .map(({ baslik, relation: _, owner_id: __, ...row }) => ({ ...row, property_title: titleOf({ baslik }) })),
}
