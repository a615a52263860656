import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ExpenseCategory } from '#domain/money/expenses/expense-categories.rules.ts'
import type { Bearer, DueCategory, ExpenseEventKind } from '#domain/money/expenses/expenses.schema.ts'
import type { Rhythm } from '#domain/money/expenses/recurrence.rules.ts'
import { day, instant, words } from './columns.ts'

const what = {
  owner_id: uuid('owner_id').notNull(),
  property_id: uuid('property_id').notNull(),
  category: text('category').$type<ExpenseCategory>().notNull(),
  /** Kuruş. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  bearer: text('bearer').$type<Bearer>().notNull(),
  tenant_amount: bigint('tenant_amount', { mode: 'number' }).notNull(),
  supplier: words('supplier'),
  description: words('description'),
  version: integer('version').notNull().default(1),
  created_by: uuid('created_by'),
  created_by_name: text('created_by_name').notNull(),
  created_at: instant('created_at').notNull(),
}

export const recurringExpenses = pgTable('recurring_expenses', {
  id: uuid('id').primaryKey(),
  ...what,
  /** The category under which each expense is charged to the tenant's account; null: never. */
  book: text('book').$type<DueCategory>(),
  paid: boolean('paid').notNull().default(false),
  every: text('every').$type<Rhythm>().notNull(),
  starts_on: day('starts_on').notNull(),
  ends_on: day('ends_on'),
  /** How many occurrences are dealt with, including those during a pause. */
  made: integer('made').notNull().default(0),
  next_on: day('next_on'),
  paused: boolean('paused').notNull().default(false),
})

export const expenses = pgTable('expenses', {
  id: uuid('id').primaryKey(),
  ...what,
  on_date: day('on_date').notNull(),
  paid_on: day('paid_on'),
  invoice_no: words('invoice_no'),
  search_key: words('search_key'),
  file_id: uuid('file_id'),
  suggestion_id: uuid('suggestion_id'),
  recurring_id: uuid('recurring_id'),
  /** The occurrence of the recurring expense; null for an expense entered by hand or as a correction. */
  recurs_on: day('recurs_on'),
  replaces: uuid('replaces'),
  tenancy_id: uuid('tenancy_id'),
  /** The claim on the tenant's account. */
  due_entry: uuid('due_entry'),
  due_category: text('due_category').$type<DueCategory>(),
  due_on: day('due_on'),
  bookings: integer('bookings').notNull().default(0),
  voided_at: instant('voided_at'),
  voided_by_name: words('voided_by_name'),
  void_reason: words('void_reason'),
})

export const expenseEvents = pgTable('expense_events', {
  id: uuid('id').primaryKey(),
  expense_id: uuid('expense_id').notNull(),
  kind: text('kind').$type<ExpenseEventKind>().notNull(),
  by_id: uuid('by_id'),
  by_name: text('by_name').notNull(),
  detail: words('detail'),
  at: instant('at').notNull(),
})
