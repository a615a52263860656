import type { Flags } from './flags.ts'
import type { Relation } from './property-rights.ts'

export interface LedgerRights {
  /** `share`: only the part of a co-owner. */
  read: 'all' | 'share' | 'none'
  /** Record and take back entries, and plan payments. */
  manage: boolean
}

/** Who may read the ledger of a tenancy and who may write to it. */
export function ledgerRights(relation: Relation, flags: Flags): LedgerRights {
  if (relation === 'owner' || relation === 'admin') return { read: 'all', manage: true }
  if (relation === 'tenant' || relation === 'lawyer') return { read: 'all', manage: false }
  if (relation === 'shareholder') return { read: 'share', manage: false }
  return flags.canManagePayments ? { read: 'all', manage: true } : { read: 'none', manage: false }
}
