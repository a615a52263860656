import { searchApi } from '#domain/insight/search/search.api.ts'
import { type Route, route } from '#server/http/route.ts'
import { findEverywhere } from './search.queries.ts'

export const searchRoutes: Route[] = [
  route(searchApi.find, ({ ctx, actor, query }) => findEverywhere(ctx.db, actor, query.q)),
]
