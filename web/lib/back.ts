import { backListener } from './back-listener.ts'

/*
 * The phone's Back button closes the topmost layer (dialog, menu, wizard step) before it leaves the page. The browser
 * reports Back only after it has moved, so it is sent forward again first, and the layer is closed after that; address
 * changes made by the closing then go into the right history entry. The router does not see any of this.
 */

/** Wizard steps, the innermost last. */
const steps: (() => void)[] = []
/** Set while the browser moves forward again; `close` runs when it has arrived. */
let returning: { close: () => void; isThere: (state: PopStateEvent['state']) => boolean } | null = null
/** True when the tab's first page is in the history twice and the second entry is shown. */
let onDuplicateEntry = false

const indexOf = (state: PopStateEvent['state']): number => state?.__TSR_index ?? 0
const openModals = () => [...document.querySelectorAll<HTMLElement>('.MuiModal-root:not(.MuiModal-hidden)')]

/** Sends Escape, so that the dialog's own close handling runs. */
function closeTopModal(): void {
  const top = openModals().at(-1)
  const inside = top?.contains(document.activeElement) ? document.activeElement : top?.querySelector('[tabindex]')
  inside?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
}

/** A request dialog whose id is in the address closes when the address changes. */
function closesByAddress(href: string): boolean {
  const before = new URL(href, window.location.href)
  const now = new URL(window.location.href)
  const isSamePage = before.pathname === now.pathname
  return openModals().length === 1 && isSamePage && before.searchParams.get('talep') !== now.searchParams.get('talep')
}

function onPop(event: PopStateEvent): void {
  const history = backListener.historyOf?.()
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
  const leavesDuplicateEntry = onDuplicateEntry && delta === 0 && state.__TSR_index === 0 && !event.state?.anahtarTwin
  const close = openModals().length > 0 ? closeTopModal : steps.at(-1)
  if ((delta < 0 || leavesDuplicateEntry) && close && !closesByAddress(href)) {
    event.stopImmediatePropagation()
    const index = state.__TSR_index
    returning = { close, isThere: leavesDuplicateEntry ? () => true : (now) => indexOf(now) === index }
    window.history.go(leavesDuplicateEntry ? 1 : -delta)
    return
  }
  onDuplicateEntry = event.state?.anahtarTwin === true
  if (!leavesDuplicateEntry) return
  // Nothing is open, so Back must leave the page: skip the duplicate entry as well.
  event.stopImmediatePropagation()
  window.history.back()
}

/**
 * Back on the tab's first page would leave the site at once. As soon as there is a layer to close, the page gets a
 * second history entry for Back to use.
 */
function makeRoom(): void {
  const history = backListener.historyOf?.()
  if (history?.location.state.__TSR_index !== 0 || onDuplicateEntry) return
  history._ignoreSubscribers = true
  window.history.pushState({ ...window.history.state, anahtarTwin: true }, '', window.location.href)
  history._ignoreSubscribers = false
  onDuplicateEntry = true
}

/** Registered once per page load. */
export function watchBack(): void {
  if (backListener.hear) return
  backListener.hear = onPop
  onDuplicateEntry = window.history.state?.anahtarTwin === true
  // Dialogs and menus are appended to the body.
  new MutationObserver(() => {
    if (openModals().length > 0) makeRoom()
  }).observe(document.body, { childList: true })
}

/** Until the returned function is called, Back runs `act` instead of leaving the page. */
export function onBack(act: () => void): () => void {
  steps.push(act)
  makeRoom()
  return () => {
    const at = steps.lastIndexOf(act)
    if (at >= 0) steps.splice(at, 1)
  }
}
