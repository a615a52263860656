import { rightsOn } from '#domain/access/property-rights.ts'
import { refuseSuggestion } from '#domain/suggestions/suggestions.messages.ts'
import type { Standing } from '#domain/suggestions/suggestions.rules.ts'
import { findProperty } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { findSuggestion } from './suggestions.queries.ts'

export async function requestFor(db: Db, actor: Actor, id: string) {
  const found = await findSuggestion(db, actor, id)
  if (!found) throw refuseSuggestion('suggestion_missing')
  const { suggestion, relation } = found
  const standing: Standing = {
    manages: rightsOn(relation, actor.subject).manageSuggestions,
    isTenant: suggestion.tenant_id === actor.userId,
    isAuthor: suggestion.created_by === actor.userId,
  }
  return { ...found, standing }
}
export type FoundRequest = Awaited<ReturnType<typeof requestFor>>

/** Finds out where it belongs, then locks that property; what is gone or different by then is so. */
export async function requestToChange(db: Db, actor: Actor, id: string): Promise<FoundRequest> {
  const seen = await requestFor(db, actor, id)
  await findProperty(db, actor, seen.property.id, { lock: true })
  return requestFor(db, actor, id)
}

export const toldOf = ({ suggestion: { id }, tenant, property, relation }: FoundRequest) => ({
  ...{ id, tenant, property, relation },
})
