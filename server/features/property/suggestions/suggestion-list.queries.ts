import { and, asc, desc, eq, inArray, like, not, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Relation } from '#domain/access/property-rights.ts'
import { maxFixtures } from '#domain/property/fixtures/fixtures.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { groupStates } from '#domain/property/suggestions/suggestions.rules.ts'
import {
  type CommentView,
  listLimits,
  type StateGroup,
  type SuggestionCard,
  type SuggestionFilter,
  stateGroups,
} from '#domain/property/suggestions/suggestions.schema.ts'
import { withRight } from '#server/access/document-scope.queries.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { relationTo, visibleTo } from '#server/access/property-scope.queries.ts'
import { suggestionsSeenBy } from '#server/access/suggestion-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { inText, offsetOf, pageOf } from '#server/db/page.ts'
import { rowsOf } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { expenses } from '#server/db/schema/expenses.ts'
import { files } from '#server/db/schema/files.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { properties, propertyTenants } from '#server/db/schema/properties.ts'
import { suggestionComments, suggestionFiles, suggestions, suggestionViews } from '#server/db/schema/suggestions.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { newestFirst, suggestionColumns, suggestionTables, toSuggestion } from './suggestion-row.queries.ts'

const maxProperties = 50
const known = Object.values(groupStates)

const rowsAsJson = (rows: SQL) => sql`(select coalesce(json_agg(row_to_json(part)), '[]') from (${rows}) as part)`
const titled = <Row extends { baslik: string }>({ baslik, ...row }: Row) => ({ ...row, title: titleOf({ baslik }) })

const inGroup = (group: SuggestionFilter['durum']) => {
  if (group === 'all') return undefined
  return group === 'other' ? not(inArray(suggestions.durum, known)) : eq(suggestions.durum, groupStates[group])
}

const foundSuggestions = z.strictObject({
  items: z.custom<(SuggestionCard & { baslik: string })[]>(),
  counts: z.array(z.strictObject({ name: z.enum(stateGroups), count: z.number().int() })),
  places: z.array(z.strictObject({ id: z.uuid(), baslik: z.string(), title_key: z.string() })),
})
export type FoundSuggestions = z.output<typeof foundSuggestions>

const sizeOf = (filter: SuggestionFilter) => filter.size ?? (filter.property_id ? listLimits.property : listLimits.all)

/** Page, counts per state and property choices, in one statement. */
export async function suggestionsPage(db: Db, actor: Actor, filter: SuggestionFilter) {
  const [found] = await rowsOf(db, foundSuggestions, suggestionsStatement(actor, filter))
  return pageOfSuggestions(found!, filter)
}

/** One row, `FoundSuggestions`; also part of the dashboard's statement. */
export function suggestionsStatement(actor: Viewer, filter: SuggestionFilter): SQL {
  const size = sizeOf(filter)
  const seen = suggestionsSeenBy(actor)
  const matching = and(
    seen,
    filter.property_id ? eq(suggestions.property_id, filter.property_id) : undefined,
    filter.oncelik === 'all' ? undefined : eq(suggestions.oncelik, filter.oncelik),
    ...likePatterns(filter.q).map((word) =>
      or(like(suggestions.search_key, word), like(properties.search_key, word), sql`asking.search_key like ${word}`),
    ),
  )
  const group = sql`case ${suggestions.durum} ${sql.join(
    Object.entries(groupStates).map(([name, durum]) => sql`when ${durum} then ${name}`),
    sql` `,
  )} else 'other' end`
  return sql`select
    ${rowsAsJson(sql`select ${suggestionColumns(actor)}, ${properties.baslik} from ${suggestionTables}
      where ${and(matching, inGroup(filter.durum))} order by ${newestFirst}
      limit ${inText(size)} offset ${inText(offsetOf({ page: filter.page, size }))}`)} as items,
    ${rowsAsJson(sql`select ${group} as name, count(*)::int as count from ${suggestionTables}
      where ${matching} group by 1`)} as counts,
    ${rowsAsJson(sql`select distinct ${properties.id}, ${properties.baslik}, ${properties.title_key} from ${suggestionTables}
      where ${seen} order by ${properties.title_key} limit ${inText(maxProperties)}`)} as places`
}

export function pageOfSuggestions(found: FoundSuggestions, filter: SuggestionFilter) {
  const size = sizeOf(filter)
  const numbers = new Map(found.counts.map(({ name, count }) => [name, count]))
  const counts = Object.fromEntries(stateGroups.map((name) => [name, numbers.get(name) ?? 0])) as Record<
    StateGroup,
    number
  >
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0)
  const total = filter.durum === 'all' ? all : counts[filter.durum]
  return {
    ...pageOf(
      found.items.map(({ baslik, ...row }) => ({ ...toSuggestion(row), property_title: titleOf({ baslik }) })),
      total,
      { page: filter.page, size },
    ),
    counts,
    places: found.places.map(({ id, baslik }) => titled({ id, baslik })),
  }
}

