import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { TokenScope } from '#domain/kernel/token-scopes.ts'
import type { Db } from '#server/db/client.ts'
import { statementOf } from '#server/db/prepared.ts'
import { accessTokens } from '#server/db/schema/access-tokens.ts'
import { authUser, users } from '#server/db/schema/accounts.ts'
import { type PersonRow, personOn } from './session.ts'

/** Timestamps are strings, as PostgreSQL writes them. */
interface TokenRow extends PersonRow {
  tokenId: string
  prefix: string
  scopes: TokenScope[]
  lastUsedAt: string | null
  accountId: string
}

/** One statement for each call, like that of a session; administrators' tokens find nothing. */
const tokenRows = statementOf(sql<TokenRow>`select ${accessTokens.id} as "tokenId", ${accessTokens.prefix},
    ${accessTokens.scopes}, ${accessTokens.last_used_at} as "lastUsedAt", ${authUser.id} as "accountId",
    ${personOn(sql.placeholder('today'))}
  from ${accessTokens} join ${users} on ${users.id} = ${accessTokens.user_id}
    join ${authUser} on ${authUser.id} = ${users.accountId}
  where ${accessTokens.token_hash} = ${sql.placeholder('hash')} and ${accessTokens.expires_at} > ${sql.placeholder('now')}
    and ${users.role} is distinct from 'admin'`)

export async function tokenByHash(db: Db, given: { hash: string; now: string; today: string }) {
  const [row] = await tokenRows(db, given)
  return row
}

const notedEveryMs = 10 * 60_000

/** Written every few minutes at most, so that reading calls stay reading. */
export async function noteUse(db: Db, { tokenId, lastUsedAt }: Pick<TokenRow, 'tokenId' | 'lastUsedAt'>, now: Date) {
  const before = new Date(now.getTime() - notedEveryMs)
  if (lastUsedAt !== null && Date.parse(lastUsedAt) > before.getTime()) return
  await db
    .update(accessTokens)
    .set({ last_used_at: now })
    .where(
      and(eq(accessTokens.id, tokenId), or(isNull(accessTokens.last_used_at), lt(accessTokens.last_used_at, before))),
    )
}
