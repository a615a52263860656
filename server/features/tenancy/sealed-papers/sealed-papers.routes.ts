import { sealedPapersApi } from '#domain/tenancy/sealed-papers/sealed-papers.api.ts'
import { type Route, route } from '#server/http/route.ts'
import { verifySealed } from './verify-sealed.ts'

export const sealedPapersRoutes: Route[] = [
  route(sealedPapersApi.verify, ({ ctx, params, query }) =>
    verifySealed(ctx.db, params.digest.toLowerCase(), query.seal),
  ),
]
