import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { missingAs } from '#domain/kernel/refusal.ts'
import { ledgerFigures } from '#domain/money/ledger/figures.rules.ts'
import { undoReason } from '#domain/money/payments/payments.messages.ts'
import { refuseReceipt } from '#domain/money/tenant-payments/tenant-payments.messages.ts'
import { ledgerToChange } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { reverseEntry } from '#server/services/ledger/book-entries.ts'
import { entriesOf, lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { decide, notifyTenant } from './receipts.ts'
import { receiptById } from './tenant-payments.queries.ts'

/** A slip is noticed at once; later the tenant has read the decision and relies on it. */
const reopenableMs = 15 * 60_000

/**
 * Takes back a decision just made: the receipt waits again, and the payment booked from it is reversed. A receipt that
 * was matched with a payment booked elsewhere stays decided.
 */
export const reopenReceipt = (ctx: Context, actor: Actor, id: string) =>
  ctx.db.transact(async (tx) => {
    const seen = await receiptById(tx, id)
    if (!seen) throw refuseReceipt('receipt_missing')
    await missingAs(refuseReceipt('receipt_missing'), ledgerToChange(tx, actor, seen.tenancy_id))
    const receipt = (await receiptById(tx, id))!
    if (receipt.state === 'waiting') throw refuseReceipt('receipt_not_decided')
    const age = ctx.clock.now().getTime() - (receipt.decided_at?.getTime() ?? 0)
    if (receipt.state === 'withdrawn' || age > reopenableMs) throw refuseReceipt('receipt_settled')
    if (receipt.entry_id) {
      const ledger = await lockLedger(tx, receipt.tenancy_id)
      const entry = (await entriesOf(tx, [receipt.tenancy_id])).find((each) => each.id === receipt.entry_id)
      if (entry?.source !== 'receipt') throw refuseReceipt('receipt_settled')
      await reverseEntry(ctx, tx, { ledger, entryId: entry.id, reason: undoReason, by: auditActor(actor) })
      // A deposit that was used meanwhile stays; the refusal rolls the reversal back.
      const figures = ledgerFigures(await entriesOf(tx, [receipt.tenancy_id]), isoDate(ctx.clock.now()))
      if (figures.some(({ deposit }) => deposit.held < 0)) throw refuseReceipt('receipt_settled')
    }
    await decide(ctx, tx, actor, receipt, { state: 'waiting', reason: '', entry_id: null })
    const did = `${showDate(receipt.on_date)} günlü ödeme dekontunuz hakkındaki karar geri alındı, yeniden bakılacak.`
    await notifyTenant(ctx, tx, actor, { receipt, did })
  })
