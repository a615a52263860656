import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/** Values under their names, each from a select of its own, in one statement. */
export async function readTogether(db: Db, parts: Record<string, SQL>): Promise<Record<string, unknown>> {
  const columns = Object.entries(parts).map(([name, value]) => sql`(${value}) as ${sql.identifier(name)}`)
  const { rows } = (await db.execute(sql`select ${sql.join(columns, sql`, `)}`)) as unknown as {
    rows: [Record<string, unknown>]
  }
  return rows[0]
}
