import { binApi } from '#domain/services/bin/bin.api.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { binPage } from './bin.queries.ts'
import { restore, restoreMany } from './restore.ts'

export const binRoutes: Route[] = [
  route(binApi.list, ({ ctx, actor, query }) => binPage(ctx.db, actor, query)),
  route(binApi.restore, async ({ ctx, actor, params }) => done(await restore(ctx, actor, params.id))),
  route(binApi.restoreMany, async ({ ctx, actor, body }) => done(await restoreMany(ctx, actor, body.ids))),
]
