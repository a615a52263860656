import { expiryBucket } from '#domain/contracts/contracts.rules.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { theProduct } from './contract-events.ts'
import { approvalById, lockContract } from './contract-writes.queries.ts'
import { dueReminders, endingContracts } from './contracts.due.queries.ts'
import { guarantorWaits, sendReminder } from './remind.ts'
import { warnOfEnd } from './warn-of-end.ts'

export const remindDailyJob = jobKind('remind-approvals', { cron: '0 10 * * *' })
export const expiryScanJob = jobKind('scan-contract-ends', { cron: '0 9 * * *' })

/** After two days and after five. Each in its own transaction: one bad address holds up nobody else. */
export async function remindDue(ctx: Context) {
  for (const { id, contract_id } of await dueReminders(ctx.db, ctx.clock.now())) {
    await ctx.db.transact(async (tx) => {
      const contract = await lockContract(tx, contract_id)
      const approval = await approvalById(tx, id)
      // Things may have moved on since the list was read.
      if (!contract || approval?.approval_status !== 'pending' || approval.round !== contract.round) return
      if (contract.cancelled_at || contract.deleted_at || guarantorWaits(contract)) return
      await sendReminder(ctx, tx, contract, approval, theProduct)
    })
  }
}

export async function scanEnds(ctx: Context) {
  const today = isoDate(ctx.clock.now())
  for (const { id, bitisTarihi } of await endingContracts(ctx.db, today)) {
    const bucket = expiryBucket(bitisTarihi, today)
    if (bucket) await warnOfEnd(ctx, id, bucket)
  }
}

export function handleContractJobs(ctx: Context) {
  ctx.jobs.handle(remindDailyJob, () => remindDue(ctx))
  ctx.jobs.handle(expiryScanJob, () => scanEnds(ctx))
}
