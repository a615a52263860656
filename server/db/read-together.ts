import { Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** A row as it arrives from a statement that returns JSON: timestamps are strings. */
export type AsJson<Row> = { [Name in keyof Row]: Exclude<Row[Name], Date> | (Date extends Row[Name] ? string : never) }

/** A select that carries the type of its rows. */
export type SelectOf<Row> = SQLWrapper & { _: { readonly result: Row[] } }

/** The JSON row type of the select that a function returns. */
export type JsonRows<Select extends (...given: never[]) => SelectOf<unknown>> = AsJson<
  ReturnType<Select>['_']['result'][number]
>[]

/** Gives each column its own alias, because an inner select may not have two columns of the same name. */
export function withAliases<Fields extends Record<string, SQLWrapper>>(fields: Fields): Fields {
  const made: Record<string, SQLWrapper> = {}
  for (const [name, value] of Object.entries(fields)) {
    const plain = sql`${value}`
    made[name] = (is(value, Column) ? plain.mapWith(value) : plain).as(name)
  }
  return made as Fields
}

export const rowsAsJson = (select: SQLWrapper): SQL =>
  sql`select coalesce(json_agg(row_to_json(r)), '[]') from (${select.getSQL()}) r`

/** Builds the statement of `readTogether`. */
export function selectTogether<Found>(values: { [Name in keyof Found]: SQL }, common: SQL = sql.empty()): SQL<Found> {
  const columns = Object.entries<SQL>(values).map(([name, value]) => sql`(${value}) as ${sql.identifier(name)}`)
  return sql<Found>`${common} select ${sql.join(columns, sql`, `)}`
}

/**
 * Reads several named values, each from its own select, in one statement and one round trip. `common` is a shared `with
 * …` clause.
 */
export async function readTogether<Found>(
  db: Db,
  values: { [Name in keyof Found]: SQL },
  common: SQL = sql.empty(),
): Promise<Found> {
  const { rows } = await db.execute(selectTogether(values, common))
  return rows[0] as Found
}

const inUtc = /^(.{19})(?:\.(\d+))?\+00:00$/

/**
 * PostgreSQL writes timestamps into JSON as `2026-11-17T09:30:00.123456+00:00`. When the zone is UTC the text is
 * converted without parsing a date, which would take longer than the rest of a row.
 */
export function instantOf(at: string): string {
  const [, second, fraction = ''] = inUtc.exec(at) ?? []
  return second ? `${second}.${fraction.slice(0, 3).padEnd(3, '0')}Z` : new Date(at).toISOString()
}
