import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { Refusal } from '#domain/kernel/refusal.ts'
import { refuseExpense } from '#domain/money/expenses/expenses.messages.ts'
import { dueNote } from '#domain/money/expenses/expenses.rules.ts'
import type { Booking } from '#domain/money/expenses/expenses.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { type AuditActor, auditActor } from '#server/services/audit/audit-actor.ts'
import { bookEntries, reverseEntry } from '#server/services/ledger/book-entries.ts'
import { type Ledger, lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { recordEvents } from './expense-events.ts'
import { type ExpenseRow, expenseById, findExpense, lockExpense, tenancyOn, updateExpense } from './expenses.queries.ts'

type By = Pick<AuditActor, 'id' | 'name'>

interface OneBooking {
  /** Locked already; a ledger is always locked before an expense. */
  ledger: Ledger
  expense: ExpenseRow
  book: Booking
  by: By
}

/** Books the tenant's part as a claim once: the booking number is part of its key. */
export async function claimFromTenant(ctx: Context, tx: Tx, { ledger, expense, book, by }: OneBooking): Promise<void> {
  const number = expense.bookings + 1
  const [entry] = await bookEntries(ctx, tx, {
    ledger,
    entries: [
      {
        kind: 'due',
        category: book.category,
        amount: expense.tenant_amount,
        currency: 'TL',
        on_date: book.due_on,
        month: `${book.due_on.slice(0, 7)}-01`,
        note: dueNote(expense),
        source: 'expense',
        source_key: `expense:${expense.id}:${number}`,
      },
    ],
    by,
  })
  if (!entry) throw refuseExpense('already_booked')
  const change = {
    tenancy_id: ledger.tenancy.id,
    due_entry: entry.id,
    due_category: book.category,
    due_on: book.due_on,
    bookings: number,
  }
  if (!(await updateExpense(tx, expense, change))) throw refuseExpense('expense_changed')
  const detail = `${showMoney(expense.tenant_amount)}, son ödeme günü ${showDate(book.due_on)}`
  await recordEvents(tx, [{ expense: expense.id, kind: 'booked', by, at: ctx.clock.now(), detail }])
}

/** Reverses the claim; ignores one that was already reversed in the ledger. */
export async function takeClaimBack(
  ctx: Context,
  tx: Tx,
  { ledger, entryId, reason, by }: { ledger: Ledger; entryId: string; reason: string; by: By },
): Promise<void> {
  await reverseEntry(ctx, tx, { ledger, entryId, reason, by }).catch((error) => {
    if (!(error instanceof Refusal && error.code === 'entry_reversed')) throw error
  })
}

/** The ledger of the tenancy on the day of the expense. */
export async function ledgerFor(tx: Tx, expense: Pick<ExpenseRow, 'property_id' | 'owner_id' | 'on_date'>) {
  const tenancy = await tenancyOn(tx, expense, expense.on_date)
  if (!tenancy) throw refuseExpense('no_tenancy')
  return lockLedger(tx, tenancy)
}

export const bookExpense = (ctx: Context, actor: Actor, { id, book }: { id: string; book: Booking }): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const { expense: seen } = await findExpense(tx, actor, id)
    const ledger = await ledgerFor(tx, seen)
    await lockExpense(tx, id)
    const { expense, due } = await findExpense(tx, actor, id)
    if (expense.voided_at) throw refuseExpense('expense_voided')
    if (due) throw refuseExpense('already_booked')
    if (expense.tenant_amount === 0) throw refuseExpense('tenant_bears_nothing')
    if (expense.on_date !== seen.on_date) throw refuseExpense('expense_changed')
    await claimFromTenant(ctx, tx, { ledger, expense, book, by: auditActor(actor) })
  })

/** The expense as stored after the write. */
export const writtenExpense = async (tx: Tx, id: string): Promise<ExpenseRow> => (await expenseById(tx, id))!
