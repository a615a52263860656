import { and, eq, ne, sql } from 'drizzle-orm'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { groupStates } from '#domain/property/suggestions/suggestions.rules.ts'
import { priorities } from '#domain/property/suggestions/suggestions.schema.ts'
import { withRight } from '#server/access/document-scope.queries.ts'
import { relationTo } from '#server/access/property-scope.queries.ts'
import { suggestionsSeenBy } from '#server/access/suggestion-scope.queries.ts'
import { inText } from '#server/db/page.ts'
import { rowsAsJson } from '#server/db/read-together.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { suggestionTables } from '#server/features/property/suggestions/suggestion-row.queries.ts'
import type { Viewer } from '#server/http/actor.ts'
import type { SelectedCard } from '../start-card.ts'

type ToAnswer = CardValue<'to_answer'>
interface RequestsJson {
  total: number
  rows: (Omit<ToAnswer['documents'][number], 'property_title'> & { baslik: string })[]
}

const shown = 5
/** Long ones are read in full when they are opened. */
const longest = 160

/** Not those of the user's own home, which somebody else answers. */
const waiting = (viewer: Viewer) =>
  and(
    suggestionsSeenBy(viewer),
    ne(relationTo(viewer), 'tenant'),
    withRight(viewer, (rights) => rights.manageSuggestions),
    eq(suggestions.durum, groupStates.waiting),
  )

const mostUrgent = sql`array_position(array[${sql.join(
  priorities.map((name) => sql.raw(`'${name}'`)),
  sql`, `,
)}]::text[], ${suggestions.oncelik}) desc nulls last`

export const toAnswer: SelectedCard<ToAnswer, RequestsJson> = {
  empty: { documents: [], total: 0 },
  select(viewer) {
    const first = sql`select ${suggestions.id}, "properties"."baslik", asking.username as tenant,
        left(${suggestions.aciklama}, ${inText(longest)}) as text, ${suggestions.oncelik} as priority,
        (${suggestions.olusturma_tarihi} at time zone 'Europe/Istanbul')::date as on
      from ${suggestionTables} where ${waiting(viewer)}
      order by ${mostUrgent}, ${suggestions.olusturma_tarihi}, ${suggestions.id} limit ${inText(shown)}`
    return sql`select json_build_object('total', (select count(*) from ${suggestionTables} where ${waiting(viewer)}),
      'rows', (${rowsAsJson(first)}))`
  },
  toValue: ({ rows, total }) => ({
    documents: rows.map(({ baslik, ...row }) => ({ ...row, property_title: titleOf({ baslik }) })),
    total,
  }),
}