/** A request with its comments and files; null when missing or not visible to the actor. */
export async function readSuggestion(db: Db, actor: Actor, id: string) {
  const [row] = await rowsOf(
    db,
    detailRow,
    sql`select row_to_json(part) as suggestion from (
    select ${suggestionColumns(actor)}, ${properties.baslik}, ${properties.creator} as owner, ${relationTo(actor)} as relation,
      ${rowsAsJson(sql`select c.id, c.author_id, c.author_name, c.role_label, c.text, c.created_at,
          author.username, author.avatar_file
        from ${suggestionComments} c left join ${users} author on author.id = c.author_id where c.suggestion_id = ${suggestions.id} order by c.created_at, c.id`)} as yorumlar,
      ${rowsAsJson(sql`select v.user_id, v.role_label, v.seen_at from ${suggestionViews} v
        where v.suggestion_id = ${suggestions.id} order by v.seen_at, v.user_id`)} as views,
      coalesce((select json_agg(k.id) from ${suggestionFiles} o join ${files} k on k.id = o.file_id
        where o.suggestion_id = ${suggestions.id} and k.uploaded_by = ${actor.userId}), '[]') as kendi_dosyalari,
      (select json_build_object('id', ${expenses.id}, 'amount', ${expenses.amount}) from ${expenses}
        where ${expenses.suggestion_id} = ${suggestions.id} and ${expenses.voided_at} is null
          and ${moneyInReach(actor, { owner_id: sql`${expenses.owner_id}`, property_id: sql`${expenses.property_id}` }, 'manage')}) as gider
    from ${suggestionTables} where ${suggestions.id} = ${id} and ${suggestionsSeenBy(actor)}) as part`,
  )
  if (!row) return null
  const { baslik, ...suggestion } = row.suggestion
  return { ...toSuggestion(suggestion), property_title: titleOf({ baslik }) }
}

interface RawDetail extends SuggestionCard {
  baslik: string
  owner: string
  relation: Relation
  yorumlar: (CommentView & { username: string | null; avatar_file: string | null })[]
  views: { user_id: string; role_label: string; seen_at: string }[]
  kendi_dosyalari: string[]
  gider: { id: string; amount: number } | null
}
const detailRow = z.strictObject({ suggestion: z.custom<RawDetail>() })

/** Properties for which this person may open a request: those they rent, and let ones whose requests they manage. */
export async function propertiesForSuggestions(db: Db, actor: Actor, q: string, property_id?: string) {
  const mayAsk = or(
    eq(relationTo(actor), 'tenant'),
    and(
      withRight(actor, (rights) => rights.manageSuggestions),
      sql`exists (select 1 from ${propertyTenants} t where t.property_id = ${sql.raw('"properties"."id"')})`,
    ),
  )
  const asked = property_id ? eq(properties.id, property_id) : null
  const found = and(...likePatterns(q).map((word) => like(properties.search_key, word))) ?? sql`true`
  const rows = await db
    .select({ id: properties.id, baslik: properties.baslik, own: sql<boolean>`${relationTo(actor)} = 'tenant'` })
    .from(properties)
    .where(and(visibleTo(actor), mayAsk, asked ? or(asked, found) : found))
    .orderBy(...(asked ? [desc(asked)] : []), asc(properties.title_key), asc(properties.id))
    .limit(maxProperties)
  return rows.map(titled)
}

const choices = z.strictObject({
  tenants: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  fixtures: z.array(z.strictObject({ id: z.uuid(), kind: z.string(), marka: z.string() })),
})

/** Choices of the form for one property: its tenants and fixtures. */
export async function tenantsAndFixtures(db: Db, property_id: string) {
  const [found] = await rowsOf(
    db,
    choices,
    sql`select
    ${rowsAsJson(sql`select u.id, u.username as name from ${propertyTenants} t join ${users} u on u.id = t.user_id
      where t.property_id = ${property_id} order by u.username, u.id`)} as tenants,
    ${rowsAsJson(sql`select f.id, f."demirbasCinsi" as kind, f.marka from ${fixtures} f
      where f.property_id = ${property_id} order by f.id limit ${maxFixtures}`)} as fixtures`,
  )
  const { tenants, fixtures: things } = found!
  return { tenants, fixtures: things.map(({ id, kind, marka }) => ({ id, name: marka ? `${kind} · ${marka}` : kind })) }
}
