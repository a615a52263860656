import { refuseApproval, refuseGuarantor } from '#domain/tenancy/contracts/approvals.messages.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import { agreementLink, namedLink } from '#server/services/agreements/agreement-links.ts'

export const tenantLink = namedLink({
  name: 'tenant',
  handedName: 'tenant-handed',
  ids: ['approvalId', 'contractId'],
  page: '/tenant-approval',
  refuse: refuseApproval,
})

/** Reads one stored paper and decides nothing. */
export const copyLink = namedLink({
  name: 'copy',
  ids: ['attachmentId', 'contractId'],
  page: '/api/approvals',
  action: '/copy',
  refuse: refuseApproval,
})

/** After use, hashes are replaced by marks that only recognise a second use of the same links. */
export const usedMark = (token: string) => markOf(tokenHash(token))
export const markOf = (hash: string) => `used:${hash}`

interface GuarantorIds {
  contractId: string
  email: string
}

const handedGuarantorKind = 'handed'
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
