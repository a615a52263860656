import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

/** Built once for each handle and planned once for each connection: for the statements of every request. */
export function preparedOn<Handle extends Db, Query>(build: (db: Handle) => Query): (db: Handle) => Query {
  const kept = new WeakMap<Handle, Query>()
  return (db) => {
    const known = kept.get(db)
    if (known) return known
    const query = build(db)
    kept.set(db, query)
    return query
  }
}

const dialect = new PgDialect()

/** The same for a statement of ours; its placeholders are filled by their names, and its rows are as they come. */
export function statementOf<Row>(made: SQL<Row>): (db: Db, values: Record<string, unknown>) => Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(made)
  return (db, values) => db.rows<Row>(text, fillPlaceholders(params, values))
}
