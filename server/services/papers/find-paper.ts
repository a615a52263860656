import { Refusal } from '#domain/kernel/refusal.ts'
import { refusePaper } from '#domain/papers/papers.messages.ts'
import { type FoundTenancy, findTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { PaperRow } from './papers.queries.ts'

/** Whoever sees the tenancy sees its papers; a stranger's paper answers like a missing one. */
export async function findPaperTenancy(db: Db, actor: Actor, paper: PaperRow): Promise<FoundTenancy> {
  try {
    return await findTenancy(db, actor, paper.tenancy_id)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'tenancy_missing') throw refusePaper('paper_missing')
    throw error
  }
}
