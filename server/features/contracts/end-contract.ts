import { contractsMessages, refuseContract } from '#domain/contracts/contracts.messages.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { findContract, sideOf } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { ContractParty } from '#server/emails/contract-news-letters.ts'
import { releaseProperty } from '#server/features/properties/property-status.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { type AuditActor, auditActor, systemActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { announceContract } from './announce-contract.ts'
import { mailDataOf } from './contract-mail.ts'
import { notifyOfEnd } from './contract-notices.ts'
import { endTenancy } from './contract-tenancy.queries.ts'
import {
  approvalsOf,
  type ContractRow,
  hideContract,
  propertyOf,
  setContract,
  showContract,
} from './contract-writes.queries.ts'

/** Soft: the row, its approvals and its history stay. Links to the place end, and every party is told. */
export function cancelContract(ctx: Context, actor: Actor, id: string, reason: string, caller: Caller): Promise<void> {
  return ctx.db.transact(async (tx) => {
    const { contract, rights } = await findContract(tx, actor, id, { lock: true })
    if (!rights.manage) throw refuse('not_allowed')
    if (contract.cancelled_at || contract.deleted_at) throw refuseContract('contract_ended')
    await end(ctx, tx, contract, { actor: auditActor(actor, caller), reason })
    await announceContract(ctx, tx, contract)
    await setContract(tx, id, { cancelled_at: ctx.clock.now(), cancel_reason: reason, updated_at: ctx.clock.now() })
  })
}

/**
 * Takes the contract off the list of the person's side; for the other one nothing changes. One that still binds or asks
 * somebody is ended first when the owner deletes it, as by a cancellation. Twice is no error: whoever asks a second time
 * reads that it is gone already.
 */
export function removeContract(ctx: Context, actor: Actor, id: string, caller: Caller): Promise<string> {
  return ctx.db.transact(async (tx) => {
    const found = await findContract(tx, actor, id, { lock: true, deleted: true })
    const { contract, relation, rights } = found
    if (!rights.remove) throw refuseContract('delete_not_allowed')
    const now = ctx.clock.now()
    if (contract.deleted_at || !(await hideContract(tx, id, sideOf(actor, found), now)))
      return contractsMessages.alreadyDeleted
    const isOver = contract.cancelled_at !== null || contract.bitisTarihi < isoDate(now)
    if (relation !== 'tenant' && !isOver) {
      await end(ctx, tx, contract, { actor: auditActor(actor, caller), reason: '' })
      await announceContract(ctx, tx, contract)
      await setContract(tx, id, { cancelled_at: now, updated_at: now })
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

async function end(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  { actor, reason }: { actor: AuditActor; reason: string },
) {
  const property = await propertyOf(tx, contract.property_id)
  // A contract that never took effect has put nobody into the place.
  if (property.contract_id === contract.id) {
    const left = await releaseProperty(tx, property.id, actor.id ? actor : systemActor)
    tx.afterCommit(() => [contract.owner_id, ...left].forEach(ctx.realtime.recheck))
  }
  if (contract.tenancy_id) await endTenancy(tx, contract, isoDate(ctx.clock.now()))
  await auditLog.append(tx, {
    contract: contract.id,
    kind: 'cancelled',
    actor,
    detail: reason ? { reason } : {},
    at: ctx.clock.now(),
  })
  const data = await mailDataOf(tx, contract)
  const tell = (to: string, name: string, party: ContractParty) =>
    ctx.mailer.post(tx, to, 'contract-ended', { ...data, name, by: actor.name, reason, party })
  for (const { tenant_email, tenant_name } of await approvalsOf(tx, contract.id, contract.round))
    await tell(tenant_email, tenant_name, 'tenant')
  if (contract.has_guarantor) await tell(contract.guarantor_email, contract.guarantor_name, 'guarantor')
  await tell(data.owner_email, data.owner_name, 'owner')
  await notifyOfEnd(ctx, tx, contract, { title: data.property_title, by: actor, reason })
}
