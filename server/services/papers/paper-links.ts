import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import { refusePaper } from '#domain/tenancy/papers/papers.messages.ts'
import type { Context } from '#server/context.ts'
import { packToken, tokenHash, unpackToken } from '#server/platform/signed-parts.ts'
import type { PartyRow } from './papers.queries.ts'

const kind = 'paper'

/** kind, party, paper, time, signature. Only sent in mails; the API never returns it. */
const tokenOf = (ctx: Context, party: Pick<PartyRow, 'id' | 'paper_id'>, createdAt: Date) =>
  packToken(ctx.secrets.tokens, [kind, party.id, party.paper_id], createdAt)

export function freshLink(ctx: Context, party: Pick<PartyRow, 'id' | 'paper_id'>) {
  const token_created_at = ctx.clock.now()
  return {
    token_hash: tokenHash(tokenOf(ctx, party, token_created_at)),
    token_created_at,
    expires_at: new Date(token_created_at.getTime() + linkLifetimeMs),
  }
}

/** Rebuilt from stored values, so that a reminder repeats the link of the first mail. */
export const linkOf = (ctx: Context, party: Pick<PartyRow, 'id' | 'paper_id' | 'token_created_at'>) =>
  `${ctx.config.publicUrl}/paper/${tokenOf(ctx, party, party.token_created_at!)}`

export function readLink(ctx: Context, token: string): { partyId: string; paperId: string } {
  const read = unpackToken(ctx.secrets.tokens, token, 5, ctx.clock.now())
  if ('problem' in read) throw refusePaper(read.problem === 'approval_missing' ? 'paper_missing' : read.problem)
  const [given, partyId, paperId] = read.parts as [string, string, string]
  if (given !== kind) throw refusePaper('paper_missing')
  return { partyId, paperId }
}
