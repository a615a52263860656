import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { missingAs, refuse } from '#domain/kernel/refusal.ts'
import { refuseIncrease } from '#domain/tenancy/rent-increases/rent-increases.messages.ts'
import { refuseTenancy } from '#domain/tenancy/tenancies/tenancies.messages.ts'
import { type FoundTenancy, findTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { type IncreaseRow, increaseById, increaseParts } from './rent-increases.queries.ts'
import { summarizeIncrease } from './summarize-increase.ts'

export interface By {
  actor: Actor
  caller: Caller
}

export const increasePage = (tenancyId: string) => `/tenancy/${tenancyId}/increase`

/** Administrators act for nobody here, and lawyers may only read. */
export const actsForOwner = ({ relation, rights }: Pick<FoundTenancy, 'relation' | 'rights'>): boolean =>
  relation !== 'tenant' && relation !== 'admin' && rights.manage

/** Everything about the current increase, for people who may see the tenancy. */
export async function readIncrease(ctx: Context, db: Db, { actor, id, lock = false }: Reading) {
  const found = await findTenancy(db, actor, id, { lock })
  // A tenant who moved out may not see requests to the others.
  if (found.left) throw refuseTenancy('tenancy_missing')
  const { tenancy, contract } = found
  const reader = { actor, rents: found.relation === 'tenant' }
  const parts = await increaseParts(db, reader, { tenancy: id, contract: contract.id, property: tenancy.property_id })
  const today: IsoDate = isoDate(ctx.clock.now())
  const ended_on = tenancy.ended_on ?? parts.ends_on
  return { found, parts, today, ...summarizeIncrease({ found, parts, ended_on, today }) }
}

interface Reading {
  actor: Actor
  id: string
  lock?: boolean
}

/**
 * For changes by the landlord's side, under the tenancy's lock; a stranger gets the same reply as for a missing record.
 */
export async function increaseToChange(tx: Db, actor: Actor, id: string) {
  const before = await increaseById(tx, id)
  if (!before) throw refuseIncrease('increase_missing')
  const tenancy = findTenancy(tx, actor, before.tenancy_id, { lock: true })
  const found = await missingAs(refuseIncrease('increase_missing'), tenancy)
  if (!actsForOwner(found)) throw refuse('not_allowed')
  return { increase: (await increaseById(tx, id)) as IncreaseRow, found }
}
