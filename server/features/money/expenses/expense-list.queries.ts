import { and, asc, desc, eq, gte, isNotNull, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CategoryTotal, ExpenseFilter } from '#domain/money/expenses/expenses.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { offsetOf } from '#server/db/page.ts'
import { rowsOf } from '#server/db/rows.ts'
import { expenses } from '#server/db/schema/expenses.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'
import { keptBy, selectExpenses } from './expenses.queries.ts'

const maxProperties = 50
export const maxExported = 20_000

type SelectionFilter = Omit<ExpenseFilter, 'page' | 'size' | 'owner'>

const newestFirst = [desc(expenses.on_date), desc(expenses.id)]
const sum = (column: SQL) => sql<number>`coalesce(sum(${column}), 0)::float8`

function matching(
  actor: Actor,
  { property, bearer, year, from, to, state, q }: Omit<SelectionFilter, 'category'>,
): SQL {
  return and(
    keptBy(actor),
    property ? eq(expenses.property_id, property) : undefined,
    bearer === 'all' ? undefined : eq(expenses.bearer, bearer),
    year > 0
      ? and(gte(expenses.on_date, `${pad(year)}-01-01`), lte(expenses.on_date, `${pad(year)}-12-31`))
      : undefined,
    from ? gte(expenses.on_date, from) : undefined,
    to ? lte(expenses.on_date, to) : undefined,
    state === 'void' ? isNotNull(expenses.voided_at) : isNull(expenses.voided_at),
    state === 'unpaid' ? isNull(expenses.paid_on) : undefined,
    ...likePatterns(q).map((word) => or(like(expenses.search_key, word), like(properties.search_key, word))),
  )!
}
const pad = (year: number) => String(year).padStart(4, '0')
const ofCategory = (category: SelectionFilter['category']) =>
  category === 'all' ? undefined : eq(expenses.category, category)

export const expensePage = (db: Db, actor: Actor, filter: ExpenseFilter) =>
  selectExpenses(db)
    .where(and(matching(actor, filter), ofCategory(filter.category)))
    .orderBy(...newestFirst)
    .limit(filter.size)
    .offset(offsetOf(filter))

export const expensesToExport = (db: Db, actor: Actor, which: SelectionFilter) =>
  selectExpenses(db)
    .where(and(matching(actor, which), ofCategory(which.category)))
    .orderBy(...newestFirst)
    .limit(maxExported)

/** Same filters but for the category, so that every category chip shows its count. */
export const totalsByCategory = (db: Db, actor: Actor, which: SelectionFilter): Promise<CategoryTotal[]> =>
  db
    .select({
      category: expenses.category,
      count: sql<number>`count(*)::int`,
      amount: sum(sql`${expenses.amount}`),
      tenant_amount: sum(sql`${expenses.tenant_amount}`),
      unpaid: sum(sql`case when ${expenses.paid_on} is null then ${expenses.amount} end`),
    })
    .from(expenses)
    .innerJoin(properties, and(eq(properties.id, expenses.property_id), isNull(properties.deleted_at)))
    .where(matching(actor, which))
    .groupBy(expenses.category)
    .orderBy(desc(sum(sql`${expenses.amount}`)), asc(expenses.category))

const facets = z.strictObject({
  years: z.array(z.number().int()),
  places: z.array(z.strictObject({ id: z.uuid(), baslik: z.string() })),
})

/** The years and properties that have expenses, in one statement. */
export async function expenseFacets(db: Db, actor: Actor) {
  const [found] = await rowsOf(
    db,
    facets,
    sql`select
    (select coalesce(json_agg(y.year order by y.year desc), '[]') from (
      select distinct extract(year from ${expenses.on_date})::int as year from ${expenses}
        join ${properties} on ${properties.id} = ${expenses.property_id} and ${properties.deleted_at} is null
        where ${keptBy(actor)}) y) as years,
    (select coalesce(json_agg(json_build_object('id', p.id, 'baslik', p.baslik) order by p.title_key, p.id), '[]') from (
      select ${properties.id}, ${properties.baslik}, ${properties.title_key} from ${properties}
        where ${properties.deleted_at} is null
          and ${properties.id} in (select ${expenses.property_id} from ${expenses} where ${keptBy(actor)})
        order by ${properties.title_key}, ${properties.id} limit ${maxProperties}) p) as places`,
  )
  const { years, places: options } = found!
  return { years, properties: options.map(({ id, baslik }) => ({ id, title: titleOf({ baslik }) })) }
}

/** Properties where this person may add an expense; the requested one comes first. */
export async function propertiesForExpenses(db: Db, actor: Actor, { property, q }: { property: string; q: string }) {
  const reach = moneyInReach(
    actor,
    { owner_id: sql`${properties.creator}`, property_id: sql`${properties.id}` },
    'manage',
  )
  const asked = property ? eq(properties.id, property) : null
  const found = and(...likePatterns(q).map((word) => like(properties.search_key, word))) ?? sql`true`
  const rows = await db
    .select({ id: properties.id, baslik: properties.baslik, owner_id: properties.creator })
    .from(properties)
    .where(and(isNull(properties.deleted_at), reach, asked ? or(asked, found) : found))
    .orderBy(...(asked ? [desc(asked)] : []), asc(properties.title_key), asc(properties.id))
    .limit(maxProperties)
  return rows.map(({ baslik, ...row }) => ({ ...row, title: titleOf({ baslik }) }))
}
