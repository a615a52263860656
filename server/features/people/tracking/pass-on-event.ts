import type { TrackingEvent } from '#domain/people/tracking/tracking.rules.ts'
import type { Context } from '#server/context.ts'

/** Does not wait for the service: an event it rejects is lost and only logged. */
export function passOnEvent(ctx: Context, event: TrackingEvent): boolean {
  if (!ctx.analytics) return false
  ctx.analytics
    .send(event, ctx.clock.now())
    .catch((error: unknown) => ctx.log.warn({ err: error, event: event.name }, 'event not passed on'))
  return true
}
