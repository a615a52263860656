import { type IsoDate, isoDate, showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { expensesRefusals, refuseExpense } from '#domain/money/expenses/expenses.messages.ts'
import {
  changedFields,
  describeChange,
  type ExpenseFields,
  needsCorrection,
} from '#domain/money/expenses/expenses.rules.ts'
import type { ExpenseChange } from '#domain/money/expenses/expenses.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { type AuditActor, auditActor } from '#server/services/audit/audit-actor.ts'
import { type Ledger, lockLedgers } from '#server/services/ledger/ledger.queries.ts'
import { claimFromTenant, takeClaimBack, writtenExpense } from './book-expense.ts'
import { fieldsOf, refuseFuturePayment } from './create-expense.ts'
import { recordEvents } from './expense-events.ts'
import {
  type FoundExpense,
  findExpense,
  insertExpenses,
  lockExpense,
  requestIsTaken,
  successorOf,
  tenancyOn,
  updateExpense,
} from './expenses.queries.ts'

interface Locked extends FoundExpense {
  ledgers: Ledger[]
}

/** Locks the ledgers before the expense; if it was booked meanwhile, the call is refused as changed. */
async function expenseToChange(tx: Tx, actor: Actor, id: string, newDay?: IsoDate): Promise<Locked> {
  const { expense: seen } = await findExpense(tx, actor, id)
  const next = newDay && seen.tenancy_id ? await tenancyOn(tx, seen, newDay) : null
  const wanted = [seen.tenancy_id, next].filter((tenancy) => tenancy !== null)
  const ledgers = wanted.length > 0 ? await lockLedgers(tx, wanted) : []
  await lockExpense(tx, id)
  const found = await findExpense(tx, actor, id)
  if (found.expense.tenancy_id !== seen.tenancy_id) throw refuseExpense('expense_changed')
  return { ...found, ledgers }
}

const ledgerOf = (ledgers: readonly Ledger[], tenancyId: string | null) =>
  ledgers.find(({ tenancy }) => tenancy.id === tenancyId) ?? null

/** Edited in place with its history until it is booked or its year is over; then it is voided and created again. */
export const changeExpense = (
  ctx: Context,
  actor: Actor,
  { id, change }: { id: string; change: ExpenseChange },
): Promise<{ id: string; corrected: boolean }> =>
  ctx.db.transact(async (tx) => {
    const found = await expenseToChange(tx, actor, id, change.on_date)
    const { expense, due } = found
    if (expense.voided_at) throw refuseExpense('expense_voided')
    if (expense.version !== change.version) throw refuseExpense('expense_changed')
    const now = ctx.clock.now()
    const today = isoDate(now)
    const fields = fieldsOf(change)
    if (fields.paid_on !== expense.paid_on) refuseFuturePayment(fields.paid_on, today)
    if (changedFields(expense, fields).length === 0) return { id, corrected: false }
    const by = auditActor(actor)
    if (needsCorrection({ ...expense, booked: due !== null }, fields, today)) {
      const { reason } = change
      if (!reason) throw refuseExpense('expense_closed', { reason: expensesRefusals.expense_closed.message })
      return { id: await writeAnew(ctx, tx, { ...found, fields, reason, by }), corrected: true }
    }
    await updateExpense(tx, expense, fields)
    const detail = describeChange(expense, fields)
    await recordEvents(tx, [{ expense: id, kind: 'changed', by, at: now, detail }])
    return { id, corrected: false }
  })

interface Correction extends Locked {
  fields: ExpenseFields
  reason: string
  by: AuditActor
}

/** The request, the recurrence and the invoice move to the new expense; the old one keeps its content. */
async function writeAnew(ctx: Context, tx: Tx, { fields, reason, by, ...found }: Correction): Promise<string> {
  const { expense, due, ledgers } = found
  const now = ctx.clock.now()
  await markVoid(ctx, tx, { ...found, reason, by })
  const id = newId(now.getTime())
  const { owner_id, property_id, suggestion_id, recurring_id, file_id } = expense
  await insertExpenses(tx, [
    {
      id,
      owner_id,
      property_id,
      suggestion_id,
      recurring_id,
      file_id,
      ...fields,
      replaces: expense.id,
      created_by: by.id,
      created_by_name: by.name,
      created_at: now,
    },
  ])
  const detail = `Yerine yazıldığı giderin düzeltmesi: ${describeChange(expense, fields)}`
  await recordEvents(tx, [{ expense: id, kind: 'created', by, at: now, detail }])
  if (due && fields.tenant_amount > 0) {
    const tenancy = await tenancyOn(tx, expense, fields.on_date)
    const ledger = ledgerOf(ledgers, tenancy)
    if (!ledger) throw refuseExpense('no_tenancy')
    const book = { category: expense.due_category ?? 'other', due_on: due.due_on }
    await claimFromTenant(ctx, tx, { ledger, expense: await writtenExpense(tx, id), book, by })
  }
  return id
}

interface VoidedExpense extends Locked {
  reason: string
  by: AuditActor
}

async function markVoid(ctx: Context, tx: Tx, { expense, due, ledgers, reason, by }: VoidedExpense): Promise<void> {
  const now = ctx.clock.now()
  const ledger = ledgerOf(ledgers, expense.tenancy_id)
  if (due && ledger && expense.due_entry)
    await takeClaimBack(ctx, tx, { ledger, entryId: expense.due_entry, reason: `Gider iptali: ${reason}`, by })
  await updateExpense(tx, expense, {
    voided_at: now,
    voided_by_name: by.name,
    void_reason: reason,
    due_entry: null,
    // Remembers the claim, so that restoring books it again.
    ...(!due && { due_category: null, due_on: null }),
  })
  await recordEvents(tx, [{ expense: expense.id, kind: 'voided', by, at: now, detail: reason }])
}

export const voidExpense = (
  ctx: Context,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const found = await expenseToChange(tx, actor, id)
    if (found.expense.voided_at) throw refuseExpense('expense_voided')
    await markVoid(ctx, tx, { ...found, reason, by: auditActor(actor) })
  })

