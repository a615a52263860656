import { and, asc, desc, eq, gte, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { expenseCategoryLabels } from '#domain/money/expenses/expense-categories.rules.ts'
import { refuseExpense } from '#domain/money/expenses/expenses.messages.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { suggestionsSeenBy } from '#server/access/suggestion-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { expenseEvents, expenses } from '#server/db/schema/expenses.ts'
import { files } from '#server/db/schema/files.ts'
import { ledgerDues } from '#server/db/schema/ledger.ts'
import { properties } from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { Actor } from '#server/http/actor.ts'

export type ExpenseRow = typeof expenses.$inferSelect

export const keptBy = (actor: Actor): SQL =>
  moneyInReach(actor, { owner_id: sql`${expenses.owner_id}`, property_id: sql`${expenses.property_id}` }, 'manage')

/** With property, file, and the settled part of the tenant's claim; properties in the bin are excluded. */
export const selectExpenses = (db: Db) =>
  db
    .select({
      expense: expenses,
      property: { baslik: properties.baslik, tasinmazCinsi: properties.tasinmazCinsi },
      file_name: files.name,
      due: { due_on: ledgerDues.due_on, amount: ledgerDues.amount, settled: ledgerDues.settled },
    })
    .from(expenses)
    .innerJoin(properties, and(eq(properties.id, expenses.property_id), isNull(properties.deleted_at)))
    .leftJoin(files, eq(files.id, expenses.file_id))
    .leftJoin(ledgerDues, eq(ledgerDues.due_id, expenses.due_entry))
    .$dynamic()
export type FoundExpense = Awaited<ReturnType<typeof selectExpenses>>[number]

/** A stranger gets the same reply as for a missing expense. */
export async function findExpense(db: Db, actor: Actor, id: string): Promise<FoundExpense> {
  const [row] = await selectExpenses(db).where(and(eq(expenses.id, id), keptBy(actor)))
  if (!row) throw refuseExpense('expense_missing')
  return row
}

export const lockExpense = (db: Db, id: string) =>
  db.select({ id: expenses.id }).from(expenses).where(eq(expenses.id, id)).for('update')

export async function expenseById(db: Db, id: string): Promise<ExpenseRow | null> {
  const [row] = await db.select().from(expenses).where(eq(expenses.id, id))
  return row ?? null
}

type Searched = Pick<typeof expenses.$inferInsert, 'category' | 'description' | 'supplier' | 'invoice_no'>
const searchKey = ({ category, description = '', supplier = '', invoice_no = '' }: Searched) =>
  fold(`${description} ${supplier} ${invoice_no} ${expenseCategoryLabels[category]}`)

export type NewExpenseRow = Omit<typeof expenses.$inferInsert, 'search_key'>

/** Ids of the inserted rows; skips those that exist by id, by day of recurrence, or by request. */
export async function insertExpenses(db: Db, rows: NewExpenseRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const inserted = await db
    .insert(expenses)
    .values(rows.map((row) => ({ ...row, search_key: searchKey(row) })))
    .onConflictDoNothing()
    .returning({ id: expenses.id })
  return new Set(inserted.map(({ id }) => id))
}

/** False when the expense was changed after `version` was read. */
export async function updateExpense(
  db: Db,
  { id, version, ...before }: ExpenseRow,
  change: Partial<NewExpenseRow>,
): Promise<boolean> {
  const rows = await db
    .update(expenses)
    .set({ ...change, search_key: searchKey({ ...before, ...change }), version: version + 1 })
    .where(and(eq(expenses.id, id), eq(expenses.version, version)))
    .returning({ id: expenses.id })
  return rows.length > 0
}

export async function requestIsTaken(db: Db, suggestionId: string, apartFrom: string): Promise<boolean> {
  const live = and(eq(expenses.suggestion_id, suggestionId), isNull(expenses.voided_at), ne(expenses.id, apartFrom))
  return (await db.$count(expenses, live)) > 0
}

export const countWithFile = (db: Db, fileId: string) => db.$count(expenses, eq(expenses.file_id, fileId))

export async function successorOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ id: expenses.id }).from(expenses).where(eq(expenses.replaces, id))
  return row?.id ?? null
}

/** Whether this is a request about this property that the person may see. */
export async function requestAt(db: Db, actor: Actor, id: string, propertyId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: suggestions.id })
    .from(suggestions)
    .innerJoin(properties, eq(properties.id, suggestions.property_id))
    .where(and(eq(suggestions.id, id), eq(suggestions.property_id, propertyId), suggestionsSeenBy(actor)))
  return row !== undefined
}

/** The tenancy with this owner on that day; on a day of handover the later one. */
export async function tenancyOn(
  db: Db,
  { property_id, owner_id }: Pick<ExpenseRow, 'property_id' | 'owner_id'>,
  date: IsoDate,
): Promise<string | null> {
  const [row] = await db
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(
      and(
        eq(tenancies.property_id, property_id),
        eq(tenancies.owner_id, owner_id),
        lte(tenancies.started_on, date),
        or(isNull(tenancies.ended_on), gte(tenancies.ended_on, date)),
      ),
    )
    .orderBy(desc(tenancies.started_on), desc(tenancies.id))
    .limit(1)
  return row?.id ?? null
}

export const insertEvents = async (db: Db, rows: (typeof expenseEvents.$inferInsert)[]) => {
  if (rows.length > 0) await db.insert(expenseEvents).values(rows)
}

export const eventsOf = (db: Db, id: string) =>
  db
    .select()
    .from(expenseEvents)
    .where(eq(expenseEvents.expense_id, id))
    .orderBy(asc(expenseEvents.at), asc(expenseEvents.id))

/** Suppliers entered before, newest first, as suggestions. */
export async function knownSuppliers(db: Db, actor: Actor): Promise<string[]> {
  const rows = await db
    .select({ supplier: expenses.supplier })
    .from(expenses)
    .where(and(keptBy(actor), ne(expenses.supplier, '')))
    .groupBy(expenses.supplier)
    .orderBy(desc(sql`max(${expenses.on_date})`))
    .limit(50)
  return rows.map(({ supplier }) => supplier)
}
