import { propertiesMessages } from '#domain/property/properties/properties.messages.ts'
import { tenancyRequestsApi as api } from '#domain/property/properties/tenancy-requests.api.ts'
import { action, type Route } from '#server/http/route.ts'
import { acceptTenancy, declineTenancy, withdrawRequest } from './tenancy-requests.ts'

export const tenancyRequestsRoutes: Route[] = [
  action(api.accept, propertiesMessages.tenancyAccepted, ({ ctx, actor, params }) =>
    acceptTenancy(ctx, actor, params.id),
  ),
  action(api.decline, propertiesMessages.tenancyDeclined, ({ ctx, actor, params }) =>
    declineTenancy(ctx, actor, params.id),
  ),
  action(api.withdraw, propertiesMessages.tenantRemoved, ({ ctx, actor, params }) =>
    withdrawRequest(ctx, actor, params.id, params.request),
  ),
]
