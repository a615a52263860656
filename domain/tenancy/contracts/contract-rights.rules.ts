import type { Flags } from '#domain/access/flags.ts'
import type { Relation } from '#domain/access/property-rights.ts'

export interface ContractRights {
  /** Edit, cancel, remind. */
  manage: boolean
  /** Copy a party's link to hand it over; not for administrators, who do not know the person. */
  copyLinks: boolean
  /** Record a signature on paper; only the owner may, because the owner answers for it. */
  recordPaper: boolean
  /** Record that a corporate contract was signed; only the owner may. */
  signOff: boolean
  remove: boolean
  /** See complete identity numbers. */
  seeIdentity: boolean
}

/** A user's rights on a contract, by their relation to its property (CON-17, NAV-34). */
export function contractRights(relation: Relation, flags: Flags): ContractRights {
  if (relation === 'owner' || relation === 'admin')
    return {
      manage: true,
      copyLinks: relation === 'owner',
      recordPaper: relation === 'owner',
      signOff: true,
      remove: true,
      seeIdentity: true,
    }
  if (relation === 'tenant')
    return { manage: false, copyLinks: false, recordPaper: false, signOff: false, remove: true, seeIdentity: false }
  const manage = relation !== 'lawyer' && (flags.canAddProperty || (relation !== 'estate' && flags.canManageDocuments))
  return {
    manage,
    copyLinks: manage,
    recordPaper: false,
    signOff: false,
    // An agent may delete only on a property of their own (AMB-27), where they count as its owner.
    remove: false,
    // For editors of the contract, and for the lawyer who may have to act on it.
    seeIdentity: manage || relation === 'lawyer',
  }
}
