import { rightsForChosenOwner } from '#domain/access/engagements.ts'
import { refuseEngagement } from '#domain/people/engagements/engagements.messages.ts'
import type { OwnerFilter } from '#domain/people/engagements/engagements.schema.ts'
import type { Actor } from '#server/http/actor.ts'

/**
 * The actor narrowed to one owner, for lists filtered by owner. It can only remove access: while an owner is chosen in
 * the header, other owners cannot be requested.
 */
export function inView(actor: Actor, owner: OwnerFilter): Actor {
  // Administrators see everything because of their role, not because of engagements.
  if (owner === undefined || owner === 'all' || owner === actor.chosen || actor.subject.role === 'admin') return actor
  if (actor.chosen !== null) throw refuseEngagement('owner_not_chosen')
  const { own, engagements, side } = rightsForChosenOwner({
    own: actor.subject,
    engagements: actor.engagements,
    chosen: owner,
  })
  if (side === 'engaged' && engagements.length === 0) throw refuseEngagement('owner_unknown')
  return { ...actor, subject: own, engagements, side }
}