/** Refused when another expense has replaced it. */
export const restoreExpense = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const { expense, ledgers } = await expenseToChange(tx, actor, id)
    if (!expense.voided_at) throw refuseExpense('expense_not_voided')
    if (await successorOf(tx, id)) throw refuseExpense('expense_replaced')
    const { suggestion_id, due_category, due_on } = expense
    if (suggestion_id && (await requestIsTaken(tx, suggestion_id, id))) throw refuseExpense('request_has_expense')
    const by = auditActor(actor)
    await updateExpense(tx, expense, { voided_at: null, voided_by_name: '', void_reason: '' })
    await recordEvents(tx, [{ expense: id, kind: 'restored', by, at: ctx.clock.now() }])
    const ledger = ledgerOf(ledgers, expense.tenancy_id)
    if (ledger && due_category && due_on) {
      const book = { category: due_category, due_on }
      await claimFromTenant(ctx, tx, { ledger, expense: await writtenExpense(tx, id), book, by })
    }
  })

interface Paying {
  id: string
  version: number
  paid_on: IsoDate | null
}

/** Marking as paid is no correction; removing a payment of a past year is one. */
export const payExpense = (ctx: Context, actor: Actor, { id, version, paid_on }: Paying): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const { expense, due } = await expenseToChange(tx, actor, id)
    if (expense.voided_at) throw refuseExpense('expense_voided')
    if (expense.paid_on === paid_on) return
    if (expense.version !== version) throw refuseExpense('expense_changed')
    const now = ctx.clock.now()
    refuseFuturePayment(paid_on, isoDate(now))
    if (needsCorrection({ ...expense, booked: due !== null }, { ...expense, paid_on }, isoDate(now)))
      throw refuseExpense('expense_closed')
    await updateExpense(tx, expense, { paid_on })
    const detail = paid_on ? showDate(paid_on) : ''
    await recordEvents(tx, [{ expense: id, kind: paid_on ? 'paid' : 'unpaid', by: auditActor(actor), at: now, detail }])
  })
