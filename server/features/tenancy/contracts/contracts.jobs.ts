import { isoDate } from '#domain/kernel/dates.ts'
import { expiryBucket } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { Context } from '#server/context.ts'
import { addressProvenJob } from '#server/features/people/accounts/address-proof.ts'
import { forEach } from '#server/platform/jobs/for-each.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { systemActor } from '#server/services/audit/audit-actor.ts'
import { contractCopiesJob } from './contract-copies.ts'
import { approvalById, lockContract } from './contract-writes.queries.ts'
import { dueReminders, endingContracts } from './contracts.due.queries.ts'
import { linkProven } from './link-proven.ts'
import { guarantorWaits, sendReminder } from './remind.ts'
import { sendContractCopies } from './send-contract-copies.ts'
import { warnOfEnd } from './warn-of-end.ts'

export const remindDailyJob = jobKind('remind-approvals', { cron: '0 10 * * *' })
export const expiryScanJob = jobKind('scan-contract-ends', { cron: '0 9 * * *' })

/** After two and five days, each in its own transaction. */
export async function remindDue(ctx: Context) {
  await forEach(await dueReminders(ctx.db, ctx.clock.now()), ({ id, contract_id }) =>
    ctx.db.transact(async (tx) => {
      const contract = await lockContract(tx, contract_id)
      const approval = await approvalById(tx, id)
      // Checked again, because the list may be outdated.
      if (!contract || approval?.approval_status !== 'pending' || approval.round !== contract.round) return
      if (contract.cancelled_at || contract.deleted_at || guarantorWaits(contract)) return
      await sendReminder(ctx, tx, { contract, approval, actor: systemActor })
    }),
  )
}

export async function scanEnds(ctx: Context) {
  const today = isoDate(ctx.clock.now())
  await forEach(await endingContracts(ctx.db, today), async ({ id, bitisTarihi }) => {
    const bucket = expiryBucket(bitisTarihi, today)
    if (bucket) await warnOfEnd(ctx, id, bucket)
  })
}

export function handleContractJobs(ctx: Context) {
  ctx.jobs.handle(remindDailyJob, () => remindDue(ctx))
  ctx.jobs.handle(expiryScanJob, () => scanEnds(ctx))
  ctx.jobs.handle(contractCopiesJob, (data, attempt) => sendContractCopies(ctx, data, attempt))
  ctx.jobs.handle(addressProvenJob, ({ account }) => linkProven(ctx, account))
}
