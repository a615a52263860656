import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import type { mailApi } from '#domain/services/mail/mail.api.ts'
import { refuseMail } from '#domain/services/mail/mail.messages.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { sendTenantApproval } from '#server/services/mail/senders.ts'
import { linkOfApproval, mailDataOf } from './contract-mail.ts'
import { approvalsOf } from './contract-writes.queries.ts'

type TenantApprovalRequest = z.output<typeof mailApi.sendTenantApproval.body>

/**
 * Mails a tenant the request again, with the existing link. Contract and tenant must match stored rows and the text
 * comes from them, so that a caller cannot change words or recipient.
 */
export async function sendTenantApprovalMail(
  ctx: Context,
  actor: Actor,
  request: TenantApprovalRequest,
  caller: Caller,
) {
  // Checked before any lookup, as in the other senders (MAIL-11).
  if (!request.tenant_email) throw refuseMail('tenant_address_missing')
  const { contract, relation } = await findContract(ctx.db, actor, request.contract_id)
  if (relation !== 'owner') throw refuse('not_allowed')
  const letter = await ctx.db.transact(async (tx) => {
    const approvals = await approvalsOf(tx, contract.id, contract.round)
    const approval = approvals.find(
      (each) =>
        each.approval_status === 'pending' &&
        each.tenant_email === request.tenant_email &&
        fold(each.tenant_name) === fold(request.tenant_name),
    )
    const over = contract.cancelled_at ?? contract.deleted_at
    if (!approval || over || approval.expires_at <= ctx.clock.now()) throw refuseMail('tenant_mismatch')
    return {
      ...(await mailDataOf(tx, contract)),
      tenant_email: approval.tenant_email,
      tenant_name: approval.tenant_name,
      tenant_count: approvals.length,
      link: linkOfApproval(ctx, approval),
    }
  })
  await ctx.limits.consume('approvalMailsToTenant', `${contract.id} ${request.tenant_email}`)
  const sent = await sendTenantApproval(ctx, letter)
  if (!sent.success) {
    ctx.log.error({ error: sent.error }, 'tenant approval mail')
    throw refuseMail('mail_not_sent')
  }
  const by = auditActor(actor, caller)
  const to = { to: letter.tenant_email, name: letter.tenant_name }
  await ctx.db.transact(async (tx) => {
    await auditLog.append(tx, { contract: contract.id, kind: 'sent', actor: by, detail: to, at: ctx.clock.now() })
    await announceContract(ctx, tx, contract)
  })
  return sent
}
