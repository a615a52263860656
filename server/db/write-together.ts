import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/**
 * Sends independent statements of one transaction without waiting in between; they run in the order in which they were
 * sent. When one fails, the others are awaited, or they would run after the rollback.
 */
export async function awaitAll<Results extends readonly unknown[] | []>(
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
 * Runs writes that do not read each other's results as one statement, in one round trip. Rows may refer to each other,
 * because foreign keys are checked when the statement ends.
 */
export const writeTogether = async (db: Db, writes: readonly SQLWrapper[]): Promise<void> => {
  if (writes.length > 0) await db.execute(writtenTogether(writes))
}

/** Builds the statement of `writeTogether`. */
export function writtenTogether(writes: readonly SQLWrapper[]): SQL {
  const others = writes.slice(0, -1).map((write, at) => sql`${sql.identifier(`w${at}`)} as (${write.getSQL()})`)
  const before = others.length > 0 ? sql`with ${sql.join(others, sql`, `)} ` : sql.empty()
  return sql`${before}${writes.at(-1)!.getSQL()}`
}
