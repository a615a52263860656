import { missingAs } from '#domain/kernel/refusal.ts'
import { refusePaper } from '#domain/tenancy/papers/papers.messages.ts'
import { type FoundTenancy, findTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { type PaperRow, partiesOf } from './papers.queries.ts'

/** Everyone who can see the tenancy can see its papers; for others a paper answers like a missing one. */
export async function findPaperTenancy(db: Db, actor: Actor, paper: PaperRow): Promise<FoundTenancy> {
  const found = await missingAs(refusePaper('paper_missing'), findTenancy(db, actor, paper.tenancy_id))
  // Former tenants keep the papers that were sent to them, and do not see later ones.
  if (found.left && !(await partiesOf(db, paper.id)).some(({ user_id }) => user_id === actor.userId))
    throw refusePaper('paper_missing')
  return found
}
