import { type TrackingEvent, trackingPath } from '#domain/people/tracking/tracking.rules.ts'

export interface Tracker {
  track(event: TrackingEvent): void
}

/** To our own server, which passes it on: nothing of the service comes into the browser, and no session goes along. */
const send = (event: TrackingEvent) =>
  fetch(`/api${trackingPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event }),
    credentials: 'omit',
    // The time on a page is known when the page is left.
    keepalive: true,
  })

/** An event that gets lost is none that anybody has to hear of. */
export const serviceTracker: Tracker = { track: (event) => void send(event).catch(() => {}) }
