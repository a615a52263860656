import { accessApi } from '#domain/access/access.api.ts'
import { passesGuard } from '#domain/access/guards.ts'
import { type Route, route } from '#server/http/route.ts'

export const accessRoutes: Route[] = [
  route(accessApi.check, async ({ actor, query }) => ({ allowed: passesGuard(query.guard, actor.subject) })),
]
