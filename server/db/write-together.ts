import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/**
 * Writes of which none needs what another writes, in one statement: one way to the database instead of many. Rows may
 * refer to each other: references are looked at when the statement ends.
 */
export async function writeTogether(db: Db, writes: readonly SQLWrapper[]): Promise<void> {
  const last = writes.at(-1)
  if (!last) return
  const others = writes.slice(0, -1).map((write, at) => sql`${sql.identifier(`w${at}`)} as (${write.getSQL()})`)
  const before = others.length > 0 ? sql`with ${sql.join(others, sql`, `)} ` : sql.empty()
  await db.execute(sql`${before}${last.getSQL()}`)
}
