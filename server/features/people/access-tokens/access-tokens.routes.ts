import { accessTokensApi } from '#domain/people/access-tokens/access-tokens.api.ts'
import { accessTokensMessages } from '#domain/people/access-tokens/access-tokens.messages.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { accessTokensOf } from './access-tokens.queries.ts'
import { createAccessToken, mayHaveTokens } from './create-access-token.ts'
import { revokeAccessToken } from './revoke-access-tokens.ts'

export const accessTokensRoutes: Route[] = [
  route(accessTokensApi.list, async ({ ctx, actor }) => {
    const now = ctx.clock.now()
    const rows = await accessTokensOf(ctx.db, actor.userId)
    return {
      allowed: mayHaveTokens(actor),
      documents: rows.map((row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
        expired: row.expires_at <= now,
        last_used_at: row.last_used_at?.toISOString() ?? null,
      })),
    }
  }),
  route(accessTokensApi.create, async ({ ctx, actor, body }) => ({
    ...done(accessTokensMessages.created),
    ...(await createAccessToken(ctx, actor, body)),
  })),
  action(accessTokensApi.revoke, accessTokensMessages.revoked, ({ ctx, actor, params }) =>
    revokeAccessToken(ctx, actor, params.id),
  ),
]
