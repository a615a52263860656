import { refuseApproval, refuseGuarantor } from '#domain/tenancy/contracts/approvals.messages.ts'
import { agreementLink } from '#server/services/agreements/agreement-links.ts'

const tenantKind = 'tenant'
const handedTenantKind = 'tenant-handed'
const handedGuarantorKind = 'handed'
const copyKind = 'copy'

interface TenantIds {
  approvalId: string
  contractId: string
}

/** kind, approval, contract, time, signature */
export const tenantLink = agreementLink<TenantIds>({
  page: '/tenant-approval',
  length: 5,
  parts: ({ approvalId, contractId }, handed) => [handed ? handedTenantKind : tenantKind, approvalId, contractId],
  read([kind, approvalId, contractId]) {
    if (kind !== tenantKind && kind !== handedTenantKind) return null
    return { approvalId: approvalId!, contractId: contractId!, handed: kind === handedTenantKind }
  },
  refuse: refuseApproval,
})

interface GuarantorIds {
  contractId: string
  email: string
}

const inHex = (email: string) => Buffer.from(email).toString('hex')

/**
 * contract, guarantor's address in hex (an address may contain an underscore), time, signature; a copied link has its
 * kind before the time.
 */
export const guarantorLink = agreementLink<GuarantorIds>({
  page: '/guarantor-approval',
  length: [4, 5],
  parts: ({ contractId, email }, handed) => [contractId, inHex(email), ...(handed ? [handedGuarantorKind] : [])],
  read([contractId, email, kind]) {
    // A tenant's token has five parts too.
    if (kind !== undefined && kind !== handedGuarantorKind) return null
    return { contractId: contractId!, email: Buffer.from(email!, 'hex').toString(), handed: kind !== undefined }
  },
  refuse: refuseGuarantor,
})

interface CopyIds {
  attachmentId: string
  contractId: string
}

/** kind, stored paper, contract, time, signature: reads one paper and decides nothing. */
export const copyLink = agreementLink<CopyIds>({
  page: '/api/approvals',
  action: '/copy',
  length: 5,
  parts: ({ attachmentId, contractId }) => [copyKind, attachmentId, contractId],
  read: ([kind, attachmentId, contractId]) =>
    kind === copyKind ? { attachmentId: attachmentId!, contractId: contractId!, handed: false } : null,
  refuse: refuseApproval,
})
