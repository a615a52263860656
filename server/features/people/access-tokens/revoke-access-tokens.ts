import { refuseAccessToken } from '#domain/people/access-tokens/access-tokens.messages.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { deleteAccessToken, deleteAccessTokensOf } from './access-tokens.queries.ts'

export const revokeAccessToken = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  ctx.db.transact(async (tx) => {
    if (!(await deleteAccessToken(tx, actor.userId, id))) throw refuseAccessToken('access_token_missing')
    await auditLog.record(tx, { area: 'account', kind: 'token_revoked', record: id, actor: { id: actor.userId } })
  })

/** When the password changes or the account is closed: somebody else may have made one of the tokens. */
export async function revokeAllAccessTokens(
  tx: Db,
  { userId, by }: { userId: string; by: string | null },
): Promise<void> {
  const count = await deleteAccessTokensOf(tx, userId)
  if (count === 0) return
  await auditLog.record(tx, {
    area: 'account',
    kind: 'tokens_revoked',
    actor: { id: by },
    subject: by === userId ? null : userId,
    detail: { count },
  })
}
