import type { TrackingEvent } from '#domain/people/tracking/tracking.rules.ts'

/** Counts the actions of visitors who have consented to it. */
export interface Analytics {
  send(event: TrackingEvent, at: Date): Promise<void>
}
