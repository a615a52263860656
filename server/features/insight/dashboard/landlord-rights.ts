import type { Engagement } from '#domain/access/engagements.ts'
import { ledgerRights } from '#domain/access/ledger-rights.ts'
import { rightsOn } from '#domain/access/property-rights.ts'
import type { LandlordSide } from '#domain/insight/dashboard/dashboard.schema.ts'
import type { Actor } from '#server/http/actor.ts'

/** What several cards of the landlord's side need to know of the person's rights. */
export const landlordRights = (actor: Actor): Pick<LandlordSide, 'knows' | 'shares'> => ({
  knows: {
    money: knows(actor, (each) => ledgerRights(each.role, each).read === 'all'),
    expenses: knows(actor, (each) => ledgerRights(each.role, each).manage),
    requests: knows(actor, (each) => rightsOn(each.role, each).seeSuggestions),
  },
  shares: actor.engagements.some(({ role }) => role === 'shareholder'),
})

/** True for own properties, or when an owner granted the right. */
const knows = ({ side, roles, subject, engagements }: Actor, given: (engagement: Engagement) => boolean) =>
  (side === 'all' && (roles.isHost || subject.owned_id.length > 0)) || engagements.some(given)
