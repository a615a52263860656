import { and, eq, ne, or, type SQL } from 'drizzle-orm'
import { suggestions } from '#server/db/schema/suggestions.ts'
import type { Viewer } from '#server/http/actor.ts'
import { withRight } from './document-scope.queries.ts'
import { relationTo, visibleTo } from './property-scope.queries.ts'

/**
 * Requests of a property are visible to the owner and to staff who manage or receive them; a tenant only sees their
 * own.
 */
export function suggestionsSeenBy(actor: Viewer): SQL {
  const { owned_id, renters_id, role } = actor.subject
  const engaged = actor.engagements.length > 0
  const own = eq(suggestions.tenant_id, actor.callerId)
  const readsAll = withRight(actor, (rights) => rights.seeSuggestions)
  const onlyRents =
    role !== 'admin' && !engaged && actor.roles.isTenant && owned_id.length === 0 && renters_id.length > 0
  return and(visibleTo(actor), onlyRents ? own : or(and(ne(relationTo(actor), 'tenant'), readsAll), own))!
}
