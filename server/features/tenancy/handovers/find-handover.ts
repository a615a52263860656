import { missingAs, refuse } from '#domain/kernel/refusal.ts'
import { refuseHandover } from '#domain/tenancy/handovers/handovers.messages.ts'
import { type FoundTenancy, findTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { type HandoverRow, handoverById } from './handovers.queries.ts'

export interface FoundHandover {
  handover: HandoverRow
  found: FoundTenancy
}

/** The tenant, and people who manage contracts on the owner's side; others may only read. */
export const mayWrite = ({ relation, rights, left }: Pick<FoundTenancy, 'relation' | 'rights' | 'left'>): boolean =>
  relation === 'tenant' ? !left : rights.manage

/** Visible to everyone who may see the tenancy, also after it is over. Locked through the tenancy, like its papers. */
export async function findHandover(
  db: Db,
  actor: Actor,
  id: string,
  options: { lock?: boolean } = {},
): Promise<FoundHandover> {
  const known = await handoverById(db, id)
  if (!known) throw refuseHandover('handover_missing')
  const tenancy = findTenancy(db, actor, known.tenancy_id, options)
  const found = await missingAs(refuseHandover('handover_missing'), tenancy)
  // The move-out of tenants who stayed longer.
  if (found.left && known.kind === 'out') throw refuseHandover('handover_missing')
  // Read again, because it may have changed while waiting for the lock.
  const handover = options.lock ? await handoverById(db, id) : known
  if (!handover) throw refuseHandover('handover_missing')
  return { handover, found }
}

/** For changes of a draft. */
export async function draftToChange(db: Db, actor: Actor, id: string): Promise<FoundHandover> {
  const all = await findHandover(db, actor, id, { lock: true })
  if (!mayWrite(all.found)) throw refuse('not_allowed')
  const { state } = all.handover
  if (state === 'confirmed') throw refuseHandover('handover_confirmed')
  if (state !== 'draft') throw refuseHandover('handover_sent')
  return all
}
