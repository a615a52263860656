import { self } from '#domain/access/engagements.ts'
import { refuseEngagement } from '#domain/engagements/engagements.messages.ts'
import type { OwnerFilter } from '#domain/engagements/engagements.schema.ts'
import type { Actor } from '#server/http/actor.ts'

/**
 * The caller as a list takes them: narrowed to the owner named in the query, or to the one chosen in the header. It can
 * only ever take relations away. Single records are read without it, so that a link opens whatever is chosen.
 */
export function inView(actor: Actor, owner?: OwnerFilter): Actor {
  // An administrator sees everything because of the office, not because of engagements.
  if (owner === 'all' || actor.subject.role === 'admin') return actor
  const wanted = owner ?? actor.chosen
  if (wanted === null) return actor
  if (wanted === self) return { ...actor, engagements: [] }
  const engagements = actor.engagements.filter(({ owner_id }) => owner_id === wanted)
  if (engagements.length === 0) throw refuseEngagement('owner_unknown')
  return { ...actor, engagements, side: 'engaged' }
}
