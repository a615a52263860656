import type { Flags } from './flags.ts'

/** The lists through which a host lets somebody act on a property. */
export const delegateLists = ['authorised', 'estate', 'lawyer', 'proxy', 'shareholder'] as const
export type DelegateList = (typeof delegateLists)[number]

/** What somebody is to one property. Nobody without a relation learns that it exists. */
export const relations = ['owner', 'admin', 'tenant', ...delegateLists] as const
export type Relation = (typeof relations)[number]

export interface PropertyRights {
  /** Title, deed, features, pictures, fixtures, status, tenants. */
  edit: boolean
  /** Deed, history and the people around the property; a tenant sees the place, not its papers. */
  seePapers: boolean
  meters: boolean
  /** `shared`: only documents that were opened to this relation. */
  documents: 'all' | 'shared' | 'none'
  manageDocuments: boolean
  managePayments: boolean
  /** Whether rent came in, is awaited or is late. */
  seePayments: boolean
  /** A tenant's own ones, or those of everybody who lives there. */
  seeSuggestions: boolean
  manageSuggestions: boolean
  /** Deleting it and deciding who else may act on it. */
  own: boolean
}

const owner: PropertyRights = {
  edit: true,
  seePapers: true,
  meters: true,
  documents: 'all',
  manageDocuments: true,
  managePayments: true,
  seePayments: true,
  seeSuggestions: true,
  manageSuggestions: true,
  own: true,
}

/** One rule for the server that enforces it and the screen that shows or hides a button. */
export function rightsOn(relation: Relation, flags: Flags): PropertyRights {
  if (relation === 'owner' || relation === 'admin') return owner
  if (relation === 'tenant')
    return {
      edit: false,
      seePapers: false,
      meters: false,
      documents: 'shared',
      manageDocuments: false,
      managePayments: false,
      seePayments: true,
      seeSuggestions: true,
      manageSuggestions: false,
      own: false,
    }
  const lawyer = relation === 'lawyer'
  return {
    // A lawyer advises and files papers; the place itself stays with the owner and the staff.
    edit: flags.canAddProperty && !lawyer,
    seePapers: true,
    meters: flags.canManageMeters && !lawyer,
    documents: lawyer ? 'shared' : flags.canManageDocuments ? 'all' : 'none',
    manageDocuments: flags.canManageDocuments,
    managePayments: flags.canManagePayments,
    // A lawyer reads the account, because claims are made of it (`ledgerRights`).
    seePayments: flags.canManagePayments || lawyer,
    // Whoever is told of requests (NOT-02) may read them.
    seeSuggestions: flags.canManageSuggestions || flags.canManageAllProperties,
    manageSuggestions: flags.canManageSuggestions,
    own: false,
  }
}
