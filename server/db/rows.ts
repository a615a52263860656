import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from './client.ts'

/** The first row of a query, or null. */
export async function firstRow<Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | null> {
  return (await rows)[0] ?? null
}

/** The row of a query that always has one. */
export const onlyRow = async <Row>(rows: PromiseLike<readonly Row[]>): Promise<Row> => (await rows)[0]!

const dialect = new PgDialect()

/**
 * Runs a raw statement and returns its rows as the driver reads them: dates and timestamps stay text. Outside of
 * production every row is checked against the schema. The rows are never converted, so a schema only describes them.
 */
export async function rowsOf<Row>(db: Db, row: z.ZodType<Row, Row>, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute(statement)
  if (db.checksRows) checkRows(rows, row, statement)
  return rows as Row[]
}

const shownLetters = 80

function checkRows(rows: readonly unknown[], row: z.ZodType, statement: SQL) {
  const result = z.array(row).safeParse(rows)
  if (result.success) return
  const words = dialect.sqlToQuery(statement).sql.replace(/\s+/g, ' ').trim()
  throw new Error(`Rows of "${words.slice(0, shownLetters)}" do not fit their schema: ${z.prettifyError(result.error)}`)
}
