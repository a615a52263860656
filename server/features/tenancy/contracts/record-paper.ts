import { shortId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { refusePaperSignature } from '#domain/tenancy/paper-signatures/paper-signatures.messages.ts'
import { type AskedContact, signsOnPaper } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { dropFiles, keepFile } from '#server/services/files/keep-file.ts'
import { prepareScan } from '#server/services/files/prepare-file.ts'
import { isSignatureScan } from '#server/services/paper-signatures/paper-signatures.queries.ts'
import { recordSignatures, sha256Of } from '#server/services/paper-signatures/record-signature.ts'
import { markOf } from './claim-link.ts'
import { mailDataOf } from './contract-mail.ts'
import { notifyInEffect } from './contract-notifications.ts'
import { approvalsOf, type ContractRow, consumeApproval, setContract } from './contract-writes.queries.ts'
import { recomputeStatus } from './recompute-status.ts'

interface Signer {
  name: string
  /** Id of the contract's tenant; null for the guarantor. */
  tenant: string | null
  /** Writes the decision; refuses when one was made meanwhile. */
  record(tx: Tx, scan: string): Promise<void>
}

async function signerOf(ctx: Context, db: Db, contract: ContractRow, approvalId: string | null): Promise<Signer> {
  if (approvalId === null) return guarantorOf(ctx, contract)
  const approval = (await approvalsOf(db, contract.id, contract.round)).find(({ id }) => id === approvalId)
  if (!approval) throw refuseContract('contract_missing')
  if (approval.approval_status !== 'pending') throw refuseContract('already_decided')
  const { tenant_email: email, asked_phone: phone, tenant_user_id: user_id } = approval
  refuseReachable({ email, phone, user_id })
  return {
    name: approval.tenant_name,
    tenant: approval.contract_tenant_id,
    async record(tx, paper_scan) {
      const answer = { approval_status: 'approved', approval_note: '', approval_way: 'paper' } as const
      if (!(await consumeApproval(tx, approval, { ...answer, approval_date: ctx.clock.now(), paper_scan })))
        throw refuseContract('already_decided')
    },
  }
}

function guarantorOf(ctx: Context, contract: ContractRow): Signer {
  if (!contract.has_guarantor) throw refuseContract('no_guarantor')
  if (contract.guarantor_approval_status === 'approved') throw refuseContract('already_decided')
  const { guarantor_token, guarantor_handed_token, guarantor_scan } = contract
  // Old contracts without a stored contact use the current one.
  const email = contract.guarantor_asked_email ?? contract.guarantor_email
  refuseReachable({ email, phone: contract.guarantor_asked_phone ?? contract.guarantor_phone })
  return {
    name: contract.guarantor_name,
    tenant: null,
    async record(tx, scan) {
      await setContract(tx, contract.id, {
        guarantor_scan: scan,
        guarantor_approval_status: 'approved',
        guarantor_declined: false,
        guarantor_note: '',
        guarantor_way: 'paper',
        guarantor_decided_at: ctx.clock.now(),
        guarantor_token: guarantor_token && markOf(guarantor_token),
        guarantor_handed_token: guarantor_handed_token && markOf(guarantor_handed_token),
      })
      if (guarantor_scan && !(await isSignatureScan(tx, guarantor_scan))) await dropFiles(ctx, tx, [guarantor_scan])
    },
  }
}

/** A party who can be reached decides alone: the owner cannot sign for them. */
function refuseReachable(contact: AskedContact) {
  if (!signsOnPaper(contact)) throw refusePaperSignature('paper_way_closed')
}

async function recordable(db: Db, actor: Actor, id: string, lock = false): Promise<ContractRow> {
  const { contract, rights } = await findContract(db, actor, id, { lock })
  if (!rights.recordPaper) throw refuse('not_allowed')
  if (contract.cancelled_at || contract.deleted_at) throw refuseContract('contract_ended')
  return contract
}

/**
 * Records the owner's statement, with a scan, that a party without mail and phone signed on paper. The contract takes
 * effect by it and is marked everywhere; the party may object once they can be reached.
 */
export async function recordPaper(
  ctx: Context,
  actor: Actor,
  { id, approvalId, bytes, caller }: { id: string; approvalId: string | null; bytes: Uint8Array; caller: Caller },
): Promise<void> {
  // Checked before processing the scan, and again under the lock.
  const before = await recordable(ctx.db, actor, id)
  await signerOf(ctx, ctx.db, before, approvalId)
  const prepared = await prepareScan(bytes)
  const sha256 = sha256Of(prepared)
  const file = {
    area: 'contract-documents' as const,
    name: `Kâğıtta imzanın taraması, ${approvalId === null ? 'kefil' : 'kiracı'}, kontrat ${shortId(id)}`,
    property_id: before.property_id,
    prepared,
    // Locks the contract before the property, like an answer by link, to avoid a deadlock.
    lockFirst: (tx: Tx) => recordable(tx, actor, id, true),
  }
  await keepFile(ctx, actor, file, async (tx, { id: scan }) => {
    const contract = await recordable(tx, actor, id, true)
    const signer = await signerOf(ctx, tx, contract, approvalId)
    await signer.record(tx, scan)
    const by = auditActor(actor, caller)
    await recordSignatures(ctx, tx, {
      contract: id,
      act: approvalId === null ? 'guarantee' : 'contract',
      subject: approvalId ?? id,
      signers: [{ tenant: signer.tenant, name: signer.name }],
      scan: { id: scan, sha256 },
      by,
      detail: { terms_hash: contract.terms_hash },
    })
    const now = await recomputeStatus(ctx, tx, id, by)
    const { property_title } = await mailDataOf(tx, now)
    if (now.status === 'active') await notifyInEffect(ctx, tx, now, property_title)
  })
}
