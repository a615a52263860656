import { missingAs, refuse } from '#domain/kernel/refusal.ts'
import type { EndingSide } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { type endingsRefusals, refuseEnding } from '#domain/tenancy/endings/endings.messages.ts'
import { type FoundTenancy, findTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { type EndingRow, endingById } from './endings.queries.ts'

/** On which side somebody acts. Whoever runs the installation acts for nobody, and so does a lawyer who only reads. */
export function sideIn({
  relation,
  rights,
  left,
}: Pick<FoundTenancy, 'relation' | 'rights' | 'left'>): EndingSide | null {
  if (relation === 'tenant') return left ? null : 'tenant'
  return rights.manage && relation !== 'admin' ? 'owner' : null
}

/** For a change: the tenancy is locked, and the caller stands on one of its sides. */
export async function tenancyToChange(tx: Db, actor: Actor, id: string) {
  const found = await findTenancy(tx, actor, id, { lock: true })
  const side = sideIn(found)
  if (!side) throw refuse('not_allowed')
  return { found, side }
}

/** A stranger's record answers like a missing one. */
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

/** The row as it is under the tenancy's lock. */
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
