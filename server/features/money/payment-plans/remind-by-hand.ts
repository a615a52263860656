import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refusePaymentPlan } from '#domain/money/payment-plans/payment-plans.messages.ts'
import { handReminderText } from '#domain/money/payment-plans/reminders.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { ledgerToChange } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { announceTenancies } from '#server/services/agreements/announce-contract.ts'
import { lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { notifyPayers } from './notify-payers.ts'
import { lateClaims, payersOf, takeReminder, wasReminded } from './payment-plans.queries.ts'

/** Asks the tenants for everything that is late, once a day. By the law, so a waiting receipt pays nothing yet. */
export const remindByHand = (ctx: Context, actor: Actor, tenancy_id: string) =>
  ctx.db.transact(async (tx) => {
    await ledgerToChange(tx, actor, tenancy_id)
    await lockLedger(tx, tenancy_id)
    const sent_at = ctx.clock.now()
    const today = isoDate(sent_at)
    const late = await lateClaims(tx, tenancy_id, today)
    if (late.length === 0) throw refusePaymentPlan('nothing_late')
    if (await wasReminded(tx, { tenancy_id, stage: 'hand', day: today })) throw refusePaymentPlan('reminded_today')
    const payers = await payersOf(tx, tenancy_id, today)
    const recipients = payers?.tenants.length ?? 0
    if (!payers || recipients === 0) throw refusePaymentPlan('nobody_to_remind')
    const text = handReminderText({ title: titleOf(payers.property), late, today })
    for (const { currency, amount, oldest } of late)
      await takeReminder(tx, {
        id: newId(sent_at.getTime()),
        tenancy_id,
        due_on: oldest,
        stage: 'hand',
        amount,
        currency,
        text,
        recipients,
        sent_at,
      })
    await notifyPayers(ctx, tx, tenancy_id, { by: actor.userId, event: () => text })
    await announceTenancies(ctx, tx, [tenancy_id])
  })
