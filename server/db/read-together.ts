import { Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** As a row arrives from a statement that answers in JSON: instants are texts. */
export type AsJson<Row> = { [Name in keyof Row]: Exclude<Row[Name], Date> | (Date extends Row[Name] ? string : never) }

/** A select that says what its rows are. */
export type SelectOf<Row> = SQLWrapper & { _: { readonly result: Row[] } }

/** What the rows of a function's select are once they arrive as JSON. */
export type JsonRows<Select extends (...given: never[]) => SelectOf<unknown>> = AsJson<
  ReturnType<Select>['_']['result'][number]
>[]

/** Columns of two tables may share a name, which a select inside another one may not have twice. */
export function named<Fields extends Record<string, SQLWrapper>>(fields: Fields): Fields {
  const made: Record<string, SQLWrapper> = {}
  for (const [name, value] of Object.entries(fields)) {
    const plain = sql`${value}`
    made[name] = (is(value, Column) ? plain.mapWith(value) : plain).as(name)
  }
  return made as Fields
}

/** All rows of a select as one value. */
export const rowsAsJson = (select: SQLWrapper): SQL =>
  sql`select coalesce(json_agg(row_to_json(r)), '[]') from (${select.getSQL()}) r`

/** The statement of `readTogether`. */
export function together<Found>(values: { [Name in keyof Found]: SQL }, common: SQL = sql.empty()): SQL<Found> {
  const columns = Object.entries<SQL>(values).map(([name, value]) => sql`(${value}) as ${sql.identifier(name)}`)
  return sql<Found>`${common} select ${sql.join(columns, sql`, `)}`
}

/**
 * Values under their names, each from a select of its own, in one statement: one way to the database instead of many.
 * `common` is what several of them read from (`with …`).
 */
export async function readTogether<Found>(
  db: Db,
  values: { [Name in keyof Found]: SQL },
  common: SQL = sql.empty(),
): Promise<Found> {
  const { rows } = await db.execute(together(values, common))
  return rows[0] as Found
}
