import type { Flags } from '#domain/access/flags.ts'
import type { Relation } from '#domain/access/property-rights.ts'

export interface ContractRights {
  /** Editing, cancelling, reminding. */
  manage: boolean
  /** Handing on somebody's link by hand: for those who know the person, not for whoever runs the installation. */
  copyLinks: boolean
  /** Recording that somebody signed on paper: the owner answers for it, and nobody else. */
  recordPaper: boolean
  /** Recording that a corporate contract was signed: the owner's word alone. */
  signOff: boolean
  remove: boolean
  /** Identity numbers in full. */
  seeIdentity: boolean
}

/** What somebody may do with a contract, by what they are to its property (CON-17, NAV-34). */
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
    // An agent deletes only on a property of their own (AMB-27), and there they are its owner.
    remove: false,
    // Those who write the contract, and the lawyer who may have to act on it.
    seeIdentity: manage || relation === 'lawyer',
  }
}
