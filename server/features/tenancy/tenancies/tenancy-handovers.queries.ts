import { sql } from 'drizzle-orm'
import type { Relation } from '#domain/access/property-rights.ts'
import { remarksUntil } from '#domain/tenancy/handovers/handovers.rules.ts'
import type { HandoverSummary } from '#domain/tenancy/handovers/handovers.schema.ts'
import { contractTenants } from '#server/db/schema/contracts.ts'
import { handoverRemarks, handovers } from '#server/db/schema/handovers.ts'
import { paperParties, papers } from '#server/db/schema/papers.ts'
import type { Actor } from '#server/http/actor.ts'

type HandoverJson = Pick<HandoverSummary, 'id' | 'kind' | 'state' | 'date' | 'remark_count' | 'on_paper'> & {
  confirmed_at: string | null
  /** Parties who have not answered yet. */
  waiting: { side: 'owner' | 'tenant'; user_id: string | null }[]
}

/** As a column of the tenancy's statement. */
export const handoversJson = (tenancyId: string) => sql<HandoverJson[]>`coalesce((
  select json_agg(json_build_object('id', h.id, 'kind', h.kind, 'state', h.state, 'date', h.data->>'date',
    'confirmed_at', h.confirmed_at,
    'remark_count', (select count(*) from ${handoverRemarks} r where r.handover_id = h.id),
    'on_paper', exists (select 1 from ${paperParties} p join ${papers} a on a.id = p.paper_id
      where a.subject_id = h.id and a.state = 'confirmed' and p.way = 'paper'),
    'waiting', coalesce((
      select json_agg(json_build_object('side', p.side, 'user_id', coalesce(p.user_id, t.tenant_user_id)))
      from ${paperParties} p join ${papers} a on a.id = p.paper_id
        left join ${contractTenants} t on t.id = p.contract_tenant_id
      where a.subject_id = h.id and a.state = 'sent' and p.decision is null), '[]')
  ) order by h.kind)
  from ${handovers} h where h.tenancy_id = ${tenancyId}), '[]')`

interface ReaderRights {
  actor: Actor
  relation: Relation
  manage: boolean
}

export function handoverOf(
  { confirmed_at, waiting, ...handover }: HandoverJson,
  { actor, relation, manage }: ReaderRights,
): HandoverSummary {
  const speaksForOwner = manage && relation !== 'tenant' && relation !== 'admin'
  return {
    ...handover,
    asked: waiting.some(({ side, user_id }) => (side === 'tenant' ? user_id === actor.userId : speaksForOwner)),
    remarks_until: handover.kind === 'in' && confirmed_at ? remarksUntil(new Date(confirmed_at)) : null,
  }
}
