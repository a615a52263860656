import type { ActingRole } from '#domain/insight/assistant/intent.rules.ts'
import type { Actor } from '#server/http/actor.ts'

/** The roles in which this person may ask; people working for an owner ask as owner, within their rights. */
export function actingRolesOf({ roles, engagements, side }: Actor): ActingRole[] {
  const own = side === 'all'
  return [
    ...(roles.isAdmin ? (['admin'] as const) : []),
    ...((own && roles.isHost) || engagements.length > 0 ? (['owner'] as const) : []),
    ...(own && roles.isTenant ? (['tenant'] as const) : []),
  ]
}
