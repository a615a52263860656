import { randomBytes } from 'node:crypto'
import { dayMs } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuseAccessToken } from '#domain/people/access-tokens/access-tokens.messages.ts'
import { tokenPrefixLength, tokenStart, tokensPerPerson } from '#domain/people/access-tokens/access-tokens.rules.ts'
import type { NewAccessToken } from '#domain/people/access-tokens/access-tokens.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { accessTokensOf, insertAccessToken, lockPerson } from './access-tokens.queries.ts'

const tokenBytes = 32

/** Administrators see all records, so their token would reveal all of them. */
export const mayHaveTokens = ({ subject }: Pick<Actor, 'subject'>): boolean => subject.role !== 'admin'

/** The token leaves the server in this reply alone. */
export async function createAccessToken(ctx: Context, actor: Actor, { name, scopes, days }: NewAccessToken) {
  if (!mayHaveTokens(actor)) throw refuseAccessToken('access_tokens_not_for_admins')
  const token = tokenStart + randomBytes(tokenBytes).toString('base64url')
  const id = newId()
  const now = ctx.clock.now()
  await ctx.db.transact(async (tx) => {
    await lockPerson(tx, actor.userId)
    const existing = await accessTokensOf(tx, actor.userId)
    if (existing.length >= tokensPerPerson) throw refuseAccessToken('too_many_access_tokens')
    await insertAccessToken(tx, {
      id,
      user_id: actor.userId,
      name,
      prefix: token.slice(0, tokenPrefixLength),
      token_hash: tokenHash(token),
      scopes,
      created_at: now,
      expires_at: new Date(now.getTime() + days * dayMs),
    })
    await auditLog.record(tx, {
      area: 'account',
      kind: 'token_created',
      record: id,
      actor: { id: actor.userId },
      detail: { scopes, days },
    })
  })
  return { id, token }
}
