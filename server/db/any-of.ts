import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm'

/** Ids as values, or as a placeholder that is filled when the statement is sent. */
export type Ids = readonly string[] | Placeholder

/** Produces the same SQL text for any number of ids, unlike `inArray`, so that the prepared statement is reused. */
export const anyOf = (column: Column, ids: Ids): SQL =>
  sql`${column} = any(${Array.isArray(ids) ? sql.param(ids) : ids}::uuid[])`
