import { mayKeepExpenses } from '#domain/access/expense-rights.ts'
import type { PropertyValue } from '#domain/insight/analytics/analytics.schema.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { findProperty } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { removeValue, saveValue } from './analytics.queries.ts'

/** Everyone who may manage the expenses of a property may set its value. Repeating the call is harmless. */
export const setValue = (ctx: Context, actor: Actor, id: string, { amount }: PropertyValue): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const { relation, rights } = await findProperty(tx, actor, id, { lock: true })
    if (!mayKeepExpenses(relation, rights)) throw refuse('not_allowed')
    if (amount === null) await removeValue(tx, id)
    else await saveValue(tx, { property_id: id, amount, valued_on: isoDate(ctx.clock.now()) })
  })
