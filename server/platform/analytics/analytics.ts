import type { TrackingEvent } from '#domain/people/tracking/tracking.rules.ts'

/** A service that counts what visitors do who have agreed to it. */
export interface Analytics {
  send(event: TrackingEvent, at: Date): Promise<void>
}
