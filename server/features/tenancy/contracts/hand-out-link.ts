import { refuse } from '#domain/kernel/refusal.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { refusePaperSignature } from '#domain/tenancy/paper-signatures/paper-signatures.messages.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { guarantorLink, tenantLink } from './contract-links.ts'
import { type ContractRow, setApproval, setContract } from './contract-writes.queries.ts'
import { wasHandedOut } from './hand-out-link.queries.ts'
import { waitingApproval } from './remind.ts'

async function copyable(tx: Tx, actor: Actor, id: string): Promise<ContractRow> {
  const { contract, rights } = await findContract(tx, actor, id, { lock: true })
  if (!rights.copyLinks) throw refuse('not_allowed')
  if (contract.cancelled_at || contract.deleted_at) throw refuseContract('contract_ended')
  return contract
}

interface HandingOut {
  contract: ContractRow
  actor: Actor
  caller: Caller
  name: string
  /** The link's hash, which identifies it without revealing it. */
  link: string
}

/** Records who copied whose link, once per person and link. */
async function recordHandingOut(ctx: Context, tx: Tx, { contract, actor, caller, name, link }: HandingOut) {
  if (await wasHandedOut(tx, { contract: contract.id, by: actor.userId, link })) return
  await auditLog.append(tx, {
    contract: contract.id,
    kind: 'link_handed_out',
    actor: auditActor(actor, caller),
    detail: { name, link },
    at: ctx.clock.now(),
  })
  await announceContract(ctx, tx, contract)
}

/**
 * A link the owner's side can read does not prove the tenant, so it differs from the mailed one: it opens the contract,
 * but deciding requires verification. It expires with the mailed one.
 */
export function handOutLink(
  ctx: Context,
  actor: Actor,
  { id, approvalId, caller }: { id: string; approvalId: string; caller: Caller },
): Promise<string> {
  return ctx.db.transact(async (tx) => {
    const contract = await copyable(tx, actor, id)
    const approval = await waitingApproval(tx, contract, approvalId)
    const token = tenantLink.token(
      ctx.secrets.tokens,
      { approvalId, contractId: id },
      approval.token_created_at,
      'handed',
    )
    const link = tokenHash(token)
    await setApproval(tx, approval.id, { handed_token: link })
    await recordHandingOut(ctx, tx, { contract, actor, caller, name: approval.tenant_name, link })
    return tenantLink.address(ctx.config.publicUrl, token)
  })
}

export function handOutGuarantorLink(ctx: Context, actor: Actor, id: string, caller: Caller): Promise<string> {
  return ctx.db.transact(async (tx) => {
    const contract = await copyable(tx, actor, id)
    const { guarantor_email, guarantor_token_created_at: sentAt } = contract
    if (contract.has_guarantor && !guarantor_email) throw refusePaperSignature('no_contact')
    if (!contract.has_guarantor || !sentAt) throw refuseContract('no_guarantor')
    if (contract.guarantor_approval_status === 'approved' || contract.guarantor_declined)
      throw refuseContract('already_answered')
    const token = guarantorLink.token(ctx.secrets.tokens, { contractId: id, email: guarantor_email }, sentAt, 'handed')
    const link = tokenHash(token)
    await setContract(tx, id, { guarantor_handed_token: link })
    await recordHandingOut(ctx, tx, { contract, actor, caller, name: contract.guarantor_name, link })
    return guarantorLink.address(ctx.config.publicUrl, token)
  })
}
