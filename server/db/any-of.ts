import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm'

/** Ids that are known, or come when the statement is sent. */
export type Ids = readonly string[] | Placeholder

/** One text however many ids there are, unlike `inArray`. */
export const anyOf = (column: Column, ids: Ids): SQL =>
  sql`${column} = any(${Array.isArray(ids) ? sql.param(ids) : ids}::uuid[])`
