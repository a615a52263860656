import type { Flags } from './flags.ts'
import type { Relation } from './property-rights.ts'

export interface LedgerRights {
  /** `share`: of somebody who owns a part of the place, that part and nothing else. */
  read: 'all' | 'share' | 'none'
  /** Recording, taking back, planning. */
  manage: boolean
}

/** Who reads an account and who writes to it, by what they are to the owner of the place. */
export function ledgerRights(relation: Relation, flags: Flags): LedgerRights {
  if (relation === 'owner' || relation === 'admin') return { read: 'all', manage: true }
  if (relation === 'tenant' || relation === 'lawyer') return { read: 'all', manage: false }
  if (relation === 'shareholder') return { read: 'share', manage: false }
  return flags.canManagePayments ? { read: 'all', manage: true } : { read: 'none', manage: false }
}
