import { missingAs, refuse } from '#domain/kernel/refusal.ts'
import type { EndingSide } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { type endingsRefusals, refuseEnding } from '#domain/tenancy/endings/endings.messages.ts'
import { type FoundTenancy, findTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { type EndingRow, endingById } from './endings.queries.ts'

/** The side a person acts for; none for administrators and for lawyers who may only read. */
export function sideIn({
  relation,
  rights,
  left,
}: Pick<FoundTenancy, 'relation' | 'rights' | 'left'>): EndingSide | null {
  if (relation === 'tenant') return left ? null : 'tenant'
  return rights.manage && relation !== 'admin' ? 'owner' : null
}

/** For changes: locks the tenancy and requires the caller to act for a side. */
export async function tenancyToChange(tx: Db, actor: Actor, id: string) {
  const found = await findTenancy(tx, actor, id, { lock: true })
  const side = sideIn(found)
  if (!side) throw refuse('not_allowed')
  return { found, side }
}

/** A stranger gets the same reply as for a missing record. */
export async function tenancyOf(
  tx: Db,
  actor: Actor,
  record: { tenancy_id: string } | null,
  { missing, only }: { missing: keyof typeof endingsRefusals; only?: EndingSide },
) {
  if (!record) throw refuseEnding(missing)
  const tenancy = tenancyToChange(tx, actor, record.tenancy_id)
  const { found, side } = await missingAs(refuseEnding(missing), tenancy)
  if (only && side !== only) throw refuse('not_allowed')
  return { found, side }
}

/** Reads the row again under the tenancy's lock. */
export async function endingToChange(
  tx: Db,
  actor: Actor,
  id: string,
  options: { only?: EndingSide; missing?: keyof typeof endingsRefusals } = {},
) {
  const before = await endingById(tx, id)
  const { found, side } = await tenancyOf(tx, actor, before, { missing: 'ending_missing', ...options })
  return { ending: (await endingById(tx, id)) as EndingRow, found, side }
}
