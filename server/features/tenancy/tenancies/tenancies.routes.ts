import { isoDate } from '#domain/kernel/dates.ts'
import { tenanciesApi } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { type Route, route } from '#server/http/route.ts'
import { viewTenancy } from './tenancies.queries.ts'

export const tenanciesRoutes: Route[] = [
  route(tenanciesApi.view, ({ ctx, actor, params }) => viewTenancy(ctx.db, actor, params.id, isoDate(ctx.clock.now()))),
]
