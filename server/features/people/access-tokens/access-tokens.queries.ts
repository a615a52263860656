import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { accessTokens } from '#server/db/schema/access-tokens.ts'
import { users } from '#server/db/schema/accounts.ts'

export type AccessTokenRow = Omit<typeof accessTokens.$inferSelect, 'user_id' | 'token_hash'>

export const accessTokensOf = (db: Db, userId: string): Promise<AccessTokenRow[]> =>
  db
    .select({
      id: accessTokens.id,
      name: accessTokens.name,
      prefix: accessTokens.prefix,
      scopes: accessTokens.scopes,
      created_at: accessTokens.created_at,
      expires_at: accessTokens.expires_at,
      last_used_at: accessTokens.last_used_at,
    })
    .from(accessTokens)
    .where(eq(accessTokens.user_id, userId))
    .orderBy(desc(accessTokens.created_at), desc(accessTokens.id))

/** So that concurrent calls cannot exceed the number of tokens. */
export const lockPerson = (db: Db, userId: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

export const insertAccessToken = (db: Db, row: typeof accessTokens.$inferInsert) => db.insert(accessTokens).values(row)

/** False when the person has no such token. */
export async function deleteAccessToken(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.user_id, userId)))
    .returning({ id: accessTokens.id })
  return rows.length > 0
}

/** How many the person had. */
export async function deleteAccessTokensOf(db: Db, userId: string): Promise<number> {
  const rows = await db.delete(accessTokens).where(eq(accessTokens.user_id, userId)).returning({ id: accessTokens.id })
  return rows.length
}

export const deleteExpiredTokens = (db: Db, before: Date) =>
  db.delete(accessTokens).where(lt(accessTokens.expires_at, before))
