import { type Engagement, type Own, self, subjectAs } from '#domain/access/engagements.ts'
import { ledgerRights } from '#domain/access/ledger-rights.ts'
import { deriveRoles } from '#domain/access/roles.ts'

/** Engagements in which the person manages the owner's payments. */
export const managedEngagements = <Each extends Engagement>(engagements: readonly Each[]): Each[] =>
  engagements.filter((each) => ledgerRights(each.role, each).manage)

/** Owners whose bank statements the person may upload: `self` for an owner, and owners whose payments they manage. */
export function ownersOfBankAccounts(own: Own, engagements: readonly Engagement[]): string[] {
  const { isHost, isAdmin } = deriveRoles(subjectAs(own, null))
  return [...(isHost || isAdmin ? [self] : []), ...managedEngagements(engagements).map(({ owner_id }) => owner_id)]
}
