import {
  buttonClick,
  emailClick,
  errorSeen,
  newDepths,
  type ScrollDepth,
  scrollDepth,
  socialClick,
  socialNetwork,
  type TrackingEvent,
  timeOnPage,
} from '#domain/people/tracking/tracking.rules.ts'
import { serviceTracker, type Tracker } from './analytics-service.ts'
import { analyticsAllowed, onConsentChange } from './consent.ts'
import { publicConfig } from './public-config.ts'

const silent: Tracker = { track() {} }
/** Without a configured service, nothing leaves the browser. */
const usual = publicConfig.analyticsName ? serviceTracker : silent
let installed = usual

/** Replaces the receiver of events. */
export function installTracker(tracker: Tracker): () => void {
  installed = tracker
  return () => {
    if (installed === tracker) installed = usual
  }
}

/** Events before consent are dropped, not stored (AMB-81). */
export function track(event: TrackingEvent) {
  if (!analyticsAllowed()) return
  try {
    installed.track(event)
  } catch {
    // A broken tracker must not break the page; reporting the error would call it again.
  }
}

/** Tracks one page until the returned function is called: clicks, scroll depth, time and errors. */
export function watchPage(): () => void {
  const path = location.pathname
  const stops = [watchClicks(path), watchScroll(path), watchTime(path), watchErrors(path)]
  return () => {
    for (const stop of stops) stop()
  }
}

function watchClicks(path: string) {
  return listen(document, 'click', ({ target }) => {
    if (!(target instanceof Element)) return
    const label = target.closest('[data-track]')?.getAttribute('data-track')
    if (label) track(buttonClick(path, label))
    const href = target.closest('a[href]')?.getAttribute('href') ?? ''
    if (href.startsWith('mailto:')) track(emailClick(path))
    const network = socialNetwork(href)
    if (network) track(socialClick(path, network))
  })
}

function watchScroll(path: string) {
  const reached = new Set<ScrollDepth>()
  return listen(window, 'scroll', () => {
    const height = document.documentElement.scrollHeight
    // On a zoomed page, the bottom is often a fraction of a pixel short.
    const percent = ((scrollY + innerHeight + 1) / height) * 100
    // Also marked without consent, so that depths reached before consent are never sent later.
    for (const depth of newDepths(percent, reached)) {
      reached.add(depth)
      track(scrollDepth(path, depth))
    }
  })
}

function watchTime(path: string) {
  const counting = () => (analyticsAllowed() && document.visibilityState === 'visible' ? performance.now() : null)
  let since = counting()
  const report = () => {
    const seconds = since === null ? 0 : Math.round((performance.now() - since) / 1000)
    since = null
    if (seconds > 0) track(timeOnPage(path, seconds))
  }
  const stops = [
    listen(window, 'pagehide', report),
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') report()
      else since = counting()
    }),
    onConsentChange(() => {
      since = counting()
    }),
  ]
  return () => {
    report()
    for (const stop of stops) stop()
  }
}

function watchErrors(path: string) {
  const stops = [
    listen(window, 'error', (event) => track(errorSeen(path, (event as ErrorEvent).message ?? ''))),
    listen(window, 'unhandledrejection', (event) => {
      const { reason } = event as PromiseRejectionEvent
      track(errorSeen(path, reason instanceof Error ? reason.message : String(reason)))
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void) {
  target.addEventListener(type, listener, { passive: true })
  return () => target.removeEventListener(type, listener)
}
