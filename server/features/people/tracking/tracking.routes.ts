import { trackingApi } from '#domain/people/tracking/tracking.api.ts'
import { type Route, route } from '#server/http/route.ts'
import { passOnEvent } from './pass-on-event.ts'

export const trackingRoutes: Route[] = [
  route(trackingApi.record, async ({ ctx, body }) => ({ passedOn: passOnEvent(ctx, body.event) })),
]
