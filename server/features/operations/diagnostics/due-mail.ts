import { isoDate } from '#domain/kernel/dates.ts'
import { Refusal, refuse } from '#domain/kernel/refusal.ts'
import { reminderState } from '#domain/operations/diagnostics/diagnostics.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { mailQueued } from '#domain/services/mail/mail.messages.ts'
import { daysLeft, expiryBucket } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { Context } from '#server/context.ts'
import { type Paging, pageOf } from '#server/db/page.ts'
import { approvalById, lockContract } from '#server/features/tenancy/contracts/contract-writes.queries.ts'
import { dueReminders } from '#server/features/tenancy/contracts/contracts.due.queries.ts'
import { guarantorWaits, sendReminder } from '#server/features/tenancy/contracts/remind.ts'
import { warnOfEnd } from '#server/features/tenancy/contracts/warn-of-end.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import type { SendResult } from '#server/services/mail/senders.ts'
import { endings, openApprovals } from './diagnostics.queries.ts'

const queued: SendResult = { success: true, message: mailQueued, error: null }
const refusedBy = (error: Refusal): SendResult => ({ success: false, message: error.message, error: error.code })
/** `due`: the daily job would send this one. */
export async function remindersNow(ctx: Context, actor: Actor, paging: Paging) {
  const now = ctx.clock.now()
  const due = new Set((await dueReminders(ctx.db, now)).map(({ id }) => id))
  const rows = await openApprovals(ctx.db, actor, paging)
  const items = rows.map(({ baslik, has_guarantor, guarantor_approval_status, total: _, ...row }) => ({
    ...row,
    property_title: titleOf({ baslik }),
    asked_at: row.asked_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    state: reminderState(
      {
        ...row,
        due: due.has(row.approval),
        guarantorWaits: guarantorWaits({ has_guarantor, guarantor_approval_status }),
      },
      now,
    ),
  }))
  return pageOf(items, rows[0]?.total ?? 0, paging)
}

export async function remindNow(ctx: Context, actor: Actor, id: string, caller: Caller): Promise<SendResult> {
  const [open] = await openApprovals(ctx.db, actor, { page: 1, size: 1 }, id)
  if (!open) throw refuse('not_found')
  try {
    await ctx.db.transact(async (tx) => {
      const contract = await lockContract(tx, open.contract_id)
      const approval = await approvalById(tx, id)
      if (!contract || approval?.approval_status !== 'pending' || approval.expires_at <= ctx.clock.now())
        throw refuse('not_found')
      await sendReminder(ctx, tx, { contract, approval, actor: auditActor(actor, caller) })
    })
    return queued
  } catch (error) {
    if (error instanceof Refusal) return refusedBy(error)
    throw error
  }
}

export async function endingsNow(ctx: Context, paging: Paging) {
  const today = isoDate(ctx.clock.now())
  const rows = await endings(ctx.db, today, paging)
  const items = rows.map(({ baslik, owner_email, tenants, total: _, ...row }) => ({
    ...row,
    property_title: titleOf({ baslik }),
    recipients: [owner_email, ...tenants],
    days_left: daysLeft(row.end_date, today),
    sent_at: row.sent_at?.toISOString() ?? null,
  }))
  return pageOf(items, rows[0]?.total ?? 0, paging)
}

export async function warnNow(ctx: Context, contractId: string): Promise<SendResult> {
  const today = isoDate(ctx.clock.now())
  const contract = await ctx.db.transact((tx) => lockContract(tx, contractId))
  const bucket = contract && expiryBucket(contract.bitisTarihi, today)
  if (contract?.status !== 'active' || contract.cancelled_at || contract.deleted_at || !bucket)
    throw refuse('not_found')
  const isNew = await warnOfEnd(ctx, contractId, bucket)
  return isNew ? queued : { success: false, message: 'Bu uyarı daha önce gönderilmiş.', error: 'already_sent' }
}
