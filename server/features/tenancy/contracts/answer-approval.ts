import { refuseApproval } from '#domain/tenancy/contracts/approvals.messages.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { wishLines } from '#domain/tenancy/contracts/wishes.rules.ts'
import type { Wish } from '#domain/tenancy/contracts/wishes.schema.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { awaitAll } from '#server/db/write-together.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { claimApproval } from './claim-link.ts'
import { tenantsOnPaper } from './contract-card.ts'
import { mailDataOf, mailStatusToOwner } from './contract-mail.ts'
import { notifyOfAnswer } from './contract-notifications.ts'
import {
  type ApprovalRow,
  approvalsOf,
  type ContractRow,
  consumeApproval,
  linkTenantUser,
  provenUserByEmail,
} from './contract-writes.queries.ts'
import { decideByLink, type Proof } from './decision-code.ts'
import { recomputeLocked } from './recompute-status.ts'
import { termsOf } from './terms.ts'

export interface TenantAnswer {
  answer: 'approved' | 'rejected'
  note: string
  /** Requested changes of terms; only with a refusal. */
  wishes?: Wish[]
}

/** Answers by link, after the holder of the link is verified. */
export async function answerApproval(
  ctx: Context,
  token: string,
  { code, ...input }: TenantAnswer & { code?: string | undefined },
  { caller, signedIn }: { caller: Caller; signedIn: Actor | null },
) {
  const link = { kind: 'tenant' as const, token, signedIn, code, caller }
  return decideByLink(ctx, link, {
    claim: claimApproval,
    record: (tx, { contract, approval }, proof) =>
      recordAnswer(ctx, tx, { contract, approval, ...input, proof, caller }),
  })
}

/** The same decision in a session, which identifies the person; the link's deadline still applies. */
export function answerOwnApproval(
  ctx: Context,
  actor: Actor,
  { id, input, caller }: { id: string; input: TenantAnswer; caller: Caller },
) {
  return ctx.db.transact(async (tx) => {
    const { contract } = await findContract(tx, actor, id, { lock: true })
    if (contract.cancelled_at || contract.deleted_at) throw refuseContract('contract_ended')
    const own = (await approvalsOf(tx, id, contract.round)).filter((each) => each.tenant_user_id === actor.userId)
    const approval = own.find((each) => each.approval_status === 'pending')
    if (!approval) throw refuseContract(own.length > 0 ? 'decision_made' : 'nothing_to_decide')
    if (approval.expires_at < ctx.clock.now()) throw refuseContract('decision_expired')
    return recordAnswer(ctx, tx, { contract, approval, ...input, proof: { way: 'signed_in' }, caller })
  })
}

/**
 * Shared by both ways, under the contract's lock: uses the approval, stores evidence, updates the status and notifies.
 */
async function recordAnswer(
  ctx: Context,
  tx: Tx,
  {
    contract,
    approval,
    answer,
    note,
    wishes = [],
    proof,
    caller,
  }: TenantAnswer & { contract: ContractRow; approval: ApprovalRow; proof: Proof; caller: Caller },
) {
  if (answer === 'approved' && wishes.length > 0) throw refuseContract('wishes_with_approval')
  if (answer === 'rejected' && !note.trim() && wishes.length === 0) throw refuseContract('note_missing')
  const approval_date = ctx.clock.now()
  const recorded = { approval_status: answer, approval_note: note, approval_date, approval_way: proof.way, wishes }
  if (!(await consumeApproval(tx, approval, recorded))) throw refuseApproval('token_used')
  const account = approval.tenant_user_id ? null : await provenUserByEmail(tx, approval.tenant_email)
  if (account) await linkTenantUser(tx, approval, account.id)
  const asked = wishLines(wishes, termsOf(contract))
  const actor = { id: approval.tenant_user_id ?? account?.id ?? null, name: approval.tenant_name, from: caller }
  await auditLog.append(tx, {
    contract: contract.id,
    kind: answer,
    actor,
    detail: {
      terms_hash: contract.terms_hash,
      ...proof,
      ...(note.trim() && { note: note.trim() }),
      // As text with the terms of that moment, so that the evidence is readable by itself.
      ...(wishes.length > 0 && { wishes: asked }),
    },
    at: ctx.clock.now(),
  })
  const { contract: now, approvals } = await recomputeLocked(ctx, tx, { before: contract, actor })
  const data = {
    ...(await mailDataOf(tx, now)),
    tenant_name: approval.tenant_name,
    tenant_email: approval.tenant_email,
  }
  // “Approved” in the owner's mail means that the contract is active; a single approval of several says how many there
  // are.
  const news = { title: data.property_title, name: approval.tenant_name, answer, onPaper: tenantsOnPaper(approvals) }
  await awaitAll([
    mailStatusToOwner(ctx, tx, now, {
      data,
      status: answer === 'rejected' ? 'rejected' : now.status === 'active' ? 'approved' : 'tenant_approved',
      revision_note: [...asked.map((line) => `• ${line}`), note.trim()].filter(Boolean).join('\n'),
      approvals,
    }),
    notifyOfAnswer(ctx, tx, now, news),
  ])
  return { answer, property_title: data.property_title, decided_at: approval_date.toISOString() }
}
