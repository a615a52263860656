import { passesAs, subjectsOf } from '#domain/access/engagements.ts'
import { Refusal, refuse } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import { readTokenActor } from '#server/http/access-token.ts'
import type { ApiRequest } from '#server/http/api-request.ts'
import { readJson } from '#server/http/body.ts'
import { inCall } from '#server/http/call-scope.ts'
import { callerOf, isForeign } from '#server/http/caller.ts'
import type { CallApi } from './call-api.ts'

/**
 * The Model Context Protocol over HTTP, with a person's access token. The protocol's library is loaded with the first
 * call, so that a server that nobody asks this way starts as before.
 */
export async function handleMcp(
  ctx: Context,
  api: CallApi,
  { request, asked }: { request: Request; asked: ApiRequest },
): Promise<Response> {
  if (isForeign(ctx, asked.header)) throw refuse('foreign_origin')
  if (ctx.config.maintenance) throw new Refusal('maintenance', { status: 503, message: ctx.config.maintenanceText })
  // Without sessions there is nothing to listen to or to end.
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST', 'cache-control': 'no-store' } })
  const actor = await readTokenActor(ctx, asked)
  if (!passesAs('signed-in', subjectsOf(actor.subject, actor.engagements))) throw refuse('account_pending')
  const body = await readJson(asked, { seconds: ctx.config.timeouts.bodySeconds })
  const { answerMcp } = await import('./mcp-server.ts')
  const scope = { from: { ...callerOf(ctx, asked), token: actor.token.prefix }, at: ctx.clock.now(), recorded: false }
  const answer = await inCall(scope, () => answerMcp({ ctx, actor, api, asked }, request, body))
  answer.headers.set('cache-control', 'no-store')
  return answer
}
