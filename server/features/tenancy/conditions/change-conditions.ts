import { refuse } from '#domain/kernel/refusal.ts'
import { refuseCondition } from '#domain/tenancy/conditions/conditions.messages.ts'
import { type ConditionForm, type ConditionView, maxConditions } from '#domain/tenancy/conditions/conditions.schema.ts'
import { contractRightsFor } from '#server/access/contract-scope.queries.ts'
import { findProperty } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { putInBin, type Restorer, takeFromBin } from '#server/services/bin/put-in-bin.ts'
import {
  conditionsOf,
  countConditions,
  deleteCondition,
  findCondition,
  insertCondition,
  insertConditionAgain,
  lockLibrary,
  orderConditions,
  updateCondition,
} from './conditions.queries.ts'

/** People who may write contracts for a property use its owner's conditions; only the owner changes them. */
export async function readLibrary(ctx: Context, actor: Actor, propertyId: string | undefined) {
  if (!propertyId) return { documents: await conditionsOf(ctx.db, actor.userId), own: true }
  const { property, relation } = await findProperty(ctx.db, actor, propertyId)
  if (!contractRightsFor(actor, relation, property.creator).manage) throw refuse('not_allowed')
  return { documents: await conditionsOf(ctx.db, property.creator), own: property.creator === actor.userId }
}

export const createCondition = (ctx: Context, actor: Actor, given: ConditionForm & { id: string }) =>
  ctx.db.transact(async (tx): Promise<ConditionView> => {
    await lockLibrary(tx, actor.userId)
    const known = await findCondition(tx, actor.userId, given.id)
    if (known) return known
    if ((await countConditions(tx, actor.userId)) >= maxConditions) throw refuseCondition('too_many_conditions')
    // An id from another owner's library is treated as missing.
    if (!(await insertCondition(tx, actor.userId, given))) throw refuseCondition('condition_missing')
    return { ...given, version: 1 }
  })

export const changeCondition = (ctx: Context, actor: Actor, given: ConditionView) =>
  ctx.db.transact(async (tx): Promise<ConditionView> => {
    const changed = await updateCondition(tx, actor.userId, given)
    if (changed) return changed
    const known = await findCondition(tx, actor.userId, given.id)
    throw refuseCondition(known ? 'condition_changed' : 'condition_missing')
  })

export const reorderConditions = (ctx: Context, actor: Actor, ids: string[]) =>
  ctx.db.transact(async (tx) => {
    await lockLibrary(tx, actor.userId)
    if (ids.length > 0) await orderConditions(tx, actor.userId, ids)
  })

export const removeCondition = (ctx: Context, actor: Actor, id: string): Promise<string> =>
  ctx.db.transact(async (tx) => {
    const row = await deleteCondition(tx, actor.userId, id)
    if (!row) throw refuseCondition('condition_missing')
    return putInBin(ctx, tx, actor, {
      kind: 'special_condition',
      owner_id: actor.userId,
      subject_id: id,
      title: row.title,
      data: { row },
    })
  })

export const restoreCondition: Restorer = async (_, tx, actor, item) => {
  if (item.owner_id !== actor.userId) throw refuse('not_allowed')
  await lockLibrary(tx, actor.userId)
  if ((await countConditions(tx, actor.userId)) >= maxConditions) throw refuseCondition('too_many_conditions')
  await takeFromBin(tx, item)
  await insertConditionAgain(tx, (item.data as { row: unknown }).row)
}
