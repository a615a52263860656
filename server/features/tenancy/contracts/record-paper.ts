import { refuse } from '#domain/kernel/refusal.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { refusePaperSignature } from '#domain/tenancy/paper-signatures/paper-signatures.messages.ts'
import { type AskedContact, signsOnPaper } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { recordOnPaper } from '#server/services/agreements/answer-agreement.ts'
import { askedGuarantor, askedTenant } from './claim-link.ts'
import { approvalsOf, type ContractRow } from './contract-writes.queries.ts'
import { guarantorApproval } from './guarantor-approval.ts'
import { tenantApproval } from './tenant-approval.ts'

async function recordable(tx: Tx, actor: Actor, id: string): Promise<ContractRow> {
  const { contract, rights } = await findContract(tx, actor, id, { lock: true })
  if (!rights.recordPaper) throw refuse('not_allowed')
  if (contract.cancelled_at || contract.deleted_at) throw refuseContract('contract_ended')
  return contract
}

/** A party who can be reached decides alone: the owner cannot sign for them. */
function refuseReachable(contact: AskedContact) {
  if (!signsOnPaper(contact)) throw refusePaperSignature('paper_way_closed')
}

async function signingTenant(tx: Tx, contract: ContractRow, approvalId: string) {
  const approval = (await approvalsOf(tx, contract.id, contract.round)).find(({ id }) => id === approvalId)
  if (!approval) throw refuseContract('contract_missing')
  if (approval.approval_status !== 'pending') throw refuseContract('already_decided')
  const { tenant_email: email, asked_phone: phone, tenant_user_id: user_id } = approval
  refuseReachable({ email, phone, user_id })
  return askedTenant(contract, approval, { handed: false })
}

function signingGuarantor(contract: ContractRow) {
  if (!contract.has_guarantor) throw refuseContract('no_guarantor')
  if (contract.guarantor_approval_status === 'approved') throw refuseContract('already_decided')
  // Old contracts without a stored contact use the current one.
  const email = contract.guarantor_asked_email ?? contract.guarantor_email
  refuseReachable({ email, phone: contract.guarantor_asked_phone ?? contract.guarantor_phone })
  return askedGuarantor(contract, { handed: false })
}

interface Recording {
  id: string
  /** Null for the guarantor. */
  approvalId: string | null
  bytes: Uint8Array
  caller: Caller
}

/**
 * Records the owner's statement, with a scan, that a party without mail and phone signed on paper. The contract takes
 * effect by it and is marked everywhere; the party may object once they can be reached.
 */
export function recordPaper(ctx: Context, actor: Actor, { id, approvalId, ...page }: Recording): Promise<void> {
  const contractOf = (tx: Tx) => recordable(tx, actor, id)
  if (approvalId === null)
    return recordOnPaper(ctx, actor, guarantorApproval, {
      ...page,
      find: async (tx) => signingGuarantor(await contractOf(tx)),
    })
  return recordOnPaper(ctx, actor, tenantApproval, {
    ...page,
    find: async (tx) => signingTenant(tx, await contractOf(tx), approvalId),
  })
}
