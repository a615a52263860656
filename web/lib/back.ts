/*
 * The phone's Back closes what lies on top of the page (a dialog, a menu, a step of a wizard) before it leaves the page.
 * The browser has moved already when it says so: it is sent forward again, and only then is the thing closed, so that
 * whatever closing writes into the address is written into the right entry. The router hears of none of this.
 */

interface RouterHistory {
  location: { href: string; state: { __TSR_index: number } }
  _ignoreSubscribers?: boolean
}

/** Steps of wizards, the innermost last. */
const steps: (() => void)[] = []
let history: RouterHistory | null = null
/** The browser was sent forward again; `close` follows when it has arrived. */
let returning: { close: () => void; isThere: (state: PopStateEvent['state']) => boolean } | null = null
/** Whether the first page of the tab stands in the history twice, and the second one is shown. */
let onTwin = false

const indexOf = (state: PopStateEvent['state']): number => state?.__TSR_index ?? 0
const openModals = () => [...document.querySelectorAll<HTMLElement>('.MuiModal-root:not(.MuiModal-hidden)')]

/** As the Escape key does it, with everything that the dialog itself has to say about it. */
function closeTopModal(): void {
  const top = openModals().at(-1)
  const inside = top?.contains(document.activeElement) ? document.activeElement : top?.querySelector('[tabindex]')
  inside?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
}

/** A request that stands in the address is closed by the address. */
function closesByAddress(href: string): boolean {
  const before = new URL(href, window.location.href)
  const now = new URL(window.location.href)
  const isSamePage = before.pathname === now.pathname
  return openModals().length === 1 && isSamePage && before.searchParams.get('talep') !== now.searchParams.get('talep')
}

function onPop(event: PopStateEvent): void {
  if (!history) return
  const { href, state } = history.location
  const delta = indexOf(event.state) - state.__TSR_index
  if (returning) {
    event.stopImmediatePropagation()
    if (returning.isThere(event.state)) {
      const { close } = returning
      returning = null
      close()
    } else window.history.go(-delta)
    return
  }
  const leavesTwin = onTwin && delta === 0 && state.__TSR_index === 0 && !event.state?.anahtarTwin
  const close = openModals().length > 0 ? closeTopModal : steps.at(-1)
  if ((delta < 0 || leavesTwin) && close && !closesByAddress(href)) {
    event.stopImmediatePropagation()
    const index = state.__TSR_index
    returning = { close, isThere: leavesTwin ? () => true : (now) => indexOf(now) === index }
    window.history.go(leavesTwin ? 1 : -delta)
    return
  }
  onTwin = event.state?.anahtarTwin === true
  if (!leavesTwin) return
  // Nothing is open: the twin was only there to be left, and the person wanted to leave the page.
  event.stopImmediatePropagation()
  window.history.back()
}

/**
 * Leaving the first page of the tab would leave the site without asking anybody. As soon as there is something to close,
 * that page gets a twin in front of it, for Back to go to.
 */
function makeRoom(): void {
  if (history?.location.state.__TSR_index !== 0 || onTwin) return
  history._ignoreSubscribers = true
  window.history.pushState({ ...window.history.state, anahtarTwin: true }, '', window.location.href)
  history._ignoreSubscribers = false
  onTwin = true
}

export function watchBack(ofRouter: RouterHistory): void {
  history = ofRouter
  onTwin = window.history.state?.anahtarTwin === true
  // In the capturing phase, so that it comes before the router's own listener.
  window.addEventListener('popstate', onPop, { capture: true })
  // Dialogs and menus are put at the end of the page.
  new MutationObserver(() => {
    if (openModals().length > 0) makeRoom()
  }).observe(document.body, { childList: true })
}

/** Until the returned function is called, Back does this instead of leaving the page. */
export function onBack(act: () => void): () => void {
  steps.push(act)
  makeRoom()
  return () => {
    const at = steps.lastIndexOf(act)
    if (at >= 0) steps.splice(at, 1)
  }
}
