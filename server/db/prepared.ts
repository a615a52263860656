import { fillPlaceholders, is, type Placeholder, SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { ambientOf, type Db } from './client.ts'

const dialect = new PgDialect()

/** A statement of ours, written once; its placeholders are filled by their names, and its rows are as they come. */
export function statementOf<Row>(made: SQL<Row>): (db: Db, values: Record<string, unknown>) => Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(made)
  return (db, values) => db.rows<Row>(text, fillPlaceholders(params, values))
}

/** What drizzle's builders can do, as far as it is needed here. */
export interface Preparable<Result> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> }
}
export type Statement<Result> = (values: Record<string, unknown>) => Promise<Result>

function prepare<Row>(db: Db, made: SQL<Row> | Preparable<Row[]>): Statement<Row[]> {
  if (is(made, SQL)) {
    const statement = statementOf(made)
    return (values) => statement(db, values)
  }
  // Without a name: the pool names each text by itself (`PlannedStatements`).
  const prepared = made.prepare('')
  return (values) => prepared.execute(values)
}

const keptForms = 200

/** Statements that were written once, for each database those of the last two hundred forms. */
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
    // The one that was wanted longest ago goes first.
    known.delete(key)
    known.set(key, statement)
    if (known.size > keptForms) known.delete(known.keys().next().value!)
    return statement
  }
}

/** Where the values of these names will stand. */
export type Open<Values> = { [Name in keyof Values & string]: Placeholder<Name, Values[Name]> }
export type SomePlaces = Record<string, Placeholder>
export type ValuesOf<Places extends SomePlaces> = {
  [Name in keyof Places]: Places[Name] extends Placeholder<string, infer Value> ? Value : never
}

export const openPlaces = new Proxy({}, { get: (_, name: string) => sql.placeholder(name) })

/**
 * A statement that is written once and filled with values by their names: writing one takes drizzle longer than sending
 * it. Several ids are given as one value: `= any(${ids}::uuid[])`.
 */
export function written<Places extends SomePlaces, Row>(
  build: (db: Db, values: Places) => Preparable<Row[]>,
): (db: Db, values: ValuesOf<Places>) => Promise<Row[]>
export function written<Places extends SomePlaces, Row>(
  build: (db: Db, values: Places) => SQL<Row>,
): (db: Db, values: ValuesOf<Places>) => Promise<Row[]>
export function written<Places extends SomePlaces, Row>(
  build: (db: Db, values: Places) => SQL<Row> | Preparable<Row[]>,
) {
  const statementFor = keptStatements<Row>()
  return async (db: Db, values: ValuesOf<Places>): Promise<Row[]> =>
    statementFor(db, '', (ambient) => build(ambient, openPlaces as Places))(values)
}
