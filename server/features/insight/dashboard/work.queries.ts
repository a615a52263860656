import { and, eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { contractRelation, contractVisibleTo, notHiddenFrom } from '#server/access/contract-scope.queries.ts'
import { relationTo, visibleTo } from '#server/access/property-scope.queries.ts'
import { inText } from '#server/db/page.ts'
import { asksForAnswers, contractApprovals, contracts, isUnanswered } from '#server/db/schema/contracts.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { deeds, properties, tenancyRequests } from '#server/db/schema/properties.ts'
import { waitingReceiptCount, waitingReceipts } from '#server/features/money/tenant-payments/tenant-payments.queries.ts'
import { cardColumns } from '#server/features/tenancy/contracts/contract-card.ts'
import { pending, running, tenantNames } from '#server/features/tenancy/contracts/contracts.queries.ts'
import type { Viewer } from '#server/http/actor.ts'
import { contractCalled, paperCountsOf } from '#server/services/paper-signatures/paper-signatures.queries.ts'

const listed = (rows: SQL) => sql`(select coalesce(json_agg(row_to_json(part)), '[]') from (${rows}) as part)`

/** Counts what waits for this person's answer. These are rare, so the details are read only when there are any. */
export function askedPart({ callerId }: Viewer, today: IsoDate, invitedSince: SQLWrapper): SQL {
  return sql`select json_build_object(
    'contracts', (select count(*) from ${contractApprovals}
      join ${contracts} on ${contracts.id} = ${contractApprovals.contract_id}
        and ${contracts.round} = ${contractApprovals.round}
      where ${and(eq(contractApprovals.tenant_user_id, callerId), isUnanswered, asksForAnswers, running(today))}),
    'tenancies', (select count(*) from ${tenancyRequests} where ${eq(tenancyRequests.user_id, callerId)}),
    'invitations', (select count(*) from ${engagements} where ${eq(engagements.person_id, callerId)}
      and ${engagements.ended_at} is null and ${engagements.accepted_at} is null
      and ${engagements.invited_at} > ${invitedSince}::timestamptz))`
}

/** Contracts on the landlord's side with missing answers, the longest waiting first. */
export function answersPart(actor: Viewer, today: IsoDate, size: number): SQL {
  const columns = sql.join(
    cardColumns.map((name) => sql`${contracts[name]}`),
    sql`, `,
  )
  return sql`with w as materialized (
      select ${columns}, ${contracts.round}, ${contracts.guarantor_way},
        ${contracts.guarantor_decided_at}, ${contracts.owner_id}, ${contractRelation(actor)} as relation
      from ${contracts} where ${and(
        contractVisibleTo(actor),
        notHiddenFrom(actor),
        ne(contractRelation(actor), 'tenant'),
        asksForAnswers,
        running(today),
      )}
    )
    select json_build_object('total', (select count(*) from w), 'rows', ${listed(sql`
      select w.*, ${properties.baslik}, ${tenantNames(sql`w.id`)} as tenant_names,
        ${pending(sql`w.id`, sql`w.round`)} as pending, ${paperCountsOf(contractCalled('w'))} as on_paper
      from w join ${properties} on ${properties.id} = w.property_id order by w.id limit ${inText(size)}`)})`
}

/** Receipts that this person may confirm, oldest first. */
export const receiptsPart = (actor: Viewer, size: number): SQL =>
  sql`select json_build_object('total', ${waitingReceiptCount(actor)}, 'rows', ${waitingReceipts(actor, size)})`

/** Progress towards the first contract. */
export const stepsPart = ({ callerId }: Viewer): SQL => sql`select json_build_object(
  'property', exists (select 1 from ${properties} where ${properties.creator} = ${callerId}
    and ${properties.deleted_at} is null),
  'contract', exists (select 1 from ${contracts} where ${contracts.owner_id} = ${callerId}
    and ${contracts.deleted_at} is null),
  'agreed', exists (select 1 from ${contracts} where ${contracts.owner_id} = ${callerId}
    and ${contracts.status} = 'active'))`

/** The first properties of a person who may not open the list, or the properties they rent. */
export const homesPart = (actor: Viewer, { rented, size }: { rented: boolean; size: number }): SQL => {
  const shown = rented ? and(visibleTo(actor), eq(relationTo(actor), 'tenant')) : visibleTo(actor)
  return sql`select json_build_object(
  'total', (select count(*) from ${properties} where ${shown}),
  'rows', ${listed(sql`select ${properties.id}, ${properties.baslik}, ${properties.gorsel}, ${properties.is_bina},
      coalesce(nullif(concat_ws(', ', nullif(d.ilce, ''), nullif(d.il, '')), ''), ${properties.adres}) as place
    from ${properties} left join ${deeds} d on d.property_id = ${properties.id}
    where ${shown} order by ${properties.title_key}, ${properties.id} limit ${inText(size)}`)})`
}
