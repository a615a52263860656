import { isoDate } from '#domain/kernel/dates.ts'
import { daysLeft, expiryBucket } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { Context } from '#server/context.ts'
import { mailDataOf } from './contract-mail.ts'
import { notifyOwner, notifyTenants } from './contract-notifications.ts'
import { lockContract, tenantsOf } from './contract-writes.queries.ts'
import { claimExpiryNotification } from './contracts.due.queries.ts'

/** Notifies owner and tenants once per step (90, 60, 30, 15 days) before a contract ends. */
export function warnOfEnd(ctx: Context, contractId: string, bucket: number): Promise<boolean> {
  return ctx.db.transact(async (tx) => {
    const contract = await lockContract(tx, contractId)
    // Checked again: cancelled or given another end since the list was read.
    const today = isoDate(ctx.clock.now())
    const isDue =
      contract?.status === 'active' &&
      !contract.cancelled_at &&
      !contract.deleted_at &&
      expiryBucket(contract.bitisTarihi, today) === bucket
    if (!isDue || !(await claimExpiryNotification(tx, contractId, { days: bucket, now: ctx.clock.now() }))) return false
    const data = await mailDataOf(tx, contract)
    const days_left = daysLeft(contract.bitisTarihi, today)
    const letter = {
      ...data,
      end_date: contract.bitisTarihi,
      days_left,
      tasinmazCinsi: contract.tasinmazCinsi,
      link: `${ctx.config.publicUrl}/viewContract/${contractId}`,
    }
    const event = `${data.property_title} kontratının bitmesine ${days_left} gün kaldı.`
    await ctx.mailer.post(tx, data.owner_email, 'contract-expiry', { ...letter, name: data.owner_name, tenant: false })
    for (const tenant of await tenantsOf(tx, contractId)) {
      await ctx.mailer.post(tx, tenant.tenant_email, 'contract-expiry', {
        ...letter,
        name: tenant.tenant_name,
        tenant: true,
      })
    }
    const notification = { title: data.property_title, event, mailed: true }
    await notifyOwner(ctx, tx, contract, notification)
    await notifyTenants(ctx, tx, contract, notification)
    return true
  })
}
