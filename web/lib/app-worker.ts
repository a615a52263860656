import { createStore } from './store.ts'

/** True once a newer version of the application than this page is ready. */
export const newerVersion = createStore(false)

const checkEveryMs = 60 * 60_000
const takeOverMs = 2000
const ownEntry = () => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script ? new URL(script.src).pathname : ''
}

let started = false

/** Keeps the application openable without a connection, and notices new versions. Called once somebody is signed in. */
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
    // Another tab has changed to the new version: this one still runs the old.
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      const { controller } = navigator.serviceWorker
      if (controller) void greet(controller)
    })
    setInterval(() => void registration.update().catch(() => undefined), checkEveryMs)
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ ask: 'keep', addresses: loadedFiles() })
  } catch {
    // Private windows and full disks: everything works all the same, with a connection.
  }
}

/** The page may be of the worker's version already; then it takes over in silence. */
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

/** The person asked for it: the waiting worker takes over and the page is loaded anew. */
export async function changeToNewerVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/sw.js')
  if (registration?.waiting) {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      // A worker that does not come must not keep the person from the new page.
      setTimeout(resolve, takeOverMs)
    })
    registration.waiting.postMessage({ ask: 'takeOver' })
    await changed
  }
  location.reload()
}
