import { bigint, boolean, integer, text, uuid } from 'drizzle-orm/pg-core'
import type { ExpenseCategory } from '#domain/money/expenses/expense-categories.rules.ts'
import type { Bearer, DueCategory, ExpenseEventKind } from '#domain/money/expenses/expenses.schema.ts'
import type { Rhythm } from '#domain/money/expenses/recurrence.rules.ts'
import { derived, fileId, freeText, personId, personName, plain } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { day, instant, textColumn } from './columns.ts'

const what = {
  owner_id: personId(uuid('owner_id').notNull()),
  property_id: plain(uuid('property_id').notNull()),
  category: plain(text('category').$type<ExpenseCategory>().notNull()),
  /** Kuruş. */
  amount: plain(bigint('amount', { mode: 'number' }).notNull()),
  bearer: plain(text('bearer').$type<Bearer>().notNull()),
  tenant_amount: plain(bigint('tenant_amount', { mode: 'number' }).notNull()),
  supplier: freeText(textColumn('supplier')),
  description: freeText(textColumn('description')),
  version: plain(integer('version').notNull().default(1)),
  created_by: personId(uuid('created_by')),
  created_by_name: personName(text('created_by_name').notNull()),
  created_at: plain(instant('created_at').notNull()),
}

export const recurringExpenses = personalTable(
  'recurring_expenses',
  {
    id: plain(uuid('id').primaryKey()),
    ...what,
    /** The category under which each expense is charged to the tenant's account; null: never. */
    book: plain(text('book').$type<DueCategory>()),
    paid: plain(boolean('paid').notNull().default(false)),
    every: plain(text('every').$type<Rhythm>().notNull()),
    starts_on: plain(day('starts_on').notNull()),
    ends_on: plain(day('ends_on')),
    /** How many occurrences are dealt with, including those during a pause. */
    made: plain(integer('made').notNull().default(0)),
    next_on: plain(day('next_on')),
    paused: plain(boolean('paused').notNull().default(false)),
  },
  {
    group: 'payments',
    about: 'owner_id = :user or created_by = :user',
    near: 'property_id in {rented}',
    deletionRules: [
      { where: 'owner_id = :user', does: 'delete' },
      { where: 'created_by = :user', does: 'anonymise' },
    ],
  },
)

export const expenses = personalTable(
  'expenses',
  {
    id: plain(uuid('id').primaryKey()),
    ...what,
    on_date: plain(day('on_date').notNull()),
    paid_on: plain(day('paid_on')),
    invoice_no: plain(textColumn('invoice_no')),
    search_key: derived(textColumn('search_key')),
    file_id: fileId(uuid('file_id')),
    suggestion_id: plain(uuid('suggestion_id')),
    recurring_id: plain(uuid('recurring_id')),
    /** The occurrence of the recurring expense; null for an expense entered by hand or as a correction. */
    recurs_on: plain(day('recurs_on')),
    replaces: plain(uuid('replaces')),
    tenancy_id: plain(uuid('tenancy_id')),
    /** The claim on the tenant's account. */
    due_entry: plain(uuid('due_entry')),
    due_category: plain(text('due_category').$type<DueCategory>()),
    due_on: plain(day('due_on')),
    bookings: plain(integer('bookings').notNull().default(0)),
    voided_at: plain(instant('voided_at')),
    voided_by_name: personName(textColumn('voided_by_name')),
    void_reason: freeText(textColumn('void_reason')),
  },
  {
    group: 'payments',
    about: 'owner_id = :user or created_by = :user',
    near: 'property_id in {rented}',
    // Another person may have voided it, so that name stays.
    deletionRules: [
      { where: 'owner_id = :user', does: 'delete' },
      { where: 'created_by = :user', does: 'anonymise', set: { voided_by_name: 'voided_by_name' } },
    ],
  },
)

export const expenseEvents = personalTable(
  'expense_events',
  {
    id: plain(uuid('id').primaryKey()),
    expense_id: plain(uuid('expense_id').notNull()),
    kind: plain(text('kind').$type<ExpenseEventKind>().notNull()),
    by_id: personId(uuid('by_id')),
    by_name: personName(text('by_name').notNull()),
    detail: freeText(textColumn('detail')),
    at: plain(instant('at').notNull()),
  },
  {
    group: 'payments',
    about: 'by_id = :user or expense_id in (select id from expenses where owner_id = :user)',
    deletionRules: [
      { where: 'expense_id in (select id from expenses where owner_id = :user)', does: 'delete' },
      { where: 'by_id = :user', does: 'anonymise' },
    ],
  },
)
