import { and, eq, ne, or, type SQL } from 'drizzle-orm'
import { suggestions } from '#server/db/schema/suggestions.ts'
import type { Actor } from '#server/http/actor.ts'
import { relationTo, visibleTo } from './property-scope.queries.ts'

/** Whoever stands on the property reads its requests; a tenant only the own ones, not those of the others who live there. */
export function suggestionsSeenBy(actor: Actor): SQL {
  const { owned_id, renters_id, role } = actor.subject
  const own = eq(suggestions.tenant_id, actor.userId)
  const onlyRents = role !== 'admin' && actor.roles.isTenant && owned_id.length === 0 && renters_id.length > 0
  return and(visibleTo(actor), onlyRents ? own : or(ne(relationTo(actor), 'tenant'), own))!
}
