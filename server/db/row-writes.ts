import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgInsertBase, PgTable, PgUpdateBuilder } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { type AnyPlaceholders, keptStatements, namedPlaceholders, type Preparable, type ValuesOf } from './prepared.ts'
import { writtenTogether } from './write-together.ts'

/** Larger inserts are rare, and each number of rows would need its own prepared statement. */
const keptRows = 8

type Row = Record<string, unknown>

/** Evaluates column defaults for each row, because a prepared statement would reuse one value for all rows. */
function whole(table: PgTable, row: Row): Row {
  const made = { ...row }
  for (const [name, { defaultFn }] of Object.entries(getTableColumns(table)))
    if (made[name] === undefined && defaultFn) made[name] = defaultFn()
  return made
}

/** Placeholders for these rows under names with the prefix, and their values. */
function placeholdersOf(rows: readonly Row[], prefix: string) {
  const values: Row = {}
  const placeholders = rows.map((row, at) => {
    const made: Row = {}
    for (const [name, value] of Object.entries(row)) {
      if (value === undefined) continue
      if (is(value, SQL)) throw new Error(`${name} is a part of a statement, and no value`)
      const placeholder = `${prefix}${at} ${name}`
      // drizzle encodes the value as for the column itself.
      made[name] = value === null ? null : sql.placeholder(placeholder)
      if (value !== null) values[placeholder] = value
    }
    return made
  })
  const form = placeholders.map((row) =>
    Object.entries(row).map(([name, placeholder]) => (placeholder === null ? [name] : name)),
  )
  return { placeholders, values, form }
}

export interface Rows<Table extends PgTable = PgTable> {
  table: Table
  rows: readonly Table['$inferInsert'][]
}

/** Rows of one table, as an argument of `insertTogether`. */
export const rowsInto = <Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): Rows => ({
  table,
  rows,
})

const insertFor = keptStatements<unknown>()

/**
 * Inserts rows of one or several tables in one statement, which is built once for each combination of columns and row
 * counts.
 */
export async function insertTogether(db: Db, inserts: readonly Rows[]): Promise<void> {
  const given = inserts.filter(({ rows }) => rows.length > 0)
  if (given.length === 0) return
  if (given.some(({ rows }) => rows.length > keptRows)) {
    await db.execute(writtenTogether(given.map(({ table, rows }) => db.insert(table).values([...rows]))))
    return
  }
  const parts = given.map(({ table, rows }, at) => {
    const wholeRows = rows.map((row) => whole(table, row))
    return { table, ...placeholdersOf(wholeRows, `${at} `) }
  })
  const key = JSON.stringify(parts.map(({ table, form }) => [getTableName(table), form]))
  const insert = insertFor(db, key, (ambient) =>
    writtenTogether(parts.map(({ table, placeholders }) => ambient.insert(table).values(placeholders))),
  )
  await insert(Object.assign({}, ...parts.map(({ values }) => values)))
}

/** An insert with an extra clause, such as `on conflict do nothing` or `returning`. */
export function inserting<Table extends PgTable, Answer>(
  table: Table,
  finish: (insert: PgInsertBase<Table, NodePgQueryResultHKT>) => Preparable<Answer[]>,
): (db: Db, rows: readonly Table['$inferInsert'][]) => Promise<Answer[]> {
  const statementFor = keptStatements<Answer>()
  return async (db, rows) => {
    if (rows.length > keptRows)
      return finish(db.insert(table).values([...rows]))
        .prepare('')
        .execute({})
    const wholeRows = rows.map((row) => whole(table, row))
    const { placeholders, values, form } = placeholdersOf(wholeRows, '')
    const statement = statementFor(db, JSON.stringify(form), (ambient) =>
      finish(ambient.insert(table).values(placeholders as never)),
    )
    return statement(values)
  }
}

type Update<Table extends PgTable> = ReturnType<PgUpdateBuilder<Table, NodePgQueryResultHKT>['set']>

/** An update whose statement is built once for each set of changed columns; `values` select the rows. */
export function updating<Table extends PgTable, Params extends AnyPlaceholders, Answer>(
  table: Table,
  finish: (update: Update<Table>, values: Params) => Preparable<Answer[]>,
): (db: Db, change: Partial<Table['$inferInsert']>, values: ValuesOf<Params>) => Promise<Answer[]> {
  const statementFor = keptStatements<Answer>()
  return async (db, change, values) => {
    const { placeholders, values: changed, form } = placeholdersOf([change], 'set ')
    const statement = statementFor(db, JSON.stringify(form), (ambient) =>
      finish(ambient.update(table).set(placeholders[0] as never), namedPlaceholders as Params),
    )
    return statement({ ...changed, ...values })
  }
}
