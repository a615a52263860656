import { createHash } from 'node:crypto'
import { refuseContract } from '#domain/contracts/contracts.messages.ts'
import { shortId } from '#domain/contracts/contracts.rules.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { dropFiles, keepFile } from '#server/services/files/keep-file.ts'
import { prepareDocument } from '#server/services/files/prepare-file.ts'
import { markOf } from './claim-link.ts'
import { mailDataOf } from './contract-mail.ts'
import { notifyInEffect } from './contract-notices.ts'
import { approvalsOf, type ContractRow, setContract, spendApproval } from './contract-writes.queries.ts'
import { recomputeStatus } from './recompute-status.ts'

interface Signer {
  name: string
  email: string
  /** Writes the decision; refuses when one was made meanwhile. */
  record(tx: Tx, scan: string): Promise<void>
}

async function signerOf(ctx: Context, db: Db, contract: ContractRow, approvalId: string | null): Promise<Signer> {
  if (approvalId === null) return guarantorOf(ctx, contract)
  const approval = (await approvalsOf(db, contract.id, contract.round)).find(({ id }) => id === approvalId)
  if (!approval) throw refuseContract('contract_missing')
  if (approval.approval_status !== 'pending') throw refuseContract('already_decided')
  return {
    name: approval.tenant_name,
    email: approval.tenant_email,
    async record(tx, paper_scan) {
      const answer = { approval_status: 'approved', approval_note: '', approval_way: 'paper' } as const
      if (!(await spendApproval(tx, approval, { ...answer, approval_date: ctx.clock.now(), paper_scan })))
        throw refuseContract('already_decided')
    },
  }
}

function guarantorOf(ctx: Context, contract: ContractRow): Signer {
  if (!contract.has_guarantor) throw refuseContract('no_guarantor')
  if (contract.guarantor_approval_status === 'approved') throw refuseContract('already_decided')
  const { guarantor_token, guarantor_handed_token, guarantor_scan } = contract
  return {
    name: contract.guarantor_name,
    email: contract.guarantor_email,
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
      if (guarantor_scan) await dropFiles(ctx, tx, [guarantor_scan])
    },
  }
}

async function recordable(db: Db, actor: Actor, id: string, lock = false): Promise<ContractRow> {
  const { contract, rights } = await findContract(db, actor, id, { lock })
  if (!rights.recordPaper) throw refuse('not_allowed')
  if (contract.cancelled_at || contract.deleted_at) throw refuseContract('contract_ended')
  return contract
}

/**
 * For whoever has neither mail nor phone: the owner's word, with a scan, that this person signed on paper. It counts as
 * an approval, says everywhere that it is one of this kind, and the person is written to.
 */
export async function recordPaper(
  ctx: Context,
  actor: Actor,
  { id, approvalId, bytes, caller }: { id: string; approvalId: string | null; bytes: Uint8Array; caller: Caller },
): Promise<void> {
  // Asked before the work, and again under the lock.
  const before = await recordable(ctx.db, actor, id)
  await signerOf(ctx, ctx.db, before, approvalId)
  const prepared = await prepareDocument(bytes)
  const sha256 = createHash('sha256').update(prepared.content).digest('hex')
  const file = {
    area: 'contract-documents' as const,
    name: `Kâğıtta imza ${shortId(id)}`,
    property_id: before.property_id,
    prepared,
    // The contract before its place, as an answer by link holds them: the two never wait for each other.
    lockFirst: (tx: Tx) => recordable(tx, actor, id, true),
  }
  await keepFile(ctx, actor, file, async (tx, { id: scan }) => {
    const contract = await recordable(tx, actor, id, true)
    const signer = await signerOf(ctx, tx, contract, approvalId)
    await signer.record(tx, scan)
    const by = auditActor(actor, caller)
    const guarantor = approvalId === null
    await auditLog.append(tx, {
      contract: id,
      kind: 'signed_on_paper',
      actor: by,
      detail: { name: signer.name, guarantor, way: 'paper', file: scan, sha256, terms_hash: contract.terms_hash },
      at: ctx.clock.now(),
    })
    const now = await recomputeStatus(ctx, tx, id, by)
    const { property_title, owner_name } = await mailDataOf(tx, now)
    await ctx.mailer.post(tx, signer.email, 'signed-on-paper', {
      name: signer.name,
      property_title,
      owner_name,
      contract_id: id,
      guarantor,
    })
    if (now.status === 'active') await notifyInEffect(ctx, tx, now, property_title)
  })
}
