import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Relation } from '#domain/access/property-rights.ts'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import {
  contractRelation,
  contractRightsFor,
  contractVisibleTo,
  notHiddenFrom,
} from '#server/access/contract-scope.queries.ts'
import { inText } from '#server/db/page.ts'
import { rowsAsJson } from '#server/db/read-together.ts'
import { contractApprovals, contracts } from '#server/db/schema/contracts.ts'
import { paperParties, papers } from '#server/db/schema/papers.ts'
import { properties } from '#server/db/schema/properties.ts'
import { running } from '#server/features/tenancy/contracts/contracts.queries.ts'
import type { Viewer } from '#server/http/actor.ts'
import type { SelectedCard } from '../start-card.ts'

type Replies = CardValue<'replies'>
type Row = Omit<Replies[number], 'property_title'> & { baslik: string; relation: Relation; owner_id: string }

const shown = 5
/** An objection that was left alone this long was meant to be. */
const objectionDays = 14

const ofOwnSide = (viewer: Viewer) =>
  and(contractVisibleTo(viewer), notHiddenFrom(viewer), ne(contractRelation(viewer), 'tenant'))

/** What a tenant answered with a no: a contract to be changed, or a paper that was objected to. */
export const replies: SelectedCard<Replies, Row[]> = {
  empty: [],
  select(viewer) {
    const shared = sql`${properties.baslik}, ${contractRelation(viewer)} as relation, ${contracts.owner_id}`
    const onDay = (at: unknown) => sql`(${at} at time zone 'Europe/Istanbul')::date`
    const changes = sql`select ${contracts.id}, 'contract' as kind, ${contractApprovals.tenant_name} as from,
        ${contractApprovals.approval_note} as note, ${onDay(contractApprovals.approval_date)} as on,
        '/viewContract/' || ${contracts.id} as page, ${shared}
      from ${contracts} join ${properties} on ${properties.id} = ${contracts.property_id}
        join ${contractApprovals} on ${contractApprovals.contract_id} = ${contracts.id}
          and ${contractApprovals.round} = ${contracts.round}
      where ${and(
        ofOwnSide(viewer),
        eq(contracts.status, 'rejected_by_tenant'),
        isNull(contracts.cancelled_at),
        running(viewer.today),
        eq(contractApprovals.approval_status, 'rejected'),
        isNull(contractApprovals.superseded_at),
      )}`
    const objections = sql`select ${papers.id}, ${papers.kind}, ${paperParties.name}, ${paperParties.note},
        ${onDay(paperParties.decided_at)}, ${papers.page}, ${shared}
      from ${papers} join ${paperParties} on ${paperParties.paper_id} = ${papers.id}
        join ${contracts} on ${contracts.id} = ${papers.contract_id}
        join ${properties} on ${properties.id} = ${papers.property_id}
      where ${and(
        ofOwnSide(viewer),
        eq(papers.state, 'objected'),
        eq(paperParties.side, 'tenant'),
        eq(paperParties.decision, 'objected'),
        sql`${paperParties.decided_at} >= ${addDays(viewer.today, -objectionDays)}::date`,
      )}`
    return rowsAsJson(sql`select * from (${changes} union all ${objections}) said
      order by said.on, said.id limit ${inText(shown)}`)
  },
  toValue: (rows, { actor }) =>
    rows
      .filter(({ relation, owner_id }) => contractRightsFor(actor, relation, owner_id).manage)
      .map(({ baslik, relation: _, owner_id: __, ...row }) => ({ ...row, property_title: titleOf({ baslik }) })),
}
