import { sharesApi } from '#domain/property/shares/shares.api.ts'
import { sharesMessages } from '#domain/property/shares/shares.messages.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { addShare, changeShare, listShares, removeShare } from './change-shares.ts'

export const sharesRoutes: Route[] = [
  route(sharesApi.list, ({ ctx, actor, params }) => listShares(ctx, actor, params.id)),
  route(sharesApi.add, ({ ctx, actor, params, body }) => addShare(ctx, actor, params.id, body)),
  action(sharesApi.change, sharesMessages.changed, ({ ctx, actor, params, body }) =>
    changeShare(ctx, actor, { property: params.id, share: params.share }, body),
  ),
  action(sharesApi.remove, sharesMessages.removed, ({ ctx, actor, params }) =>
    removeShare(ctx, actor, { property: params.id, share: params.share }),
  ),
]
