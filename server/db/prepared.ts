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
