import { missingAs, refuse } from '#domain/kernel/refusal.ts'
import { refuseArrears } from '#domain/money/arrears/arrears.messages.ts'
import { refuseLedger } from '#domain/money/ledger/ledger.messages.ts'
import { type FoundLedger, findLedger } from '#server/access/ledger-scope.queries.ts'
import type { FoundTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { tenancyToChange } from '#server/features/tenancy/endings/find-ending.ts'
import type { Actor } from '#server/http/actor.ts'
import { noticeById } from './arrears.queries.ts'

/**
 * Only for the owner's side, including the lawyer. A tenant may read the ledger and the delivered notices, but not the
 * case file against them.
 */
export async function findArrears(
  db: Db,
  actor: Actor,
  tenancyId: string,
  options: { lock?: boolean } = {},
): Promise<FoundLedger> {
  const found = await findLedger(db, actor, tenancyId, options)
  if (found.relation === 'tenant') throw refuseLedger('account_missing')
  return found
}

/** For changes to the ledger. */
export async function arrearsToChange(db: Db, actor: Actor, tenancyId: string): Promise<FoundLedger> {
  const found = await findArrears(db, actor, tenancyId, { lock: true })
  if (!found.rights.manage) throw refuse('not_allowed')
  return found
}

/** A notice is given in the landlord's name, so only by people who may act for the landlord; a lawyer may not. */
export async function arrearsToGive(db: Db, actor: Actor, tenancyId: string) {
  await findArrears(db, actor, tenancyId)
  const { found, side } = await tenancyToChange(db, actor, tenancyId)
  if (side !== 'owner') throw refuse('not_allowed')
  return found
}

/** Reads the notice under the tenancy's lock; a stranger gets the same reply as for a missing one. */
export async function noticeToChange(db: Db, actor: Actor, id: string, to: 'draft' | 'give') {
  const before = await noticeById(db, id)
  if (!before) throw refuseArrears('arrears_notice_missing')
  const tenancy =
    to === 'give'
      ? arrearsToGive(db, actor, before.tenancy_id)
      : findArrears(db, actor, before.tenancy_id, { lock: true })
  const found = await missingAs<FoundLedger | FoundTenancy>(refuseArrears('arrears_notice_missing'), tenancy)
  const notice = await noticeById(db, id)
  if (!notice) throw refuseArrears('arrears_notice_missing')
  return { notice, found }
}
