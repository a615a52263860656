import { and, eq, sql } from 'drizzle-orm'
import type { CardValue, HomeCard } from '#domain/insight/dashboard/cards.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { relationTo, visibleTo } from '#server/access/property-scope.queries.ts'
import { inText } from '#server/db/page.ts'
import { rowsAsJson } from '#server/db/read-together.ts'
import { deeds, properties } from '#server/db/schema/properties.ts'
import type { SelectedCard } from '../start-card.ts'

const shown = 4

interface HomesRow {
  total: number
  rows: (Omit<HomeCard, 'title'> & { baslik: string })[]
}

/** The first properties of a person who may not open the list, or the properties they rent. */
export const homes: SelectedCard<CardValue<'places'>, HomesRow> = {
  empty: null,
  // Someone who is landlord and tenant has a full list; in the tenant role only the rented properties are shown here.
  isFor: (_, { opensList, sides }) => !opensList || !sides.landlord,
  select(viewer, { opensList }) {
    const seen = opensList ? and(visibleTo(viewer), eq(relationTo(viewer), 'tenant')) : visibleTo(viewer)
    const first = sql`select ${properties.id}, ${properties.baslik}, ${properties.gorsel}, ${properties.is_bina},
        coalesce(nullif(concat_ws(', ', nullif(d.ilce, ''), nullif(d.il, '')), ''), ${properties.adres}) as place
      from ${properties} left join ${deeds} d on d.property_id = ${properties.id}
      where ${seen} order by ${properties.title_key}, ${properties.id} limit ${inText(shown)}`
    return sql`select json_build_object('total', (select count(*) from ${properties} where ${seen}),
      'rows', (${rowsAsJson(first)}))`
  },
  toValue: ({ total, rows }) => ({
    documents: rows.map(({ baslik, ...row }) => ({ ...row, title: titleOf({ baslik }) })),
    total,
  }),
}
