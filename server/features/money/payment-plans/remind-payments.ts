import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { isDaytime, reminderStage, reminderText, reminderWindows } from '#domain/money/payment-plans/reminders.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { notifyPayers } from './notify-payers.ts'
import { openDays, openOn, payersOf, takeReminder } from './payment-plans.queries.ts'

/** At 09:40, and hourly until 19:40 to catch up after downtime; never at night. */
const remindPaymentsJob = jobKind('remind-payments', { cron: '40 9-19 * * *', expireInSeconds: 60 * 60 })

type OpenDay = Awaited<ReturnType<typeof openDays>>[number]

/** Each reminder in its own transaction; a failed one does not stop the others. */
export async function remindPayments(ctx: Context) {
  const now = ctx.clock.now()
  if (!isDaytime(now)) return
  const failures: unknown[] = []
  for (const window of reminderWindows(isoDate(now)))
    for (const day of await openDays(ctx.db, window)) await remindOf(ctx, day).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders were not sent`)
}

/** Sent once per stage and due date; skipped when the tenant has paid since the list was read. */
const remindOf = (ctx: Context, { tenancy_id, due_on, currency }: OpenDay) =>
  ctx.db.transact(async (tx) => {
    const now = ctx.clock.now()
    const today = isoDate(now)
    const stage = reminderStage(due_on, today)
    const { tenancy } = await lockLedger(tx, tenancy_id)
    const amount = await openOn(tx, { tenancy_id, due_on, currency })
    const payers = await payersOf(tx, tenancy_id, today)
    if (!stage || amount === 0 || tenancy.ended_on || !payers || payers.tenants.length === 0) return
    const text = reminderText({ stage, title: titleOf(payers.property), due_on, amount, currency, today })
    const taken = await takeReminder(tx, {
      id: newId(now.getTime()),
      tenancy_id,
      due_on,
      stage,
      amount,
      currency,
      text,
      recipients: payers.tenants.length,
      sent_at: now,
    })
    if (taken) await notifyPayers(ctx, tx, tenancy_id, { by: null, event: () => text })
  })

export function handlePaymentPlanJobs(ctx: Context) {
  ctx.jobs.handle(remindPaymentsJob, () => remindPayments(ctx))
}
