import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AddendumSummary } from '#domain/tenancy/papers/addenda.schema.ts'
import { addendumNames } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import type { Db } from '#server/db/client.ts'
import { contractTenants } from '#server/db/schema/contracts.ts'
import { paperParties, papers } from '#server/db/schema/papers.ts'
import type { Actor } from '#server/http/actor.ts'
import type { PaperRow } from '#server/services/papers/papers.queries.ts'

/** A tenancy has a handful of them; beyond this number the page would be no summary. */
const mostListed = 50

const kinds = sql.raw(addendumNames.map((name) => `'${name}'`).join(', '))

/** The addenda of a tenancy that wait for an answer. */
export const waitingAddenda = (db: Db, tenancy: string): Promise<PaperRow[]> =>
  db
    .select()
    .from(papers)
    .where(and(eq(papers.tenancy_id, tenancy), inArray(papers.kind, addendumNames), eq(papers.state, 'sent')))

/**
 * The last round of each addendum, newest first, without those that were taken back. A tenant reads those that asked
 * them; `speaks` says whether the person may answer for the owner.
 */
export const addendaJson = (
  tenancy: string,
  { actor, rents, speaks }: { actor: Actor; rents: boolean; speaks: boolean },
): SQL<AddendumSummary[]> => {
  const ownParty = sql`p.side = 'tenant' and coalesce(p.user_id, t.tenant_user_id) = ${actor.userId}`
  const parties = sql`from ${paperParties} p left join ${contractTenants} t on t.id = p.contract_tenant_id where p.paper_id = a.id`
  const answers = rents ? ownParty : sql`p.side = 'owner' and ${speaks}::boolean`
  return sql`coalesce((
    select json_agg(row_to_json(r)) from (
      select a.subject_id as id, a.kind, a.state, a.document->'data'->>'from_on' as from_on,
        coalesce(a.document->'data'->'values'->>(a.document->'items'->0->>'key'), '') as subject,
        a.created_by_name as sent_by, (a.sent_at at time zone 'Europe/Istanbul')::date as sent_on,
        a.state = 'sent' and exists (select ${parties} and p.decision is null and ${answers}) as asked
      from ${papers} a
      where a.tenancy_id = ${tenancy} and a.kind in (${kinds}) and a.state <> 'superseded'
        and ${rents ? sql`exists (select ${parties} and ${ownParty})` : sql`true`}
      order by a.sent_at desc, a.id desc limit ${sql.raw(String(mostListed))}) r), '[]')`
}
