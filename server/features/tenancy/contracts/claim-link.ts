import { refuseApproval, refuseGuarantor } from '#domain/tenancy/contracts/approvals.messages.ts'
import { isSameTenant } from '#domain/tenancy/contracts/tenant-key.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { awaitAll } from '#server/db/write-together.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import { guarantorLink, tenantLink, usedMark } from './contract-links.ts'
import {
  type ApprovalRow,
  approvalById,
  approvalsOf,
  type ContractRow,
  lockContract,
} from './contract-writes.queries.ts'

export type LinkKind = 'tenant' | 'guarantor'

/** The person a link belongs to, with the contact stored when they were asked. */
export interface Decider {
  contract: ContractRow
  /** Null for the guarantor. */
  approval: ApprovalRow | null
  name: string
  userId: string | null
  email: string
  phone: string | null
  /** Changed after they were first asked. */
  phoneCorrected: boolean
  /** The owner's side could read this link, so it does not prove who uses it. */
  handed: boolean
}

/** Only a link seen by nobody but the mailbox proves who owns the mailbox. */
export const provesAddress = ({ handed }: Pick<Decider, 'handed'>): boolean => !handed

export type AskedTenant = Decider & { approval: ApprovalRow }

export const askedTenant = (
  contract: ContractRow,
  approval: ApprovalRow,
  { handed }: Pick<Decider, 'handed'>,
): AskedTenant => ({
  contract,
  approval,
  name: approval.tenant_name,
  userId: approval.tenant_user_id,
  email: approval.tenant_email,
  phone: approval.asked_phone,
  phoneCorrected: approval.phone_corrected,
  handed,
})

export const askedGuarantor = (contract: ContractRow, { handed }: Pick<Decider, 'handed'>): Decider => ({
  contract,
  approval: null,
  name: contract.guarantor_name,
  userId: null,
  email: contract.guarantor_asked_email ?? contract.guarantor_email,
  phone: contract.guarantor_asked_phone,
  phoneCorrected: contract.guarantor_phone_corrected,
  handed,
})

/** The approval that is open today for the person of a link that was replaced, at the address that it went to. */
export async function waitingInstead(tx: Tx, contract: ContractRow, asked: ApprovalRow): Promise<ApprovalRow | null> {
  const now = await approvalsOf(tx, contract.id, contract.round)
  const isSame = (each: ApprovalRow) =>
    each.tenant_email === asked.tenant_email && (each.id === asked.id || isSameTenant(each, asked))
  return now.find((each) => each.approval_status === 'pending' && isSame(each)) ?? null
}

/** Finds what a link belongs to, with error messages of its own; locks the contract, so that answers are serialised. */
export async function claimApproval(ctx: Context, tx: Tx, token: string): Promise<AskedTenant> {
  const { approvalId, contractId, handed } = tenantLink.read(ctx.secrets.tokens, token, ctx.clock.now())
  // The approval is read once the lock is held, because statements run in the order in which they are sent.
  const [contract, approval] = await awaitAll([lockContract(tx, contractId), approvalById(tx, approvalId)])
  if (!contract || !approval || approval.contract_id !== contractId) throw refuseApproval('approval_missing')
  if (approval.approval_status !== 'pending') throw refuseApproval('token_used')
  if (contract.cancelled_at || contract.deleted_at) throw refuseApproval('approval_missing')
  // An older link of this approval, or one of an earlier round.
  const stored = handed ? approval.handed_token : approval.approval_token
  if (stored !== tokenHash(token) || approval.round !== contract.round)
    throw refuseApproval((await waitingInstead(tx, contract, approval)) ? 'link_replaced' : 'approval_missing')
  return askedTenant(contract, approval, { handed: handed || approval.link_shown })
}

export const waitsForGuarantor = (contract: ContractRow) =>
  contract.has_guarantor && contract.guarantor_approval_status === 'pending' && !contract.guarantor_declined

/** The contract that asks the guarantor of a link, whether a later link replaced it or not. */
export async function contractOfGuarantorAddress(ctx: Context, tx: Tx, token: string) {
  const { contractId, email, handed } = guarantorLink.read(ctx.secrets.tokens, token, ctx.clock.now())
  const contract = await lockContract(tx, contractId)
  if (!contract?.has_guarantor || contract.guarantor_email !== email || contract.cancelled_at || contract.deleted_at)
    throw refuseGuarantor('approval_missing')
  return { contract, handed }
}

/** The contract of this guarantor's link, whether the link is used or not. */
export async function contractOfGuarantorLink(ctx: Context, tx: Tx, token: string) {
  const { contract, handed } = await contractOfGuarantorAddress(ctx, tx, token)
  const stored = handed ? contract.guarantor_handed_token : contract.guarantor_token
  if (stored !== tokenHash(token) && stored !== usedMark(token))
    throw refuseGuarantor(waitsForGuarantor(contract) ? 'link_replaced' : 'approval_missing')
  return { contract, handed: handed || contract.guarantor_link_shown, used: stored === usedMark(token) }
}

export async function claimGuarantor(ctx: Context, tx: Tx, token: string): Promise<Decider> {
  const { contract, handed, used } = await contractOfGuarantorLink(ctx, tx, token)
  if (used) throw refuseGuarantor('token_used')
  return askedGuarantor(contract, { handed })
}

export const claimLink = (ctx: Context, tx: Tx, kind: LinkKind, token: string): Promise<Decider> =>
  kind === 'guarantor' ? claimGuarantor(ctx, tx, token) : claimApproval(ctx, tx, token)
