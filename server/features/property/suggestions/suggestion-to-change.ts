import { refuseSuggestion } from '#domain/property/suggestions/suggestions.messages.ts'
import type { SuggestionReader } from '#domain/property/suggestions/suggestions.rules.ts'
import { findProperty, rightsFor } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { findSuggestion } from './suggestions.queries.ts'

export async function suggestionFor(db: Db, actor: Actor, id: string) {
  const found = await findSuggestion(db, actor, id)
  if (!found) throw refuseSuggestion('suggestion_missing')
  const { suggestion, relation } = found
  const reader: SuggestionReader = {
    manages: rightsFor(actor, relation, found.property.creator).manageSuggestions,
    isTenant: suggestion.tenant_id === actor.userId,
    isAuthor: suggestion.created_by === actor.userId,
  }
  return { ...found, reader }
}
export type FoundSuggestion = Awaited<ReturnType<typeof suggestionFor>>

/** Finds the request, locks its property, then reads the request again, because it may have changed. */
export async function suggestionToChange(db: Db, actor: Actor, id: string): Promise<FoundSuggestion> {
  const seen = await suggestionFor(db, actor, id)
  await findProperty(db, actor, seen.property.id, { lock: true })
  return suggestionFor(db, actor, id)
}

export const partiesOf = ({ suggestion: { id }, tenant, property, relation }: FoundSuggestion) => ({
  id,
  tenant,
  property,
  relation,
})
