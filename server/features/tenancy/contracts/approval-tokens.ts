import { refuseApproval, refuseGuarantor } from '#domain/tenancy/contracts/approvals.messages.ts'
import { packToken, unpackToken } from '#server/platform/signed-parts.ts'

// Mailed links and links copied by the owner's side have different kinds, so that neither can be made from the other.
const tenantKind = 'tenant'
const handedTenantKind = 'tenant-handed'
const handedGuarantorKind = 'handed'

/** kind, approval, contract, time, signature */
export const tenantToken = (secret: string, approvalId: string, contractId: string, createdAt: Date) =>
  packToken(secret, [tenantKind, approvalId, contractId], createdAt)
export const handedTenantToken = (secret: string, approvalId: string, contractId: string, createdAt: Date) =>
  packToken(secret, [handedTenantKind, approvalId, contractId], createdAt)

export function readTenantToken(secret: string, token: string | null | undefined, now: Date) {
  const read = unpackToken(secret, token, 5, now)
  if ('problem' in read) throw refuseApproval(read.problem)
  const [kind, approvalId, contractId] = read.parts as [string, string, string]
  if (kind !== tenantKind && kind !== handedTenantKind) throw refuseApproval('approval_missing')
  return { approvalId, contractId, handed: kind === handedTenantKind }
}

const copyKind = 'copy'

/** kind, stored paper, contract, time, signature: reads one paper and decides nothing. */
export const copyToken = (secret: string, attachmentId: string, contractId: string, createdAt: Date) =>
  packToken(secret, [copyKind, attachmentId, contractId], createdAt)

export function readCopyToken(secret: string, token: string, now: Date): string {
  const read = unpackToken(secret, token, 5, now)
  if ('problem' in read) throw refuseApproval(read.problem)
  const [kind, attachmentId] = read.parts as [string, string]
  if (kind !== copyKind) throw refuseApproval('approval_missing')
  return attachmentId
}

const inHex = (email: string) => Buffer.from(email).toString('hex')

/** contract, guarantor's address in hex (an address may contain an underscore), time, signature */
export const guarantorToken = (secret: string, contractId: string, email: string, createdAt: Date) =>
  packToken(secret, [contractId, inHex(email)], createdAt)
/** The same with its kind before the time. */
export const handedGuarantorToken = (secret: string, contractId: string, email: string, createdAt: Date) =>
  packToken(secret, [contractId, inHex(email), handedGuarantorKind], createdAt)

export function readGuarantorToken(secret: string, token: string | null | undefined, now: Date) {
  const read = unpackToken(secret, token, [4, 5], now)
  if ('problem' in read) throw refuseGuarantor(read.problem)
  const [contractId, email, kind] = read.parts as [string, string, string?]
  // A tenant's token has five parts too.
  if (kind !== undefined && kind !== handedGuarantorKind) throw refuseGuarantor('approval_missing')
  return { contractId, email: Buffer.from(email, 'hex').toString(), handed: kind === handedGuarantorKind }
}

/** {origin}/guarantor-approval/{token} */
export const guarantorLink = (publicUrl: string, token: string) => `${publicUrl}/guarantor-approval/${token}`
export const tenantLink = (publicUrl: string, token: string) => `${publicUrl}/tenant-approval/${token}`
export const copyLink = (publicUrl: string, token: string) => `${publicUrl}/api/approvals/${token}/copy`
