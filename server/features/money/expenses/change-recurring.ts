import { addDays, addMonths, isoDate } from '#domain/kernel/dates.ts'
import { expensesRefusals, refuseExpense } from '#domain/money/expenses/expenses.messages.ts'
import { tenantPart } from '#domain/money/expenses/expenses.rules.ts'
import type { NewRecurring, RecurringChange } from '#domain/money/expenses/expenses.schema.ts'
import { firstNumberFrom, nextOccurrence } from '#domain/money/expenses/recurrence.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { propertyOfCosts } from './create-expense.ts'
import { makeRecurring } from './make-recurring.ts'
import {
  findRecurring,
  insertRecurring,
  type RecurringRow,
  recurringById,
  updateRecurring,
} from './recurring.queries.ts'

/** How far back the first day may lie, because a typing error could otherwise create hundreds of expenses. */
const yearsBack = 5

/** Past occurrences are created at once, so that an entry in May also has January to April. */
export const createRecurring = (ctx: Context, actor: Actor, given: NewRecurring): Promise<number> =>
  ctx.db.transact(async (tx) => {
    const owned = await propertyOfCosts(tx, actor, given.property_id)
    const now = ctx.clock.now()
    if (given.starts_on < addMonths(isoDate(now), -12 * yearsBack))
      throw refuseExpense('starts_too_early', { starts_on: expensesRefusals.starts_too_early.message })
    const isNew = await insertRecurring(tx, {
      ...given,
      ...owned,
      tenant_amount: tenantPart(given),
      next_on: nextOccurrence(given, 0),
      created_by: actor.userId,
      created_by_name: actor.username,
      created_at: now,
    })
    if (isNew) return makeRecurring(ctx, tx, given.id)
    const known = await recurringById(tx, given.id)
    if (known?.property_id !== given.property_id) throw refuseExpense('recurring_missing')
    return 0
  })

/** Creates everything due until today from the old values first, because the change is for later days. */
async function recurringToChange(ctx: Context, tx: Tx, actor: Actor, id: string): Promise<RecurringRow> {
  await findRecurring(tx, actor, id)
  await makeRecurring(ctx, tx, id)
  const row = await recurringById(tx, id, { lock: true })
  if (!row) throw refuseExpense('recurring_missing')
  return row
}

export const changeRecurring = (
  ctx: Context,
  actor: Actor,
  { id, change: { version, ...change } }: { id: string; change: RecurringChange },
): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const row = await recurringToChange(ctx, tx, actor, id)
    if (row.version !== version) throw refuseExpense('expense_changed')
    const after = { ...row, ...change }
    // Days between the end and its removal are not due, like days of a pause.
    const made =
      row.next_on === null && !row.paused ? firstNumberFrom(after, row.made, isoDate(ctx.clock.now())) : row.made
    await updateRecurring(tx, id, {
      ...change,
      tenant_amount: tenantPart(change),
      made,
      next_on: row.paused ? null : nextOccurrence(after, made),
    })
  })

export const pauseRecurring = (
  ctx: Context,
  actor: Actor,
  { id, paused }: { id: string; paused: boolean },
): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const row = await recurringToChange(ctx, tx, actor, id)
    if (row.paused === paused) return
    if (paused) {
      if (row.next_on === null) throw refuseExpense('recurring_over')
      return void (await updateRecurring(tx, id, { paused, next_on: null }))
    }
    const made = firstNumberFrom(row, row.made, isoDate(ctx.clock.now()))
    await updateRecurring(tx, id, { paused, made, next_on: nextOccurrence(row, made) })
    await makeRecurring(ctx, tx, id)
  })

/** Ends today, or yesterday when today's expense is not created yet. */
export const endRecurring = (
  ctx: Context,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const row = await recurringToChange(ctx, tx, actor, id)
    if (row.version !== version) throw refuseExpense('expense_changed')
    if (row.next_on === null && !row.paused) throw refuseExpense('recurring_over')
    const today = isoDate(ctx.clock.now())
    const ends_on = row.starts_on > today ? addDays(row.starts_on, -1) : today
    await updateRecurring(tx, id, { ends_on, paused: false, next_on: null })
  })
