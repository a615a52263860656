import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { keptStatements } from './prepared.ts'
import { writtenTogether } from './write-together.ts'

export interface Rows<Table extends PgTable = PgTable> {
  table: Table
  rows: readonly Table['$inferInsert'][]
}

/** Rows of one table, as a part of `insertTogether`. */
export const rowsOf = <Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): Rows => ({
  table,
  rows,
})

/** More rows than this are written rarely, and each number of them would be a statement of its own. */
const keptRows = 8

type Row = Record<string, unknown>

/** What the columns make by themselves is made for each row, and not once for all that are written by this statement. */
function whole(table: PgTable, row: Row): Row {
  const made: Row = {}
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const value = row[name] ?? (row[name] === null ? null : (column.defaultFn?.() ?? column.onUpdateFn?.()))
    if (value === undefined) continue
    if (is(value, SQL)) throw new Error(`${getTableName(table)}.${name} is not a value`)
    made[name] = value
  }
  return made
}

/** Rows as places under names that begin with the prefix, and what belongs there. */
export function placesOf({ table, rows }: Rows, prefix: string) {
  const values: Row = {}
  const places = rows.map((row, at) => {
    const made: Row = {}
    for (const [name, value] of Object.entries(whole(table, row))) {
      const place = `${prefix}${at}.${name}`
      values[place] = value
      made[name] = sql.placeholder(place)
    }
    return made
  })
  return { places, values, form: places.map((place) => Object.keys(place)) }
}

const statementFor = keptStatements<unknown>()

/** Rows of one table or of several in one statement, which is written once for their columns and their number. */
export async function insertTogether(db: Db, inserts: readonly Rows[]): Promise<void> {
  const given = inserts.filter(({ rows }) => rows.length > 0)
  if (given.length === 0) return
  if (given.some(({ rows }) => rows.length > keptRows)) {
    await db.execute(writtenTogether(given.map(({ table, rows }) => db.insert(table).values([...rows]))))
    return
  }
  const parts = given.map((each, at) => ({ ...placesOf(each, `${at}.`), table: each.table }))
  const key = JSON.stringify(parts.map(({ table, form }) => [getTableName(table), form]))
  const statement = statementFor(db, key, (ambient) =>
    writtenTogether(parts.map(({ table, places }) => ambient.insert(table).values(places))),
  )
  await statement(Object.assign({}, ...parts.map(({ values }) => values)))
}
