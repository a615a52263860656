import { ledgerRights } from '#domain/access/ledger-rights.ts'
import type { Actor } from '#server/http/actor.ts'

/** Whether this person may read anyone's money, fully or by share. */
export function moneyReach(actor: Actor): 'all' | 'share' | 'none' {
  if (actor.side === 'all' && (actor.roles.isHost || actor.subject.owned_id.length > 0)) return 'all'
  const reads = actor.engagements.map((each) => ledgerRights(each.role, each).read)
  return reads.includes('all') ? 'all' : reads.includes('share') ? 'share' : 'none'
}
