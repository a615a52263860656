import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

export interface Paging {
  page: number
  size: number
}

export const offsetOf = ({ page, size }: Paging) => (page - 1) * size

/**
 * How many rows are wanted stands in the text of a statement that is kept: a plan that only knows that there is some limit
 * expects a tenth of all rows, and reads whole tables for twenty of them.
 */
export function inText(count: number): SQL {
  if (!Number.isSafeInteger(count) || count < 0) throw new Error(`Not a number of rows: ${count}`)
  return sql.raw(String(count))
}

/** For `orderBy`, with how many rows of that order are wanted: drizzle's own `limit` stands beside the text. */
export const firstOf = (order: readonly SQLWrapper[], size: number, offset = 0): SQL =>
  sql`${sql.join([...order], sql`, `)} limit ${inText(size)} offset ${inText(offset)}`

/** The specified reply of every list; only the reply calls its items `documents`. */
export const pageOf = <Item>(items: Item[], total: number, { page, size }: Paging) => ({
  documents: items,
  total,
  hasMore: page * size < total,
})
