import { type SQL, sql } from 'drizzle-orm'
import type { MonthFilter } from '#domain/money/payments/payments.schema.ts'
import type { SuggestionFilter } from '#domain/property/suggestions/suggestions.schema.ts'
import { type AskedMonth, monthStatement } from '#server/features/money/payments/month.queries.ts'
import { suggestionsStatement } from '#server/features/property/suggestions/suggestion-list.queries.ts'
import type { Viewer } from '#server/http/actor.ts'

/** The statements of the list screens, each as one JSON value. */
export const monthPart = (actor: Viewer, filter: MonthFilter, asked: AskedMonth): SQL =>
  sql`select row_to_json(list) from (${monthStatement(actor, filter, asked)}) as list`

export const requestsPart = (actor: Viewer, filter: SuggestionFilter): SQL =>
  sql`select row_to_json(list) from (${suggestionsStatement(actor, filter)}) as list`
