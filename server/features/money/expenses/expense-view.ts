import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { deductibility } from '#domain/money/expenses/expense-categories.rules.ts'
import { isClosed } from '#domain/money/expenses/expenses.rules.ts'
import type { ExpenseDetail, ExpenseFilter, ExpenseView } from '#domain/money/expenses/expenses.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/db/page.ts'
import type { Actor } from '#server/http/actor.ts'
import { expenseFacets, expensePage, propertiesForExpenses, totalsByCategory } from './expense-list.queries.ts'
import { eventsOf, type FoundExpense, findExpense, knownSuppliers, successorOf, tenancyOn } from './expenses.queries.ts'

export function toView({ expense, property, file_name, due }: FoundExpense, today: IsoDate): ExpenseView {
  const { on_date, paid_on, category, tenancy_id } = expense
  return {
    id: expense.id,
    property_id: expense.property_id,
    property_title: titleOf(property),
    category,
    amount: expense.amount,
    bearer: expense.bearer,
    tenant_amount: expense.tenant_amount,
    on_date,
    paid_on,
    supplier: expense.supplier,
    invoice_no: expense.invoice_no,
    description: expense.description,
    file_id: expense.file_id,
    file_name: file_name ?? '',
    recurring_id: expense.recurring_id,
    suggestion_id: expense.suggestion_id,
    replaces: expense.replaces,
    voided_at: expense.voided_at?.toISOString() ?? null,
    voided_by_name: expense.voided_by_name,
    void_reason: expense.void_reason,
    due: due && tenancy_id ? { tenancy_id, ...due } : null,
    deductible: deductibility({ ...expense, tasinmazCinsi: property.tasinmazCinsi, day: paid_on ?? on_date }),
    closed: isClosed({ on_date, paid_on, booked: due !== null }, today),
    version: expense.version,
    created_by_name: expense.created_by_name,
    created_at: expense.created_at.toISOString(),
  }
}

/** Three statements: the page, the totals that also give the count, and the filter choices. */
export async function listExpenses(ctx: Context, actor: Actor, filter: ExpenseFilter) {
  const rows = await expensePage(ctx.db, actor, filter)
  const totals = await totalsByCategory(ctx.db, actor, filter)
  const counted = totals.filter(({ category }) => filter.category === 'all' || category === filter.category)
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const today = isoDate(ctx.clock.now())
  return {
    ...pageOf(
      rows.map((row) => toView(row, today)),
      total,
      filter,
    ),
    totals,
    ...(await expenseFacets(ctx.db, actor)),
  }
}

export async function viewExpense(ctx: Context, actor: Actor, id: string): Promise<ExpenseDetail> {
  const found = await findExpense(ctx.db, actor, id)
  const { expense, due } = found
  const events = await eventsOf(ctx.db, id)
  const mayBook = !expense.voided_at && !due && expense.tenant_amount > 0
  return {
    ...toView(found, isoDate(ctx.clock.now())),
    replaced_by: await successorOf(ctx.db, id),
    bookable: mayBook && (await tenancyOn(ctx.db, expense, expense.on_date)) !== null,
    events: events.map(({ kind, by_name, at, detail }) => ({ kind, by_name, at: at.toISOString(), detail })),
  }
}

/** For the form: properties, whether the chosen one is let today, and known suppliers. */
export async function expenseForm(ctx: Context, actor: Actor, asked: { property: string; q: string }) {
  const properties = await propertiesForExpenses(ctx.db, actor, asked)
  const [first] = properties
  const chosen = first && (first.id === asked.property || (properties.length === 1 && asked.q === '')) ? first : null
  const today = isoDate(ctx.clock.now())
  const tenancy = chosen && (await tenancyOn(ctx.db, { property_id: chosen.id, owner_id: chosen.owner_id }, today))
  return {
    places: properties.map(({ id, title }) => ({ id, title })),
    chosen: chosen && { id: chosen.id, title: chosen.title, has_tenancy: tenancy !== null },
    suppliers: await knownSuppliers(ctx.db, actor),
  }
}
