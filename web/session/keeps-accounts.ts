import { ownersOfAccounts } from '#domain/bank-statements/bank-owners.rules.ts'
import { useCurrentUser } from './current-user.ts'

/** Whether somebody keeps the money of any owner: their own, or one's whose payments they manage. */
export function useKeepsAccounts(): boolean {
  const me = useCurrentUser()
  return me !== null && ownersOfAccounts(me.user, me.engagements).length > 0
}
