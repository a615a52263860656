import { fillPlaceholders, is, type Placeholder, SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { ambientOf, type Db } from './client.ts'

const dialect = new PgDialect()

/** A raw statement that is built once; its placeholders are filled by name, and its rows are returned unmapped. */
export function statementOf<Row>(made: SQL<Row>): (db: Db, values: Record<string, unknown>) => Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(made)
  return (db, values) => db.rows<Row>(text, fillPlaceholders(params, values))
}

/** The part of drizzle's query builders that is needed here. */
export interface Preparable<Result> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> }
}
export type Statement<Result> = (values: Record<string, unknown>) => Promise<Result>

function prepare<Row>(db: Db, made: SQL<Row> | Preparable<Row[]>): Statement<Row[]> {
  if (is(made, SQL)) {
    const statement = statementOf(made)
    return (values) => statement(db, values)
  }
  // Without a name, because the pool names each text itself (`PlannedStatements`).
  const prepared = made.prepare('')
  return (values) => prepared.execute(values)
}

const keptForms = 200

/** Caches built statements: for each database, the two hundred forms that were used last. */
export function keptStatements<Row>() {
  const kept = new WeakMap<Db, Map<string, Statement<Row[]>>>()
  return (handle: Db, key: string, write: (db: Db) => SQL<Row> | Preparable<Row[]>): Statement<Row[]> => {
    const db = ambientOf(handle)
    let known = kept.get(db)
    if (!known) {
      known = new Map()
      kept.set(db, known)
    }
    const statement = known.get(key) ?? prepare(db, write(db))
    // Map order is the order of use, so the least recently used statement is dropped first.
    known.delete(key)
    known.set(key, statement)
    if (known.size > keptForms) known.delete(known.keys().next().value!)
    return statement
  }
}

/** One placeholder for each named value. */
export type Placeholders<Values> = { [Name in keyof Values & string]: Placeholder<Name, Values[Name]> }
export type AnyPlaceholders = Record<string, Placeholder>
export type ValuesOf<Params extends AnyPlaceholders> = {
  [Name in keyof Params]: Params[Name] extends Placeholder<string, infer Value> ? Value : never
}

export const namedPlaceholders = new Proxy({}, { get: (_, name: string) => sql.placeholder(name) })

/**
 * A statement that is built once and filled with values by name, because building it in drizzle takes longer than
 * sending it. Several ids are passed as one value: `= any(${ids}::uuid[])`.
 */
export function preparedQuery<Params extends AnyPlaceholders, Row>(
  build: (db: Db, values: Params) => Preparable<Row[]>,
): (db: Db, values: ValuesOf<Params>) => Promise<Row[]>
export function preparedQuery<Params extends AnyPlaceholders, Row>(
  build: (db: Db, values: Params) => SQL<Row>,
): (db: Db, values: ValuesOf<Params>) => Promise<Row[]>
export function preparedQuery<Params extends AnyPlaceholders, Row>(
  build: (db: Db, values: Params) => SQL<Row> | Preparable<Row[]>,
) {
  const statementFor = keptStatements<Row>()
  return async (db: Db, values: ValuesOf<Params>): Promise<Row[]> =>
    statementFor(db, '', (ambient) => build(ambient, namedPlaceholders as Params))(values)
}
