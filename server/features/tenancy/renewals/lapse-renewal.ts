import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { extendedRentText, extendedUntil } from '#domain/tenancy/contracts/contract-state.rules.ts'
import { type RunningPeriod, runningPeriod } from '#domain/tenancy/renewals/renewals.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { mailDataOf } from '#server/features/tenancy/contracts/contract-mail.ts'
import { notifyOwner, notifyTenants } from '#server/features/tenancy/contracts/contract-notifications.ts'
import {
  type ContractRow,
  contractById,
  lockContract,
  setContract,
  tenantsOf,
} from '#server/features/tenancy/contracts/contract-writes.queries.ts'
import { claimExpiryNotification } from '#server/features/tenancy/contracts/contracts.due.queries.ts'
import { termsOf } from '#server/features/tenancy/contracts/terms.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { systemActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { hasJustExtended, isUnanswered } from './renewals.queries.ts'

/**
 * No answer by the first day of the new term: the proposal and its links become void, and the old contract continues
 * for a year under its own terms (TBK 347). Both sides are told what that means.
 */
export function lapseRenewal(ctx: Context, id: string): Promise<boolean> {
  return ctx.db.transact(async (tx) => {
    const now = ctx.clock.now()
    const today = isoDate(now)
    const proposal = await lockContract(tx, id)
    if (!proposal || !(await isUnanswered(tx, id, today))) return false
    await setContract(tx, id, { cancelled_at: now, lapsed_at: now, updated_at: now })
    const before = (await contractById(tx, proposal.renewed_from!))!
    const extension = { period: runningPeriod(before, today), lapsed: true }
    const detail = { until: extension.period.end }
    await auditLog.append(tx, { contract: id, kind: 'lapsed', actor: systemActor, detail, at: now })
    await announceContract(ctx, tx, proposal)
    await claimExpiryNotification(tx, before.id, { days: 0, now })
    await notifyOfExtension(ctx, tx, before, extension)
    if (proposal.has_guarantor)
      await ctx.mailer.post(tx, proposal.guarantor_email, 'contract-extended', {
        ...(await letterOf(ctx, tx, before, extension)),
        name: proposal.guarantor_name,
        party: 'guarantor',
      })
    return true
  })
}

/** The agreed term is over and nothing follows: notified once, within the following week. */
export function notifyExtended(ctx: Context, id: string): Promise<boolean> {
  return ctx.db.transact(async (tx) => {
    const today = isoDate(ctx.clock.now())
    const contract = await lockContract(tx, id)
    if (
      !contract ||
      !(await hasJustExtended(tx, id, today)) ||
      !(await claimExpiryNotification(tx, id, { days: 0, now: ctx.clock.now() }))
    )
      return false
    await notifyOfExtension(ctx, tx, contract, { period: runningPeriod(contract, today), lapsed: false })
    return true
  })
}

interface Extension {
  period: RunningPeriod
  /** A proposal was not answered. */
  lapsed: boolean
}

async function notifyOfExtension(ctx: Context, tx: Tx, contract: ContractRow, extension: Extension) {
  const { period, lapsed } = extension
  const until = period.end
  await auditLog.append(tx, {
    contract: contract.id,
    kind: 'extended',
    actor: systemActor,
    detail: { until },
    at: ctx.clock.now(),
  })
  const letter = await letterOf(ctx, tx, contract, extension)
  await ctx.mailer.post(tx, letter.owner_email, 'contract-extended', {
    ...letter,
    name: letter.owner_name,
    party: 'owner',
  })
  for (const { tenant_email, tenant_name } of await tenantsOf(tx, contract.id))
    await ctx.mailer.post(tx, tenant_email, 'contract-extended', { ...letter, name: tenant_name, party: 'tenant' })
  const title = letter.property_title
  const event = `${title}: ${extendedUntil(contract.tasinmazCinsi, until)}${lapsed ? ' Yanıtlanmayan yenileme teklifi düştü.' : ''}`
  const notice = { title, event, mailed: true }
  await notifyOwner(ctx, tx, contract, notice)
  await notifyTenants(ctx, tx, contract, notice)
  await announceContract(ctx, tx, contract)
}

const letterOf = async (ctx: Context, tx: Tx, contract: ContractRow, { period, lapsed }: Extension) => ({
  ...(await mailDataOf(tx, contract)),
  end_date: addDays(period.start, -1),
  until: period.end,
  lapsed,
  rent_text: extendedRentText(termsOf(contract), contract.tasinmazCinsi),
  tasinmazCinsi: contract.tasinmazCinsi,
  link: `${ctx.config.publicUrl}/viewContract/${contract.id}`,
})
