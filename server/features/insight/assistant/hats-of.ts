import type { Hat } from '#domain/insight/assistant/intent.rules.ts'
import type { Actor } from '#server/http/actor.ts'

/** The roles in which this person may ask; people working for an owner ask as owner, within their rights. */
export function hatsOf({ roles, engagements, side }: Actor): Hat[] {
  const own = side === 'all'
  return [
    ...(roles.isAdmin ? (['admin'] as const) : []),
    ...((own && roles.isHost) || engagements.length > 0 ? (['owner'] as const) : []),
    ...(own && roles.isTenant ? (['tenant'] as const) : []),
  ]
}
