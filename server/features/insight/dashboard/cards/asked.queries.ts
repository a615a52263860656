import { and, eq, sql } from 'drizzle-orm'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import { asksForAnswers, contractApprovals, contracts, isUnanswered } from '#server/db/schema/contracts.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { tenancyRequests } from '#server/db/schema/properties.ts'
import { ownEngagements } from '#server/features/people/engagements/own-engagements.queries.ts'
import { requestsOf } from '#server/features/property/properties/tenancy-requests.queries.ts'
import { requestView } from '#server/features/property/properties/tenancy-requests.ts'
import { contractsToDecide, running } from '#server/features/tenancy/contracts/contracts.queries.ts'
import type { SelectedCard } from '../start-card.ts'

type AskedCounts = CardValue<'asked'>

const invitationLifetime = sql.raw(`interval '${linkLifetimeMs / 1000} seconds'`)

/** What waits for this person's answer. It is rare, so it is counted, and read only when there is any. */
export const asked: SelectedCard<AskedCounts, Record<keyof AskedCounts, number>> = {
  empty: { contracts: [], tenancies: [], invitations: [] },
  select: ({ callerId, today }, _, { now }) => sql`select json_build_object(
    'contracts', (select count(*) from ${contractApprovals}
      join ${contracts} on ${contracts.id} = ${contractApprovals.contract_id}
        and ${contracts.round} = ${contractApprovals.round}
      where ${and(eq(contractApprovals.tenant_user_id, callerId), isUnanswered, asksForAnswers, running(today))}),
    'tenancies', (select count(*) from ${tenancyRequests} where ${eq(tenancyRequests.user_id, callerId)}),
    'invitations', (select count(*) from ${engagements} where ${eq(engagements.person_id, callerId)}
      and ${engagements.ended_at} is null and ${engagements.accepted_at} is null
      and ${engagements.invited_at} > ${now}::timestamptz - ${invitationLifetime}))`,
  toValue: async (counts, { ctx, actor, now }) => ({
    contracts: counts.contracts > 0 ? await contractsToDecide(ctx.db, actor, now) : [],
    tenancies: counts.tenancies > 0 ? (await requestsOf(ctx.db, actor.userId)).map(requestView) : [],
    invitations:
      counts.invitations > 0
        ? (await ownEngagements(ctx.db, actor, now)).filter(({ state }) => state === 'invited')
        : [],
  }),
}
