import { and, ne, sql } from 'drizzle-orm'
import type { Relation } from '#domain/access/property-rights.ts'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import {
  contractRelation,
  contractRightsFor,
  contractVisibleTo,
  notHiddenFrom,
} from '#server/access/contract-scope.queries.ts'
import { inText } from '#server/db/page.ts'
import { rowsAsJson } from '#server/db/read-together.ts'
import { asksForAnswers, contracts } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import {
  type CardContract,
  cardColumns,
  type PendingJson,
  toCard,
} from '#server/features/tenancy/contracts/contract-card.ts'
import { pending, running, tenantNames } from '#server/features/tenancy/contracts/contracts.queries.ts'
import {
  contractCalled,
  type PaperCounts,
  paperCountsOf,
} from '#server/services/paper-signatures/paper-signatures.queries.ts'
import type { CardRequest, SelectedCard } from '../start-card.ts'

const shown = 5

type AnswerRow = CardContract & {
  owner_id: string
  relation: Relation
  baslik: string
  tenant_names: string[]
  pending: PendingJson[]
  on_paper: PaperCounts
}

/** Contracts on the landlord's side with missing answers, the longest waiting first. */
export const answers: SelectedCard<CardValue<'answers'>, { total: number; rows: AnswerRow[] }> = {
  empty: { documents: [], total: 0 },
  select(viewer) {
    const columns = sql.join(
      cardColumns.map((name) => sql`${contracts[name]}`),
      sql`, `,
    )
    const first = sql`
      select w.*, ${properties.baslik}, ${tenantNames(sql`w.id`)} as tenant_names,
        ${pending(sql`w.id`, sql`w.round`)} as pending, ${paperCountsOf(contractCalled('w'))} as on_paper
      from w join ${properties} on ${properties.id} = w.property_id order by w.id limit ${inText(shown)}`
    return sql`with w as materialized (
        select ${columns}, ${contracts.round}, ${contracts.guarantor_way},
          ${contracts.guarantor_decided_at}, ${contracts.owner_id}, ${contractRelation(viewer)} as relation
        from ${contracts} where ${and(
          contractVisibleTo(viewer),
          notHiddenFrom(viewer),
          ne(contractRelation(viewer), 'tenant'),
          asksForAnswers,
          running(viewer.today),
        )}
      )
      select json_build_object('total', (select count(*) from w), 'rows', (${rowsAsJson(first)}))`
  },
  toValue: ({ rows, total }, request) => ({ documents: rows.map((row) => answerCard(row, request)), total }),
}

function answerCard(
  { baslik, tenant_names, pending, on_paper, relation, owner_id, ...row }: AnswerRow,
  { actor, now }: CardRequest,
) {
  const asked_at = row.guarantor_token_created_at
  const contract = { ...row, guarantor_token_created_at: asked_at && new Date(asked_at) }
  const rights = contractRightsFor(actor, relation, owner_id)
  // A contract that waits for answers has not begun, so nothing follows it.
  const card = {
    contract,
    property: { baslik },
    tenantNames: tenant_names,
    pending,
    onPaper: on_paper,
    renewed: false,
    lastDay: null,
    rights,
  }
  return toCard(card, actor.userId, now)
}
