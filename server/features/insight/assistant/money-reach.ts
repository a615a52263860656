import { ledgerRights } from '#domain/access/ledger-rights.ts'
import type { Actor } from '#server/http/actor.ts'

/** Whether this person may read anyone's money, fully or by share. */
export function moneyReach(actor: Actor): 'all' | 'share' | 'none' {
  if (ownsAny(actor)) return 'all'
  const reads = actor.engagements.map((each) => ledgerRights(each.role, each).read)
  return reads.includes('all') ? 'all' : reads.includes('share') ? 'share' : 'none'
}

/** Whether this person may read anyone's expenses. */
export const readsExpenses = (actor: Actor): boolean =>
  ownsAny(actor) || actor.engagements.some((each) => ledgerRights(each.role, each).manage)

const ownsAny = ({ side, roles, subject }: Actor) => side === 'all' && (roles.isHost || subject.owned_id.length > 0)
