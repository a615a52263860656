import { propertiesMessages } from '#domain/property/properties/properties.messages.ts'
import { tenancyRequestsApi as api } from '#domain/property/properties/tenancy-requests.api.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { acceptTenancy, declineTenancy, withdrawRequest } from './tenancy-requests.ts'

export const tenancyRequestsRoutes: Route[] = [
  route(api.accept, async ({ ctx, actor, params }) => {
    await acceptTenancy(ctx, actor, params.id)
    return done(propertiesMessages.tenancyAccepted)
  }),
  route(api.decline, async ({ ctx, actor, params }) => {
    await declineTenancy(ctx, actor, params.id)
    return done(propertiesMessages.tenancyDeclined)
  }),
  route(api.withdraw, async ({ ctx, actor, params }) => {
    await withdrawRequest(ctx, actor, params.id, params.request)
    return done(propertiesMessages.tenantRemoved)
  }),
]
