import { and, ne, sql } from 'drizzle-orm'
import type { DashboardTotals } from '#domain/insight/dashboard/cards.schema.ts'
import { notRentedStatuses } from '#domain/property/properties/properties.schema.ts'
import { groupStates } from '#domain/property/suggestions/suggestions.rules.ts'
import { contractRelation, contractVisibleTo, notHiddenFrom } from '#server/access/contract-scope.queries.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { relationTo } from '#server/access/property-scope.queries.ts'
import { suggestionsSeenBy } from '#server/access/suggestion-scope.queries.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { suggestions, suggestionViews } from '#server/db/schema/suggestions.ts'
import { isOccupied } from '#server/features/property/properties/property-list.queries.ts'
import { inState } from '#server/features/tenancy/contracts/contracts.queries.ts'
import { lettableProperties } from '../lettable-properties.queries.ts'
import type { SelectedCard } from '../start-card.ts'

const isEmpty = sql`${properties.tasinmazDurumu} in (${sql.join(
  notRentedStatuses.map((status) => sql.raw(`'${status}'`)),
  sql`, `,
)})`

/** DASH-01: the totals. */
export const totals: SelectedCard<DashboardTotals, DashboardTotals> = {
  empty: {
    properties: 0,
    rented: 0,
    empty: 0,
    paid: 0,
    pending_payments: 0,
    contracts: 0,
    suggestions: 0,
    unread: 0,
    pending: 0,
  },
  select(viewer) {
    const { callerId, today } = viewer
    const property = { owner_id: sql`${properties.creator}`, property_id: sql`${properties.id}` }
    const money = moneyInReach(viewer, property, 'read')
    return sql`select json_build_object('properties', p.total, 'rented', p.total - p.empty, 'empty', p.empty,
        'paid', p.paid, 'pending_payments', p.waiting, 'contracts', c.total,
        'suggestions', s.total, 'unread', s.unread, 'pending', s.pending)
      from (select count(*) as total, count(*) filter (where ${isEmpty}) as empty,
          count(*) filter (where ${properties.odemeDurumu} = 'Ödendi' and ${isOccupied} and ${money}) as paid,
          count(*) filter (where ${properties.odemeDurumu} = 'Beklemede' and ${isOccupied} and ${money}) as waiting
        from ${properties} where ${lettableProperties(viewer)}) p,
      (select count(*) as total from ${contracts} where ${and(
        contractVisibleTo(viewer),
        notHiddenFrom(viewer),
        ne(contractRelation(viewer), 'tenant'),
        inState('active', today),
      )}) c,
      (select count(*) as total, count(*) filter (where ${suggestions.durum} = ${groupStates.waiting}) as pending,
          count(*) filter (where ${suggestions.created_by} is distinct from ${callerId} and not exists (
            select 1 from ${suggestionViews} v where v.suggestion_id = ${suggestions.id} and v.user_id = ${callerId}
          )) as unread
        from ${suggestions} join ${properties} on ${properties.id} = ${suggestions.property_id}
        where ${and(suggestionsSeenBy(viewer), ne(relationTo(viewer), 'tenant'))}) s`
  },
  toValue: (found) => found,
}
