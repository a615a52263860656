import { ownersOfBankAccounts } from '#domain/money/bank-statements/bank-owners.rules.ts'
import { rightsForChosen } from './acting-roles.ts'
import { useCurrentUser } from './current-user.ts'

/** The owners whose bank accounts the user may manage: the user, and owners whose payments they manage. */
export function useBankAccountOwners(): string[] {
  const me = useCurrentUser()
  if (!me) return []
  const { own, engagements } = rightsForChosen(me)
  return ownersOfBankAccounts(own, engagements)
}

export const useManagesPayments = (): boolean => useBankAccountOwners().length > 0
