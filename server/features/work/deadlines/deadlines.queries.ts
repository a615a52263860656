import { and, eq, inArray } from 'drizzle-orm'
import type { Side } from '#domain/work/deadlines/deadline-rule.rules.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { deadlineMarks } from '#server/db/schema/deadlines.ts'

export interface Mark {
  key: string
  user_id: string
  side: Side
  username: string
}

/** False when the mark already exists. */
export async function insertMark(db: Db, mark: typeof deadlineMarks.$inferInsert): Promise<boolean> {
  const rows = await db.insert(deadlineMarks).values(mark).onConflictDoNothing().returning({ key: deadlineMarks.key })
  return rows.length > 0
}

export const deleteMark = (db: Db, userId: string, key: string) =>
  db.delete(deadlineMarks).where(and(eq(deadlineMarks.user_id, userId), eq(deadlineMarks.key, key)))

export async function ownerNames(db: Db, ids: string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  return db
    .select({ id: users.id, name: users.username })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.search_key, users.id)
}
