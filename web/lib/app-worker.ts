import { createStore } from './store.ts'

/** True once a newer version of the application is ready. */
export const newerVersion = createStore(false)

const checkEveryMs = 60 * 60_000
const takeOverMs = 2000
const ownEntry = () => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script ? new URL(script.src).pathname : ''
}

let started = false

/** Lets the application open without a connection, and detects new versions. Called after sign-in. */
export async function startAppWorker(): Promise<void> {
  if (started || !('serviceWorker' in navigator) || !import.meta.env?.PROD) return
  started = true
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    if (registration.waiting) void greet(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const found = registration.installing
      found?.addEventListener('statechange', () => {
        if (found.state === 'installed' && navigator.serviceWorker.controller) void greet(found)
      })
    })
    // Another tab has activated the new version, while this one still runs the old.
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      const { controller } = navigator.serviceWorker
      if (controller) void greet(controller)
    })
    setInterval(() => void registration.update().catch(() => undefined), checkEveryMs)
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ ask: 'keep', addresses: loadedFiles() })
  } catch {
    // Fails in private windows and on full disks; then the application only needs a connection.
  }
}

/** The page may already have the worker's version; the worker then takes over without a notice. */
async function greet(worker: ServiceWorker) {
  const own = ownEntry()
  if ((await entryOf(worker)) === own) worker.postMessage({ ask: 'takeOver' })
  else newerVersion.set(true)
}

function entryOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(String(data))
    worker.postMessage({ ask: 'entry' }, [port2])
  })
}

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** On the user's request, the waiting worker takes over and the page reloads. */
export async function changeToNewerVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/sw.js')
  if (registration?.waiting) {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      // If the worker does not respond, the page reloads all the same.
      setTimeout(resolve, takeOverMs)
    })
    registration.waiting.postMessage({ ask: 'takeOver' })
    await changed
  }
  location.reload()
}
