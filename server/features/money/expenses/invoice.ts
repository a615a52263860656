import { isoDate } from '#domain/kernel/dates.ts'
import { refuseExpense } from '#domain/money/expenses/expenses.messages.ts'
import { isClosed } from '#domain/money/expenses/expenses.rules.ts'
import { refuseFile } from '#domain/services/files/files.messages.ts'
import { extensionFits } from '#domain/services/files/files.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { dropFiles, keepFile } from '#server/services/files/keep-file.ts'
import { prepareDocument } from '#server/services/files/prepare-file.ts'
import { recordEvents } from './expense-events.ts'
import { countWithFile, type FoundExpense, findExpense, lockExpense, updateExpense } from './expenses.queries.ts'

function refuseSecond({ expense }: FoundExpense) {
  if (expense.voided_at) throw refuseExpense('expense_voided')
  if (expense.file_id) throw refuseExpense('invoice_kept')
}

/** Also allowed for a past year, because a late proof changes no figure. */
export async function addInvoice(
  ctx: Context,
  actor: Actor,
  { id, name, bytes }: { id: string; name: string; bytes: Uint8Array },
): Promise<string> {
  // Checked before processing the file, and again under the lock.
  const before = await findExpense(ctx.db, actor, id)
  refuseSecond(before)
  const prepared = await prepareDocument(bytes)
  if (!extensionFits(name, prepared.type)) throw refuseFile('wrong_extension')
  const file = {
    area: 'general-files' as const,
    name,
    property_id: before.expense.property_id,
    prepared,
    // Locks the expense before the property's history, like a claim does, to avoid a deadlock.
    lockFirst: (tx: Tx) => lockExpense(tx, id),
  }
  return keepFile(ctx, actor, file, async (tx, { id: file_id }) => {
    const found = await findExpense(tx, actor, id)
    refuseSecond(found)
    await updateExpense(tx, found.expense, { file_id })
    const by = auditActor(actor)
    await recordEvents(tx, [{ expense: id, kind: 'invoice_added', by, at: ctx.clock.now(), detail: name }])
    return file_id
  })
}

/** Not allowed once others rely on the figure: its proof stays. */
export const removeInvoice = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  ctx.db.transact(async (tx) => {
    await findExpense(tx, actor, id)
    await lockExpense(tx, id)
    const { expense, due, file_name } = await findExpense(tx, actor, id)
    if (expense.voided_at) throw refuseExpense('expense_voided')
    const { file_id } = expense
    if (!file_id) throw refuseExpense('invoice_missing')
    const now = ctx.clock.now()
    if (isClosed({ ...expense, booked: due !== null }, isoDate(now))) throw refuseExpense('expense_closed')
    await updateExpense(tx, expense, { file_id: null })
    const detail = file_name ?? ''
    await recordEvents(tx, [{ expense: id, kind: 'invoice_removed', by: auditActor(actor), at: now, detail }])
    // A voided original of this expense may still use the file.
    if ((await countWithFile(tx, file_id)) === 0) await dropFiles(ctx, tx, [file_id])
  })
