import { mayKeepExpenses } from '#domain/access/expense-rights.ts'
import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { isSpent } from '#domain/money/expenses/expense-categories.rules.ts'
import { expensesRefusals, refuseExpense } from '#domain/money/expenses/expenses.messages.ts'
import { changedFields, type ExpenseFields, tenantPart } from '#domain/money/expenses/expenses.rules.ts'
import type { NewExpense } from '#domain/money/expenses/expenses.schema.ts'
import { refuseSuggestion } from '#domain/property/suggestions/suggestions.messages.ts'
import { findProperty } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { claimFromTenant, ledgerFor, writtenExpense } from './book-expense.ts'
import { recordEvents } from './expense-events.ts'
import { expenseById, insertExpenses, requestAt } from './expenses.queries.ts'

/** Requires the right to keep the property's expenses: 403 for others with access, 404 for strangers. */
export async function propertyOfCosts(db: Db, actor: Actor, propertyId: string) {
  const { property, relation, rights } = await findProperty(db, actor, propertyId)
  if (!mayKeepExpenses(relation, rights)) throw refuse('not_allowed')
  return { property_id: property.id, owner_id: property.creator }
}

/** Refuses a payment date in the future. */
export function refuseFuturePayment(paid_on: IsoDate | null, today: IsoDate) {
  if (paid_on !== null && paid_on > today)
    throw refuseExpense('paid_in_future', { paid_on: expensesRefusals.paid_in_future.message })
}

type EnteredExpense = Omit<ExpenseFields, 'tenant_amount'> & { tenant_amount: number | null }

export const fieldsOf = (given: EnteredExpense): ExpenseFields => ({
  category: given.category,
  amount: given.amount,
  bearer: given.bearer,
  tenant_amount: tenantPart(given),
  on_date: given.on_date,
  // Wear is paid to nobody: it counts on its day.
  paid_on: isSpent(given) ? given.paid_on : given.on_date,
  supplier: given.supplier,
  invoice_no: given.invoice_no,
  description: given.description,
})

/** Repeated because the reply was lost: still one expense. */
export const createExpense = (ctx: Context, actor: Actor, given: NewExpense): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const owned = await propertyOfCosts(tx, actor, given.property_id)
    const now = ctx.clock.now()
    refuseFuturePayment(given.paid_on, isoDate(now))
    const fields = fieldsOf(given)
    const { id, suggestion_id, book } = given
    if (suggestion_id && !(await requestAt(tx, actor, suggestion_id, given.property_id)))
      throw refuseSuggestion('suggestion_missing')
    const known = await expenseById(tx, id)
    if (known) {
      if (known.property_id !== given.property_id) throw refuseExpense('expense_missing')
      if (changedFields(known, fields).length > 0) throw refuseExpense('expense_kept')
      return
    }
    // The ledger is locked before the expense, as everywhere.
    const ledger = book && (await ledgerFor(tx, { ...owned, on_date: given.on_date }))
    const by = auditActor(actor)
    const made = await insertExpenses(tx, [
      { id, ...owned, ...fields, suggestion_id, created_by: actor.userId, created_by_name: by.name, created_at: now },
    ])
    // Of two concurrent calls the second waits for the first, then finds its row.
    if (!made.has(id)) {
      if (await expenseById(tx, id)) return
      throw refuseExpense('request_has_expense')
    }
    await recordEvents(tx, [{ expense: id, kind: 'created', by, at: now, detail: suggestion_id ? 'Talepten' : '' }])
    if (book && ledger) await claimFromTenant(ctx, tx, { ledger, expense: await writtenExpense(tx, id), book, by })
  })
