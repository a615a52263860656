import type { Flags } from './flags.ts'

/** The lists in which a host names the people who may act on a property. */
export const delegateLists = ['authorised', 'estate', 'lawyer', 'proxy', 'shareholder'] as const
export type DelegateList = (typeof delegateLists)[number]

/** How a user relates to a property. Without a relation the user does not learn that it exists. */
export const relations = ['owner', 'admin', 'tenant', ...delegateLists] as const
export type Relation = (typeof relations)[number]

export interface PropertyRights {
  /** Title, deed, features, pictures, fixtures, status, tenants. */
  edit: boolean
  /** Deed, history and people of the property, which a tenant does not see. Replies carry this name. */
  seePapers: boolean
  meters: boolean
  /** `shared`: only documents shared with this relation. */
  documents: 'all' | 'shared' | 'none'
  manageDocuments: boolean
  managePayments: boolean
  /** See whether rent has arrived, is due or is late. */
  seePayments: boolean
  /** A tenant sees their own requests, staff those of every tenant of the property. */
  seeSuggestions: boolean
  manageSuggestions: boolean
  /** Delete the property and decide who else may act on it. */
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

/** Used by the server to enforce rights and by screens to show or hide buttons. */
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
    // A lawyer advises and files documents but does not edit the property.
    edit: flags.canAddProperty && !lawyer,
    seePapers: true,
    meters: flags.canManageMeters && !lawyer,
    documents: lawyer ? 'shared' : flags.canManageDocuments ? 'all' : 'none',
    manageDocuments: flags.canManageDocuments,
    managePayments: flags.canManagePayments,
    // A lawyer reads the ledger, because claims are based on it (`ledgerRights`).
    seePayments: flags.canManagePayments || lawyer,
    // Users who are notified of requests (NOT-02) may read them.
    seeSuggestions: flags.canManageSuggestions || flags.canManageAllProperties,
    manageSuggestions: flags.canManageSuggestions,
    own: false,
  }
}
