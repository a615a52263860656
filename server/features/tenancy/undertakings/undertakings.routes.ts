import { undertakingsApi } from '#domain/tenancy/undertakings/undertakings.api.ts'
import { undertakingsMessages } from '#domain/tenancy/undertakings/undertakings.messages.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { prepareUndertaking, scanUndertaking, withdrawUndertaking } from './change-undertaking.ts'
import { printUndertaking } from './print-undertaking.ts'

export const undertakingsRoutes: Route[] = [
  route(undertakingsApi.prepare, async ({ ctx, actor, params, body, caller }) => {
    await prepareUndertaking(ctx, actor, { tenancyId: params.id, given: body, caller })
    return done(undertakingsMessages.prepared)
  }),
  route(undertakingsApi.pdf, ({ ctx, actor, params }) => printUndertaking(ctx, actor, params.id)),
  route(undertakingsApi.scan, async ({ ctx, actor, params, file, caller }) => {
    await scanUndertaking(ctx, actor, { id: params.id, bytes: file, caller })
    return done(undertakingsMessages.scanned)
  }),
  route(undertakingsApi.withdraw, async ({ ctx, actor, params, body, caller }) => {
    await withdrawUndertaking(ctx, actor, { id: params.id, reason: body.reason, caller })
    return done(undertakingsMessages.withdrawn)
  }),
]
