import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { paymentReference } from '#domain/money/ledger/payment-reference.rules.ts'
import { refusePaymentPlan } from '#domain/money/payment-plans/payment-plans.messages.ts'
import { handedReminderText, paymentDetailsText } from '#domain/money/payment-plans/reminders.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { ledgerToChange } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { announceTenancies } from '#server/services/agreements/announce-contract.ts'
import { lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { lateClaims, payersOf, takeReminder, wasReminded } from './payment-plans.queries.ts'

/**
 * The text that a person passes on by the own phone, also to a tenant without an account. A reminder is recorded as
 * handed out once a day, however often the text is opened.
 */
export const handOutReminder = (ctx: Context, actor: Actor, tenancy_id: string) =>
  ctx.db.transact(async (tx) => {
    await ledgerToChange(tx, actor, tenancy_id)
    await lockLedger(tx, tenancy_id)
    const sent_at = ctx.clock.now()
    const today = isoDate(sent_at)
    const late = await lateClaims(tx, tenancy_id, today)
    const payers = await payersOf(tx, tenancy_id, today)
    if (!payers || (late.length === 0 && !payers.iban)) throw refusePaymentPlan('no_payment_details')
    const { iban, recipient, named } = payers
    const details = { title: titleOf(payers.property), recipient, iban, reference: paymentReference(tenancy_id) }
    if (late.length === 0) return { text: paymentDetailsText(details), late: false }
    const text = handedReminderText({ ...details, late, today })
    if (!(await wasReminded(tx, { tenancy_id, stage: 'handed', day: today }))) {
      for (const { currency, amount, oldest } of late)
        await takeReminder(tx, {
          id: newId(sent_at.getTime()),
          tenancy_id,
          due_on: oldest,
          stage: 'handed',
          amount,
          currency,
          text,
          recipients: named,
          sent_at,
        })
      await announceTenancies(ctx, tx, [tenancy_id])
    }
    return { text, late: true }
  })
