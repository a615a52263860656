import { type IsoDate, isoDate, showDate } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { PropertyStatus } from '#domain/property/properties/properties.schema.ts'
import { isRunning } from '#domain/tenancy/contracts/contract-state.rules.ts'
import { contractsMessages, refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { findContract, sideOf } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { ContractParty } from '#server/emails/contract-notification-letters.ts'
import { releaseProperty } from '#server/features/property/properties/property-status.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { type AuditActor, auditActor, systemActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { makeDuesOf } from '#server/services/ledger/make-dues.ts'
import { asksFor, settleNotifications } from '#server/services/notifications/settle-notifications.ts'
import { mailDataOf } from './contract-mail.ts'
import { notifyOfEnd } from './contract-notifications.ts'
import { endTenancy, otherContractOf } from './contract-tenancy.queries.ts'
import {
  approvalsOf,
  type ContractRow,
  hideContract,
  propertyOf,
  setContract,
  setPropertyContract,
  showContract,
} from './contract-writes.queries.ts'

/** A lease that has begun ends on a date in a legal way, not by cancelling. */
const runs = (contract: ContractRow, today: IsoDate) =>
  isRunning({ ...contract, cancelled: contract.cancelled_at !== null }, today)

/**
 * For contracts that have not begun. Soft: the row, its approvals and its history stay. The property is released, and
 * every party is notified.
 */
export function cancelContract(ctx: Context, actor: Actor, id: string, reason: string, caller: Caller): Promise<void> {
  return ctx.db.transact(async (tx) => {
    const { contract, rights } = await findContract(tx, actor, id, { lock: true })
    if (!rights.manage) throw refuse('not_allowed')
    if (contract.cancelled_at || contract.deleted_at) throw refuseContract('contract_ended')
    if (runs(contract, isoDate(ctx.clock.now()))) throw refuseContract('contract_running')
    await cancelLockedContract(ctx, tx, contract, { actor: auditActor(actor, caller), reason })
  })
}

export async function cancelLockedContract(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  ending: Omit<Ending, 'onDate'>,
) {
  const now = ctx.clock.now()
  await end(ctx, tx, contract, ending)
  await announceContract(ctx, tx, contract)
  await setContract(tx, contract.id, { cancelled_at: now, cancel_reason: ending.reason, updated_at: now })
  await followEnd(ctx, tx, contract)
}

/**
 * Hides the contract from the caller's side; the other side keeps it. When the owner deletes an open contract it is
 * cancelled first; a running one must be ended before. A repeated call answers that it is already gone.
 */
export function removeContract(ctx: Context, actor: Actor, id: string, caller: Caller): Promise<string> {
  return ctx.db.transact(async (tx) => {
    const found = await findContract(tx, actor, id, { lock: true, deleted: true })
    const { contract, relation, rights } = found
    if (!rights.remove) throw refuseContract('delete_not_allowed')
    const now = ctx.clock.now()
    const isOver = contract.cancelled_at !== null || contract.bitisTarihi < isoDate(now)
    if (relation !== 'tenant' && !isOver && runs(contract, isoDate(now))) throw refuseContract('contract_running')
    if (contract.deleted_at || !(await hideContract(tx, id, sideOf(actor, found), now)))
      return contractsMessages.alreadyDeleted
    if (relation !== 'tenant' && !isOver) {
      await end(ctx, tx, contract, { actor: auditActor(actor, caller), reason: '' })
      await announceContract(ctx, tx, contract)
      await setContract(tx, id, { cancelled_at: now, updated_at: now })
      await followEnd(ctx, tx, contract)
    }
    return contractsMessages.deleted
  })
}

export function restoreContract(ctx: Context, actor: Actor, id: string): Promise<void> {
  return ctx.db.transact(async (tx) => {
    const found = await findContract(tx, actor, id, { lock: true })
    if (!found.rights.remove) throw refuse('not_allowed')
    await showContract(tx, id, sideOf(actor, found))
  })
}

/** Removes dues for the time after the end. */
async function followEnd(ctx: Context, tx: Tx, { tenancy_id }: ContractRow) {
  if (tenancy_id) await makeDuesOf(ctx, tx, [tenancy_id])
}

/** When a tenancy ends on a date: the last day, the way, and the property's next status. */
interface OnDate {
  lastDay: IsoDate
  way: string
  nextStatus: PropertyStatus
}

interface Ending {
  actor: AuditActor
  reason: string
  onDate?: OnDate | undefined
  /** For a renewal: the tenancy's last day that is now fixed. */
  announcedDay?: IsoDate | undefined
}

/** After the last day of a tenancy: ends the contract, releases the property, and notifies every party once. */
export async function finishContract(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  ending: Ending & { onDate: OnDate; notifies: boolean },
): Promise<void> {
  const { lastDay, way } = ending.onDate
  await end(ctx, tx, contract, ending)
  await announceContract(ctx, tx, contract)
  const now = ctx.clock.now()
  const cancel_reason = [way, ending.reason].filter(Boolean).join('. ')
  await setContract(tx, contract.id, { cancelled_at: now, ended_on: lastDay, cancel_reason, updated_at: now })
}

async function end(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  { actor, reason, onDate, announcedDay, notifies = true }: Ending & { notifies?: boolean },
) {
  await releaseIfEmpty(ctx, tx, contract, { actor, onDate })
  await settleNotifications(ctx, tx, { asks: asksFor.contract(contract.id) })
  if (contract.tenancy_id) await endTenancy(tx, contract, onDate?.lastDay ?? isoDate(ctx.clock.now()))
  await auditLog.append(tx, {
    contract: contract.id,
    kind: onDate ? 'ended' : 'cancelled',
    actor,
    detail: { ...(reason && { reason }), ...(onDate && { last_day: onDate.lastDay, way: onDate.way }) },
    at: ctx.clock.now(),
  })
  if (!notifies) return
  const data = await mailDataOf(tx, contract)
  const days = {
    ...(onDate && { last_day: onDate.lastDay }),
    ...(announcedDay && { announced_day: announcedDay }),
    ...(contract.status === 'active' && { approved: true }),
  }
  const mailParty = (to: string, name: string, party: ContractParty) =>
    ctx.mailer.post(tx, to, 'contract-ended', { ...data, name, by: actor.name, reason, party, ...days })
  for (const { tenant_email, tenant_name } of await approvalsOf(tx, contract.id, contract.round))
    await mailParty(tenant_email, tenant_name, 'tenant')
  if (contract.has_guarantor) await mailParty(contract.guarantor_email, contract.guarantor_name, 'guarantor')
  await mailParty(data.owner_email, data.owner_name, 'owner')
  const event = onDate
    ? `${data.property_title} kiracılığı ${showDate(onDate.lastDay)} günü sona erdi.`
    : announcedDay &&
      `${data.property_title} için yanıt bekleyen yenileme teklifi kapandı; kiracılığın son günü ${showDate(announcedDay)}.`
  await notifyOfEnd(ctx, tx, contract, { title: data.property_title, by: actor, reason, event })
}

/** A contract that never took effect does not hold the property, and another one may still hold it. */
async function releaseIfEmpty(ctx: Context, tx: Tx, contract: ContractRow, { actor, onDate }: Omit<Ending, 'reason'>) {
  const property = await propertyOf(tx, contract.property_id)
  if (property.contract_id !== contract.id) return
  const other = contract.tenancy_id && (await otherContractOf(tx, contract))
  if (other) {
    await setPropertyContract(tx, property.id, other)
    return
  }
  const by = actor.id ? actor : systemActor
  const left = await releaseProperty(ctx, tx, property.id, by, onDate?.nextStatus)
  tx.afterCommit(() => [contract.owner_id, ...left].forEach(ctx.realtime.recheck))
}
