import { type TrackingEvent, trackingPath } from '#domain/tracking/tracking.rules.ts'
import { installTracker } from './tracking.ts'

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

/** Called where the installation names a service; `track` still asks for consent before every event. */
export const startAnalytics = () =>
  // An event that gets lost is none that anybody has to hear of.
  installTracker({ track: (event) => void send(event).catch(() => {}) })
