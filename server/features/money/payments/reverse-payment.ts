import { isoDate } from '#domain/kernel/dates.ts'
import { missingAs } from '#domain/kernel/refusal.ts'
import { ledgerFigures } from '#domain/money/ledger/figures.rules.ts'
import { refuseLedger } from '#domain/money/ledger/ledger.messages.ts'
import { refusePayment } from '#domain/money/payments/payments.messages.ts'
import { ledgerToChange } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { reverseEntry } from '#server/services/ledger/book-entries.ts'
import { entriesOf, lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { notifyOfPayments } from './notify-of-payments.ts'
import { tenancyOfEntry } from './payments.queries.ts'

/** Reverses a payment with a reason; both entries stay in the ledger. */
export function reversePayment(ctx: Context, actor: Actor, { entry: id, reason }: { entry: string; reason: string }) {
  return ctx.db.transact(async (tx) => {
    const found = await ledgerOf(tx, actor, id)
    const ledger = await lockLedger(tx, found.tenancy.id)
    const { entry } = await reverseEntry(ctx, tx, { ledger, entryId: id, reason, by: auditActor(actor) })
    // Checked after the reversal; a refusal rolls the transaction back.
    if (entry.kind !== 'payment' && entry.kind !== 'deposit_received') throw refusePayment('not_a_payment')
    if (entry.kind === 'deposit_received' && (await depositHeld(ctx, tx, found.tenancy.id, entry.currency)) < 0)
      throw refusePayment('deposit_used')
    await notifyOfPayments(ctx, tx, actor, { entries: [entry], ledgers: new Map([[found.tenancy.id, found]]), reason })
  })
}

/** A stranger's entry gets exactly the same reply as a missing one. */
async function ledgerOf(tx: Tx, actor: Actor, entryId: string) {
  const tenancy = await tenancyOfEntry(tx, entryId)
  if (!tenancy) throw refuseLedger('entry_missing')
  return missingAs(refuseLedger('entry_missing'), ledgerToChange(tx, actor, tenancy))
}

async function depositHeld(ctx: Context, tx: Tx, tenancyId: string, currency: string): Promise<number> {
  const figures = ledgerFigures(await entriesOf(tx, [tenancyId]), isoDate(ctx.clock.now()))
  return figures.find((each) => each.currency === currency)?.deposit.held ?? 0
}
