import type { Hat } from '#domain/insight/assistant/intent.rules.ts'
import type { Actor } from '#server/http/actor.ts'

/** As what this person can be answered; who works for an owner asks like one, within their flags. */
export function hatsOf({ roles, engagements, side }: Actor): Hat[] {
  const own = side === 'all'
  return [
    ...(roles.isAdmin ? (['admin'] as const) : []),
    ...((own && roles.isHost) || engagements.length > 0 ? (['owner'] as const) : []),
    ...(own && roles.isTenant ? (['tenant'] as const) : []),
  ]
}
