import { type IsoDate, isoDate, showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { refusePaymentPlan } from '#domain/money/payment-plans/payment-plans.messages.ts'
import type { OpeningForm, PlanForm } from '#domain/money/payment-plans/payment-plans.schema.ts'
import { ledgerToChange } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { announceTenancies } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { bookEntries } from '#server/services/ledger/book-entries.ts'
import { entriesOf, lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { makeDuesOf } from '#server/services/ledger/make-dues.ts'
import { refuseBooked } from '#server/services/ledger/same-money.ts'
import { notifyPayers } from './notify-payers.ts'
import { insertPlan, setLedger } from './payment-plans.queries.ts'

/** Locks the ledger; creates it first if there is none yet. */
async function openLedger(ctx: Context, tx: Tx, tenancyId: string) {
  const found = await lockLedger(tx, tenancyId)
  if (found.row) return { ...found, ledger: found.row }
  await makeDuesOf(ctx, tx, [tenancyId])
  const made = await lockLedger(tx, tenancyId)
  return { ...made, ledger: made.row! }
}

/** Saves a new version of the plan and adjusts the claims from that day on. */
export const changePlan = (ctx: Context, actor: Actor, tenancyId: string, plan: PlanForm) =>
  ctx.db.transact(async (tx) => {
    await ledgerToChange(tx, actor, tenancyId)
    const { ledger } = await openLedger(ctx, tx, tenancyId)
    if (plan.from_on < ledger.opened_on) throw refusePaymentPlan('plan_before_account')
    const { id: by_id, name: by_name } = auditActor(actor)
    const created_at = ctx.clock.now()
    await insertPlan(tx, {
      id: newId(created_at.getTime()),
      tenancy_id: tenancyId,
      by_id,
      by_name,
      created_at,
      ...plan,
    })
    await makeDuesOf(ctx, tx, [tenancyId])
    await notifyPayers(ctx, tx, tenancyId, { by: actor.userId, event: (title) => `${title}: ödeme planı güncellendi.` })
    await announceTenancies(ctx, tx, [tenancyId])
  })

const openingNote = 'Devreden bakiye'

const balanceDays = (first: IsoDate, last: IsoDate) =>
  first < last
    ? `Kiracılığın başladığı ${showDate(first)} ile hesabın başladığı ${showDate(last)} arasında bir gün seçin; sonrası hesapta ay ay tutuluyor`
    : `Hesap kiracılığın ilk gününden beri tutuluyor; yalnızca ${showDate(first)} seçilebilir`

/** For a tenancy that started before it was entered here: the ledger's first day and the opening balance. */
export const openLedgerFrom = (ctx: Context, actor: Actor, tenancyId: string, form: OpeningForm) =>
  ctx.db.transact(async (tx) => {
    const {
      contract,
      tenancy: { owner_id: owner },
    } = await ledgerToChange(tx, actor, tenancyId)
    const opened = await openLedger(ctx, tx, tenancyId)
    const { tenancy, ledger } = opened
    const { opened_on, balance, key, note } = form
    if (opened_on !== null) {
      if (opened_on < tenancy.started_on || opened_on > ledger.opened_on) throw refusePaymentPlan('opening_outside')
      await setLedger(tx, tenancyId, { opened_on })
      await makeDuesOf(ctx, tx, [tenancyId])
    }
    await announceTenancies(ctx, tx, [tenancyId])
    if (balance === null) return
    const today = isoDate(ctx.clock.now())
    const kept = opened_on ?? ledger.opened_on
    const last = kept < today ? kept : today
    // From its first day the ledger has claims for each month: a later opening balance would count them twice.
    if (balance.on_date < tenancy.started_on || balance.on_date > last)
      throw refusePaymentPlan('balance_outside', { on_date: balanceDays(tenancy.started_on, last) })
    const currency = contract.bedelTuru as Currency
    const source_key = `opening:${key}`
    const isRepeated = (await entriesOf(tx, [tenancyId])).some((entry) => entry.source_key === source_key)
    if (balance.side === 'credit' && !isRepeated) {
      const { amount, on_date: day } = balance
      await refuseBooked(tx, [{ tenancy: tenancyId, owner, pot: 'payment', amount, currency, day, again: form.again }])
    }
    await bookEntries(ctx, tx, {
      ledger: opened,
      entries: [
        {
          ...(balance.side === 'debt'
            ? { kind: 'due' as const, category: 'other' as const }
            : { kind: 'credit' as const }),
          amount: balance.amount,
          currency,
          on_date: balance.on_date,
          note: note || openingNote,
          source: 'opening',
          source_key,
        },
      ],
      by: auditActor(actor),
    })
    await notifyPayers(ctx, tx, tenancyId, {
      by: actor.userId,
      event: (title) => `${title}: hesabınıza devreden bir bakiye kaydedildi.`,
    })
  })

export const switchReminders = (ctx: Context, actor: Actor, tenancyId: string, on: boolean) =>
  ctx.db.transact(async (tx) => {
    await ledgerToChange(tx, actor, tenancyId)
    await openLedger(ctx, tx, tenancyId)
    await setLedger(tx, tenancyId, { reminders: on })
  })
