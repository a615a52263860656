import { isoDate } from '#domain/kernel/dates.ts'
import type { TokenScope } from '#domain/kernel/token-scopes.ts'
import { refuseAccessToken } from '#domain/people/access-tokens/access-tokens.messages.ts'
import { tokenStart } from '#domain/people/access-tokens/access-tokens.rules.ts'
import { isDemoAddress } from '#domain/people/accounts/accounts.schema.ts'
import type { Context } from '#server/context.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import { noteUse, tokenByHash } from './access-token.queries.ts'
import type { Actor, CallingToken } from './actor.ts'
import type { ApiRequest } from './api-request.ts'
import { actorFrom } from './session.ts'

export type TokenActor = Actor & { token: CallingToken }

/**
 * The person of an access token, with all owners for whom the person works. Cookies are ignored: a call with a token
 * never has the rights of a session.
 */
export async function readTokenActor(ctx: Context, asked: Pick<ApiRequest, 'header'>): Promise<TokenActor> {
  const token = /^Bearer +(\S+)$/i.exec(asked.header('authorization') ?? '')?.[1]
  if (!token?.startsWith(tokenStart)) throw refuseAccessToken('access_token_invalid')
  const now = ctx.clock.now()
  const today = isoDate(now)
  const row = await tokenByHash(ctx.db, { hash: tokenHash(token), now: now.toISOString(), today })
  if (!row || (!ctx.config.demo && isDemoAddress(row.email))) throw refuseAccessToken('access_token_invalid')
  await ctx.limits.consume('callsByToken', row.tokenId)
  await noteUse(ctx.db, row, now)
  const { userId, accountId, tokenId: id, prefix, scopes } = row
  const noSession = { sessionId: '', confirmedAt: new Date(0), secondFactorDue: false }
  const actor = actorFrom(row, { userId, accountId, today, chosen: null, ...noSession })
  return { ...actor, token: { id, prefix, scopes } }
}

export function refuseWithoutScope({ token }: Pick<TokenActor, 'token'>, scope: TokenScope) {
  if (!token.scopes.includes(scope)) throw refuseAccessToken('scope_missing')
}
