import type { Viewer } from '#server/http/actor.ts'

/** What the person has of their own, narrowed to the owner chosen in the header, and whether they work for one. */
export const relationsOf = ({ subject, roles, engagements, side }: Viewer) => ({
  owns: side === 'all' && subject.owned_id.length > 0,
  rents: side === 'all' && subject.renters_id.length > 0,
  isHost: side === 'all' && roles.isHost,
  isTenant: side === 'all' && roles.isTenant,
  isEngaged: engagements.length > 0,
})
