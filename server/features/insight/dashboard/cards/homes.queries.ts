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

/**
 * A person without the property list sees the first four properties visible to them. A person with the list sees the
 * first four that they rent, and only in the tenant role, because the list shows the others.
 */
export const homes: SelectedCard<CardValue<'places'>, HomesRow> = {
  empty: null,
  isFor: (_, { canOpenList, sides }) => !canOpenList || !sides.landlord,
  select(viewer, { canOpenList }) {
    const visible = canOpenList ? and(visibleTo(viewer), eq(relationTo(viewer), 'tenant')) : visibleTo(viewer)
    const first = sql`select ${properties.id}, ${properties.baslik}, ${properties.gorsel}, ${properties.is_bina},
        coalesce(nullif(concat_ws(', ', nullif(d.ilce, ''), nullif(d.il, '')), ''), ${properties.adres}) as place
      from ${properties} left join ${deeds} d on d.property_id = ${properties.id}
      where ${visible} order by ${properties.title_key}, ${properties.id} limit ${inText(shown)}`
    return sql`select json_build_object('total', (select count(*) from ${properties} where ${visible}),
      'rows', (${rowsAsJson(first)}))`
  },
  toValue: ({ total, rows }) => ({
    documents: rows.map(({ baslik, ...row }) => ({ ...row, title: titleOf({ baslik }) })),
    total,
  }),
}
