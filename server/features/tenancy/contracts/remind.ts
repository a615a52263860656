import { refuse } from '#domain/kernel/refusal.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { refusePaperSignature } from '#domain/tenancy/paper-signatures/paper-signatures.messages.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { type AuditActor, auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { mailApprovalRequest, mailDataOf, mailGuarantorRequest, mailReminder } from './contract-mail.ts'
import {
  type ApprovalRow,
  approvalsOf,
  type ContractRow,
  countResent,
  setApproval,
  setContract,
} from './contract-writes.queries.ts'
import { freshGuarantorLink, freshTenantLink } from './request-approvals.ts'

const pauseMs = 3_600_000
const resendsInPause = 3

/** No reminders before the guarantor approved, because the contract could not take effect anyway. */
export const guarantorWaits = (contract: Pick<ContractRow, 'has_guarantor' | 'guarantor_approval_status'>) =>
  contract.has_guarantor && contract.guarantor_approval_status !== 'approved'

async function manageable(tx: Tx, actor: Actor, id: string): Promise<ContractRow> {
  const { contract, rights } = await findContract(tx, actor, id, { lock: true })
  if (!rights.manage) throw refuse('not_allowed')
  if (contract.cancelled_at || contract.deleted_at) throw refuseContract('contract_ended')
  return contract
}

export async function waitingApproval(tx: Tx, contract: ContractRow, id: string): Promise<ApprovalRow> {
  const approval = (await approvalsOf(tx, contract.id, contract.round)).find((each) => each.id === id)
  if (!approval) throw refuseContract('contract_missing')
  if (approval.approval_status !== 'pending') throw refuseContract('already_answered')
  if (!approval.tenant_email) throw refusePaperSignature('no_contact')
  return approval
}

/** Counted in the contract's history under its lock, so that concurrent calls keep the limit per mailbox. */
async function refuseTooMany(ctx: Context, tx: Tx, contract: ContractRow, to: string) {
  const since = new Date(ctx.clock.now().getTime() - pauseMs)
  if ((await countResent(tx, contract.id, to, since)) >= resendsInPause) throw refuseContract('resent_too_often')
}

/** Also called by the daily job. */
export async function sendReminder(
  ctx: Context,
  tx: Tx,
  { contract, approval, actor }: { contract: ContractRow; approval: ApprovalRow; actor: AuditActor },
) {
  if (guarantorWaits(contract)) throw refuseContract('guarantor_waits')
  // An old link that the owner's side could copy is replaced by one only the mailbox knows.
  const own = approval.link_shown ? freshTenantLink(ctx, approval) : null
  await setApproval(tx, approval.id, { ...own, reminders: approval.reminders + 1, last_reminded_at: ctx.clock.now() })
  await mailReminder(ctx, tx, await mailDataOf(tx, contract), { ...approval, ...own })
  await auditLog.append(tx, {
    contract: contract.id,
    kind: 'reminded',
    actor,
    detail: { to: approval.tenant_email, name: approval.tenant_name },
    at: ctx.clock.now(),
  })
  await announceContract(ctx, tx, contract)
}

export function remindByHand(
  ctx: Context,
  actor: Actor,
  { id, approvalId, caller }: { id: string; approvalId: string; caller: Caller },
) {
  return ctx.db.transact(async (tx) => {
    const contract = await manageable(tx, actor, id)
    const approval = await waitingApproval(tx, contract, approvalId)
    const last = approval.last_reminded_at?.getTime() ?? 0
    if (ctx.clock.now().getTime() - last < pauseMs) throw refuseContract('reminder_too_soon')
    // After the link expired, the reminder contains a new one.
    const fresh = approval.expires_at < ctx.clock.now() ? freshTenantLink(ctx, approval) : null
    if (fresh) await setApproval(tx, approval.id, fresh)
    await sendReminder(ctx, tx, {
      contract,
      approval: { ...approval, ...fresh },
      actor: auditActor(actor, caller),
    })
  })
}

interface Resend {
  contract: ContractRow
  actor: AuditActor
}

/** A new link, valid for another week; the old one stops working. */
export async function sendFreshTenantLink(
  ctx: Context,
  tx: Tx,
  { contract, approval, actor }: Resend & { approval: ApprovalRow },
) {
  await refuseTooMany(ctx, tx, contract, approval.tenant_email)
  const link = freshTenantLink(ctx, approval)
  await setApproval(tx, approval.id, link)
  const all = await approvalsOf(tx, contract.id, contract.round)
  await mailApprovalRequest(ctx, tx, await mailDataOf(tx, contract), {
    approval: { ...approval, ...link },
    tenantCount: all.length,
  })
  await recordResent(ctx, tx, { contract, actor, to: approval.tenant_email, name: approval.tenant_name })
}

export async function sendFreshGuarantorLink(ctx: Context, tx: Tx, { contract, actor }: Resend) {
  await refuseTooMany(ctx, tx, contract, contract.guarantor_email)
  const link = freshGuarantorLink(ctx, contract)
  await setContract(tx, contract.id, { ...link, guarantor_declined: false, guarantor_way: null })
  await mailGuarantorRequest(ctx, tx, await mailDataOf(tx, contract), { ...contract, ...link })
  await recordResent(ctx, tx, { contract, actor, to: contract.guarantor_email, name: contract.guarantor_name })
}

async function recordResent(
  ctx: Context,
  tx: Tx,
  { contract, actor, to, name }: Resend & { to: string; name: string },
) {
  await auditLog.append(tx, {
    contract: contract.id,
    kind: 'resent',
    actor,
    detail: { to, name },
    at: ctx.clock.now(),
  })
  await announceContract(ctx, tx, contract)
}

export function resendLink(ctx: Context, actor: Actor, id: string, approvalId: string, caller: Caller) {
  return ctx.db.transact(async (tx) => {
    const contract = await manageable(tx, actor, id)
    const approval = await waitingApproval(tx, contract, approvalId)
    await sendFreshTenantLink(ctx, tx, { contract, approval, actor: auditActor(actor, caller) })
  })
}

export function resendGuarantorLink(ctx: Context, actor: Actor, id: string, caller: Caller) {
  return ctx.db.transact(async (tx) => {
    const contract = await manageable(tx, actor, id)
    if (!contract.has_guarantor) throw refuseContract('no_guarantor')
    if (contract.guarantor_approval_status === 'approved') throw refuseContract('already_answered')
    if (!contract.guarantor_email) throw refusePaperSignature('no_contact')
    await sendFreshGuarantorLink(ctx, tx, { contract, actor: auditActor(actor, caller) })
  })
}
