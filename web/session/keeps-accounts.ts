import { ownersOfAccounts } from '#domain/money/bank-statements/bank-owners.rules.ts'
import { useCurrentUser } from './current-user.ts'
import { standingOf } from './hats.ts'

/** Whose bank accounts the person keeps, among those looked at: their own, or one's whose payments they manage. */
export function useAccountOwners(): string[] {
  const me = useCurrentUser()
  if (!me) return []
  const { own, engagements } = standingOf(me)
  return ownersOfAccounts(own, engagements)
}

export const useKeepsAccounts = (): boolean => useAccountOwners().length > 0
