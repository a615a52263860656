import { undertakingsApi } from '#domain/tenancy/undertakings/undertakings.api.ts'
import { undertakingsMessages } from '#domain/tenancy/undertakings/undertakings.messages.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { prepareUndertaking, scanUndertaking, withdrawUndertaking } from './change-undertaking.ts'
import { printUndertaking } from './print-undertaking.ts'

export const undertakingsRoutes: Route[] = [
  action(undertakingsApi.prepare, undertakingsMessages.prepared, ({ ctx, actor, params, body, caller }) =>
    prepareUndertaking(ctx, actor, { tenancyId: params.id, given: body, caller }),
  ),
  route(undertakingsApi.pdf, ({ ctx, actor, params }) => printUndertaking(ctx, actor, params.id)),
  action(undertakingsApi.scan, undertakingsMessages.scanned, ({ ctx, actor, params, file, caller }) =>
    scanUndertaking(ctx, actor, { id: params.id, bytes: file, caller }),
  ),
  action(undertakingsApi.withdraw, undertakingsMessages.withdrawn, ({ ctx, actor, params, body, caller }) =>
    withdrawUndertaking(ctx, actor, { id: params.id, reason: body.reason, caller }),
  ),
]
