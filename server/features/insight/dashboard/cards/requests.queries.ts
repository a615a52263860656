import { sql } from 'drizzle-orm'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { suggestionFilter } from '#domain/property/suggestions/suggestions.schema.ts'
import {
  type FoundSuggestions,
  pageOfSuggestions,
  suggestionsStatement,
} from '#server/features/property/suggestions/suggestion-list.queries.ts'
import type { SelectedCard } from '../start-card.ts'

const firstFive = suggestionFilter.parse({ size: 5 })

/** The first page of the list that the card shows. */
export const requests: SelectedCard<CardValue<'requests'>, FoundSuggestions> = {
  empty: null,
  select: (viewer) => sql`select row_to_json(list) from (${suggestionsStatement(viewer, firstFive)}) as list`,
  toValue: (found) => pageOfSuggestions(found, firstFive),
}
