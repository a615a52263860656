import { tenancyLifeApi } from '#domain/insight/tenancy-life/tenancy-life.api.ts'
import { type Route, route } from '#server/http/route.ts'
import { viewLife } from './tenancy-life.queries.ts'

export const tenancyLifeRoutes: Route[] = [
  route(tenancyLifeApi.view, ({ ctx, actor, params, query }) => viewLife(ctx.db, actor, params.id, query)),
]
