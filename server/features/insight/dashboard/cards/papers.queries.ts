import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { noFlags } from '#domain/access/flags.ts'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { contractRights } from '#domain/tenancy/contracts/contract-rights.rules.ts'
import { contractRelation, contractVisibleTo, notHiddenFrom } from '#server/access/contract-scope.queries.ts'
import { inText } from '#server/db/page.ts'
import { rowsAsJson } from '#server/db/read-together.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { paperParties, papers as paperTable } from '#server/db/schema/papers.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Viewer } from '#server/http/actor.ts'
import type { SelectedCard } from '../start-card.ts'

type Papers = CardValue<'papers'>
interface PapersJson {
  total: number
  rows: (Omit<Papers['documents'][number], 'property_title'> & { baslik: string })[]
}

const shown = 5

/** Papers of the owner's side are answered by the owner and by those who manage that owner's contracts. */
function speaksForOwner(viewer: Viewer): SQL {
  const owners = viewer.engagements
    .filter((each) => contractRights(each.role, each).manage)
    .map(({ owner_id }) => owner_id)
  const own = contractRights('owner', noFlags).manage ? sql`${contractRelation(viewer)} = 'owner'` : sql`false`
  if (owners.length === 0) return own
  return or(
    own,
    and(
      sql`${contracts.owner_id} = any(${sql.param(owners)}::uuid[])`,
      sql`${contractRelation(viewer)} not in ('owner', 'tenant', 'admin')`,
    ),
  )!
}

/** What `speaksFor` says of one paper, for all papers that wait for an answer. */
const waitsFor = (viewer: Viewer) =>
  and(
    eq(paperTable.state, 'sent'),
    isNull(paperParties.decision),
    contractVisibleTo(viewer),
    notHiddenFrom(viewer),
    ne(contractRelation(viewer), 'admin'),
    or(
      and(eq(paperParties.side, 'tenant'), eq(paperParties.user_id, viewer.callerId)),
      and(eq(paperParties.side, 'owner'), speaksForOwner(viewer)),
    ),
  )

export const papers: SelectedCard<Papers, PapersJson> = {
  empty: { documents: [], total: 0 },
  select(viewer) {
    const from = sql`${paperParties} join ${paperTable} on ${paperTable.id} = ${paperParties.paper_id}
      join ${contracts} on ${contracts.id} = ${paperTable.contract_id}
      join ${properties} on ${properties.id} = ${paperTable.property_id} where ${waitsFor(viewer)}`
    const first = sql`select ${paperTable.id}, ${paperTable.kind}, ${properties.baslik}, ${paperTable.page},
        ${paperTable.created_by_name} as from, (${paperTable.sent_at} at time zone 'Europe/Istanbul')::date as sent_on,
        (${paperParties.expires_at} at time zone 'Europe/Istanbul')::date as expires_on
      from ${from} order by ${paperTable.sent_at}, ${paperTable.id} limit ${inText(shown)}`
    return sql`select json_build_object('total', (select count(*) from ${from}), 'rows', (${rowsAsJson(first)}))`
  },
  toValue: ({ rows, total }) => ({
    documents: rows.map(({ baslik, ...row }) => ({ ...row, property_title: titleOf({ baslik }) })),
    total,
  }),
}
