import { ownersOfAccounts } from '#domain/money/bank-statements/bank-owners.rules.ts'
import { standingOf } from './acting-roles.ts'
import { useCurrentUser } from './current-user.ts'

/** The owners whose bank accounts the user may manage: the user, and owners whose payments they manage. */
export function useAccountOwners(): string[] {
  const me = useCurrentUser()
  if (!me) return []
  const { own, engagements } = standingOf(me)
  return ownersOfAccounts(own, engagements)
}

export const useKeepsAccounts = (): boolean => useAccountOwners().length > 0
