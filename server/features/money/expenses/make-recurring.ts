import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { isSpent } from '#domain/money/expenses/expense-categories.rules.ts'
import { nextOccurrence, occurrencesBy } from '#domain/money/expenses/recurrence.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { systemActor } from '#server/services/audit/audit-actor.ts'
import { type Ledger, lockLedgers } from '#server/services/ledger/ledger.queries.ts'
import { claimFromTenant, writtenExpense } from './book-expense.ts'
import { recordEvents } from './expense-events.ts'
import { insertExpenses, type NewExpenseRow, tenancyOn } from './expenses.queries.ts'
import { advanceRecurring, type RecurringRow, recurringById, recurringDue } from './recurring.queries.ts'

/** The ledger of each day's tenancy, locked before everything else, as everywhere. */
async function ledgersOn(tx: Tx, recurring: RecurringRow, days: readonly IsoDate[]): Promise<Map<IsoDate, Ledger>> {
  const byDay = new Map<IsoDate, string>()
  for (const day of days) {
    const tenancy = await tenancyOn(tx, recurring, day)
    if (tenancy) byDay.set(day, tenancy)
  }
  if (byDay.size === 0) return new Map()
  const ledgers = await lockLedgers(tx, [...new Set(byDay.values())])
  const found = [...byDay].map(([day, id]) => [day, ledgers.find(({ tenancy }) => tenancy.id === id)!] as const)
  return new Map(found)
}

function expenseOn(recurring: RecurringRow, day: IsoDate, now: Date): NewExpenseRow {
  const { owner_id, property_id, category, amount, bearer, tenant_amount, supplier, description } = recurring
  return {
    id: newId(now.getTime()),
    owner_id,
    property_id,
    category,
    amount,
    bearer,
    tenant_amount,
    supplier,
    description,
    on_date: day,
    recurring_id: recurring.id,
    recurs_on: day,
    paid_on: recurring.paid || !isSpent(recurring) ? day : null,
    created_by: recurring.created_by,
    created_by_name: systemActor.name,
    created_at: now,
  }
}

/**
 * Creates all due expenses in one transaction: rows and progress are saved together, and each day is unique in the
 * table, so a second run or process adds nothing. Returns how many were created.
 */
export async function makeRecurring(ctx: Context, tx: Tx, id: string): Promise<number> {
  const now = ctx.clock.now()
  const today = isoDate(now)
  const seen = await recurringById(tx, id)
  if (!seen || seen.paused) return 0
  const ledgers =
    seen.book && seen.tenant_amount > 0
      ? await ledgersOn(tx, seen, occurrencesBy(seen, seen.made, today))
      : new Map<IsoDate, Ledger>()
  const recurring = await recurringById(tx, id, { lock: true })
  if (!recurring || recurring.paused) return 0
  const days = occurrencesBy(recurring, recurring.made, today)
  const rows = days.map((day) => expenseOn(recurring, day, now))
  const inserted = await insertExpenses(tx, rows)
  const made = rows.filter((row) => inserted.has(row.id))
  await recordEvents(
    tx,
    made.map(({ id: expense }) => ({
      expense,
      kind: 'created',
      by: systemActor,
      at: now,
      detail: 'Tekrarlayan gider',
    })),
  )
  for (const row of made) {
    const ledger = ledgers.get(row.on_date)
    if (!ledger || !recurring.book) continue
    // The claim is not due before today, so that the tenant is not late at once.
    const book = { category: recurring.book, due_on: row.on_date > today ? row.on_date : today }
    await claimFromTenant(ctx, tx, { ledger, expense: await writtenExpense(tx, row.id), book, by: systemActor })
  }
  const dealtWith = recurring.made + days.length
  await advanceRecurring(tx, id, { made: dealtWith, next_on: nextOccurrence(recurring, dealtWith) })
  return made.length
}

const atOnce = 200

/** Each in its own transaction; a failed one does not stop the others and is retried with the job. */
export async function makeAllRecurring(ctx: Context): Promise<void> {
  const today = isoDate(ctx.clock.now())
  const failed: string[] = []
  const failures: unknown[] = []
  for (;;) {
    const due = await recurringDue(ctx.db, today, failed, atOnce)
    for (const id of due)
      await ctx.db
        .transact((tx) => makeRecurring(ctx, tx, id))
        .catch((error) => {
          failed.push(id)
          failures.push(error)
        })
    if (due.length === 0) break
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} recurring expenses were not made`)
}
