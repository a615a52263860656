import { contractsMessages, refuseContract } from '#domain/contracts/contracts.messages.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
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
import { approvalsOf, type ContractRow, propertyOf, setContract } from './contract-writes.queries.ts'

/** Soft: the row, its approvals and its history stay. Links to the place end, and every party is told. */
export function cancelContract(ctx: Context, actor: Actor, id: string, reason: string, caller: Caller): Promise<void> {
  return ctx.db.transact(async (tx) => {
    const { contract, rights } = await findContract(tx, actor, id, { lock: true })
    if (!rights.manage) throw refuse('not_allowed')
    if (contract.cancelled_at || contract.deleted_at) throw refuseContract('contract_ended')
    await end(ctx, tx, contract, { kind: 'cancelled', actor: auditActor(actor, caller), reason })
    await announceContract(ctx, tx, contract)
    await setContract(tx, id, { cancelled_at: ctx.clock.now(), cancel_reason: reason, updated_at: ctx.clock.now() })
  })
}

/** Twice is no error: whoever asks a second time reads that it is gone already. */
export function removeContract(ctx: Context, actor: Actor, id: string, caller: Caller): Promise<string> {
  return ctx.db.transact(async (tx) => {
    const { contract, rights } = await findContract(tx, actor, id, { lock: true, deleted: true })
    if (!rights.remove) throw refuseContract('delete_not_allowed')
    if (contract.deleted_at) return contractsMessages.alreadyDeleted
    const by = auditActor(actor, caller)
    // A cancelled contract has ended already, and everybody was told.
    if (contract.cancelled_at)
      await auditLog.append(tx, { contract: id, kind: 'deleted', actor: by, at: ctx.clock.now() })
    else await end(ctx, tx, contract, { kind: 'deleted', actor: by, reason: '' })
    await announceContract(ctx, tx, contract)
    await setContract(tx, id, { deleted_at: ctx.clock.now(), updated_at: ctx.clock.now() })
    return contractsMessages.deleted
  })
}

async function end(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  { kind, actor, reason }: { kind: 'cancelled' | 'deleted'; actor: AuditActor; reason: string },
) {
  const property = await propertyOf(tx, contract.property_id)
  // A contract that never took effect has put nobody into the place.
  if (property.contract_id === contract.id) {
    const left = await releaseProperty(tx, property.id, actor.id ? actor : systemActor)
    tx.afterCommit(() => [contract.owner_id, ...left].forEach(ctx.realtime.recheck))
  }
  await auditLog.append(tx, {
    contract: contract.id,
    kind,
    actor,
    detail: reason ? { reason } : {},
    at: ctx.clock.now(),
  })
  const data = await mailDataOf(tx, contract)
  const tell = (to: string, name: string, party: ContractParty) =>
    ctx.mailer.post(tx, to, 'contract-ended', { ...data, name, by: actor.name, reason, kind, party })
  for (const { tenant_email, tenant_name } of await approvalsOf(tx, contract.id, contract.round))
    await tell(tenant_email, tenant_name, 'tenant')
  if (contract.has_guarantor) await tell(contract.guarantor_email, contract.guarantor_name, 'guarantor')
  await tell(data.owner_email, data.owner_name, 'owner')
  await notifyOfEnd(ctx, tx, contract, { kind, title: data.property_title, by: actor, reason })
}
