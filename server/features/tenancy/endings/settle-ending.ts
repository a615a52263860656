import { type IsoDate, isoDate, showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { maskIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { depositStatement } from '#domain/tenancy/endings/deductions.rules.ts'
import { type TaskKind, taskRules } from '#domain/tenancy/endings/ending-tasks.rules.ts'
import { refuseEnding } from '#domain/tenancy/endings/endings.messages.ts'
import type { NextStatus } from '#domain/tenancy/endings/endings.schema.ts'
import type { Context } from '#server/context.ts'
import { decryptText, encryptText } from '#server/platform/crypto.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { refuseIfSettled } from './deductions.ts'
import { openChange } from './ending-changes.queries.ts'
import { bookRefund } from './ending-entries.ts'
import { notifySides, recordStep } from './ending-notifications.ts'
import { askForSettlement } from './ending-paper.ts'
import { deductionsOf, deleteTask, insertTask, setEnding } from './endings.queries.ts'
import { endingToChange } from './find-ending.ts'
import type { By } from './start-ending.ts'

/** Freezes the settlement and sends it to both sides, once no item is open. */
export const settleEnding = (ctx: Context, by: By, id: string) =>
  ctx.db.transact(async (tx) => {
    const { ending, found } = await endingToChange(tx, by.actor, id, { only: 'owner' })
    await refuseIfSettled(tx, ending)
    if (await openChange(tx, id)) throw refuseEnding('change_open')
    const deductions = (await deductionsOf(tx, id)).map(({ deduction }) => deduction)
    if (!depositStatement(ending.deposit, deductions).settled) throw refuseEnding('deductions_wait')
    const subject = ending.settlement_id ?? newId()
    await setEnding(tx, id, { settlement_id: subject, updated_at: ctx.clock.now() })
    const iban = ending.refund_iban && decryptText(ctx.secrets.encryption, ending.refund_iban)
    await askForSettlement(ctx, tx, { found, by, ending, subject, deductions, iban })
    await recordStep(ctx, tx, found, { ending: id, kind: 'settlement', by: auditActor(by.actor, by.caller) })
  })

export const setRefundBankAccount = (ctx: Context, by: By, id: string, iban: string) =>
  ctx.db.transact(async (tx) => {
    const { ending, found } = await endingToChange(tx, by.actor, id, { only: 'tenant' })
    if (ending.state !== 'set' && ending.state !== 'done') throw refuseEnding('ending_closed')
    if (ending.refunded_on) throw refuseEnding('refund_made')
    const before = ending.refund_iban && decryptText(ctx.secrets.encryption, ending.refund_iban)
    if (before === iban) return
    await setEnding(tx, id, { refund_iban: encryptText(ctx.secrets.encryption, iban), updated_at: ctx.clock.now() })
    const actor = auditActor(by.actor, by.caller)
    const [from, to] = [before && maskIban(before), maskIban(iban)]
    const step = from ? { kind: 'account_changed', detail: { from, to } } : { kind: 'account' }
    await recordStep(ctx, tx, found, { ending: id, by: actor, ...step })
    // The settlement names the old IBAN, so the payer must be notified.
    if (!ending.settlement_id) return
    const did = from
      ? `depozitonun iade edileceği hesabı değiştirdi: ${from} yerine ${to}.`
      : `depozitonun iade edileceği hesabı bildirdi: ${to}.`
    await notifySides(ctx, tx, found, { by: actor, did, ending })
  })

export const recordRefund = (
  ctx: Context,
  by: By,
  id: string,
  { refunded_on, amount }: { refunded_on: IsoDate; amount: number },
) =>
  ctx.db.transact(async (tx) => {
    const { ending, found } = await endingToChange(tx, by.actor, id, { only: 'owner' })
    if (ending.state !== 'set' && ending.state !== 'done') throw refuseEnding('ending_closed')
    if (ending.refunded_on) throw refuseEnding('refund_made')
    if (await openChange(tx, id)) throw refuseEnding('change_open')
    if (refunded_on > isoDate(ctx.clock.now())) throw refuseEnding('refund_in_future')
    if (amount > ending.deposit) throw refuseEnding('refund_too_high')
    await setEnding(tx, id, { refunded_on, refunded_amount: amount, updated_at: ctx.clock.now() })
    const actor = auditActor(by.actor, by.caller)
    await bookRefund(ctx, tx, ending, { amount, refunded_on, by: actor })
    const { currency } = ending
    await recordStep(ctx, tx, found, {
      ending: id,
      kind: 'refunded',
      by: actor,
      detail: { amount, currency, on: refunded_on },
    })
    await notifySides(ctx, tx, found, {
      by: actor,
      did: `depozitoyu iade ettiğini kaydetti: ${showMoney(amount, currency)}, ${showDate(refunded_on)}.`,
      ending,
    })
  })

export const setNextStatus = (ctx: Context, by: By, id: string, next_status: NextStatus) =>
  ctx.db.transact(async (tx) => {
    const { ending, found } = await endingToChange(tx, by.actor, id, { only: 'owner' })
    if (ending.state !== 'proposed' && ending.state !== 'set') throw refuseEnding('ending_closed')
    if (ending.next_status === next_status) return
    await setEnding(tx, id, { next_status, updated_at: ctx.clock.now() })
    await recordStep(ctx, tx, found, {
      ending: id,
      kind: 'next_status',
      by: auditActor(by.actor, by.caller),
      detail: { to: next_status },
    })
  })

/** Only for the task's own side; a repeated call changes nothing. */
export const tickTask = (ctx: Context, by: By, id: string, { kind, done }: { kind: TaskKind; done: boolean }) =>
  ctx.db.transact(async (tx) => {
    const { ending, found, side } = await endingToChange(tx, by.actor, id)
    if (ending.state !== 'set' && ending.state !== 'done') throw refuseEnding('ending_closed')
    const rule = taskRules[kind]
    if (rule.automatic) throw refuseEnding('task_automatic')
    if (rule.side !== side) throw refuseEnding('task_of_other_side')
    const { userId: done_by, username: done_by_name } = by.actor
    if (done) await insertTask(tx, { ending_id: id, kind, done_at: ctx.clock.now(), done_by, done_by_name })
    else await deleteTask(tx, id, kind)
    await recordStep(ctx, tx, found, {
      ending: id,
      kind: done ? 'ticked' : 'unticked',
      by: auditActor(by.actor, by.caller),
      detail: { title: rule.title },
    })
  })
