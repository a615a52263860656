import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/**
 * Statements of one transaction that need nothing of each other go out without waiting in between, and run in the order in
 * which they were sent. When one fails the others are waited for, or they would go on after the rollback.
 */
export async function together<Results extends readonly unknown[] | []>(
  works: Results,
): Promise<{ -readonly [At in keyof Results]: Awaited<Results[At]> }> {
  try {
    return await Promise.all(works)
  } catch (error) {
    await Promise.allSettled(works)
    throw error
  }
}

/**
 * Writes of which none needs what another writes, in one statement: one way to the database instead of many. Rows may
 * refer to each other: references are looked at when the statement ends.
 */
export const writeTogether = async (db: Db, writes: readonly SQLWrapper[]): Promise<void> => {
  if (writes.length > 0) await db.execute(writtenTogether(writes))
}

/** That statement. */
export function writtenTogether(writes: readonly SQLWrapper[]): SQL {
  const others = writes.slice(0, -1).map((write, at) => sql`${sql.identifier(`w${at}`)} as (${write.getSQL()})`)
  const before = others.length > 0 ? sql`with ${sql.join(others, sql`, `)} ` : sql.empty()
  return sql`${before}${writes.at(-1)!.getSQL()}`
}
