import { accessApi } from '#domain/access/access.api.ts'
import { passesAs, subjectsOf } from '#domain/access/engagements.ts'
import { type Route, route } from '#server/http/route.ts'

export const accessRoutes: Route[] = [
  route(accessApi.check, async ({ actor, query }) => ({
    allowed: passesAs(query.guard, subjectsOf(actor.subject, actor.engagements)),
  })),
]
