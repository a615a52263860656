import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

export interface Paging {
  page: number
  size: number
}

export const offsetOf = ({ page, size }: Paging) => (page - 1) * size

/**
 * Writes the row count into the text of a prepared statement: with a parameter, the generic plan expects a tenth of all
 * rows, and scans whole tables for twenty of them.
 */
export function inText(count: number): SQL {
  if (!Number.isSafeInteger(count) || count < 0) throw new Error(`Not a number of rows: ${count}`)
  return sql.raw(String(count))
}

/** For `orderBy`, including limit and offset in the text, because drizzle's own `limit` is a parameter. */
export const firstOf = (order: readonly SQLWrapper[], size: number, offset = 0): SQL =>
  sql`${sql.join([...order], sql`, `)} limit ${inText(size)} offset ${inText(offset)}`

/** The specified reply of every list; only the reply calls its items `documents`. */
export const pageOf = <Item>(items: Item[], total: number, { page, size }: Paging) => ({
  documents: items,
  total,
  hasMore: page * size < total,
})
