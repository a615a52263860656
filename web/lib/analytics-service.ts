import { type TrackingEvent, trackingPath } from '#domain/people/tracking/tracking.rules.ts'

export interface Tracker {
  track(event: TrackingEvent): void
}

/** Sent to our own server, which forwards it: no third-party code in the browser, and no session cookie is sent. */
const send = (event: TrackingEvent) =>
  fetch(`/api${trackingPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event }),
    credentials: 'omit',
    // The time on a page is known only when the page is left.
    keepalive: true,
  })

/** A lost event is ignored. */
export const serviceTracker: Tracker = { track: (event) => void send(event).catch(() => {}) }
