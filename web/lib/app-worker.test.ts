import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { until } from '#web/ui/testing.tsx'

type Listener = () => void

/** A worker that reports its version, as web/public/sw.js does. */
function worker(entry: string) {
  const notified: string[] = []
  const listeners: Listener[] = []
  return {
    notified,
    state: 'installed',
    addEventListener: (_: string, listener: Listener) => listeners.push(listener),
    installed: () => {
      for (const listener of listeners) listener()
    },
    postMessage({ ask }: { ask: string }, [port]: MessagePort[] = []) {
      notified.push(ask)
      if (ask === 'entry') port?.postMessage(entry)
    },
  }
}

let registration: { waiting: unknown; installing: unknown; update: () => Promise<void>; find?: Listener }
let container: { controller: unknown; change?: Listener }

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('PROD', true)
  // Inserted as HTML text, so that the script is not loaded.
  document.body.innerHTML = '<script type="module" src="/assets/index-new.js"></script>'
  registration = { waiting: null, installing: null, update: async () => {} }
  container = { controller: worker('/assets/index-new.js') }
  vi.stubGlobal('navigator', {
    serviceWorker: {
      get controller() {
        return container.controller
      },
      register: async () => ({
        ...registration,
        get installing() {
          return registration.installing
        },
        addEventListener: (_: string, listener: Listener) => {
          registration.find = listener
        },
      }),
      ready: Promise.resolve({ active: worker('/assets/index-new.js') }),
      addEventListener: (_: string, listener: Listener) => {
        container.change = listener
      },
    },
  })
})
afterEach(() => document.body.replaceChildren())

const start = async () => {
  const module = await import('./app-worker.ts')
  await module.startAppWorker()
  return module
}

test('OFF-04 a waiting worker of this very version takes over without a word', async () => {
  const waiting = worker('/assets/index-new.js')
  registration.waiting = waiting
  const { newerVersion } = await start()
  await until(() => expect(waiting.notified).toEqual(['entry', 'takeOver']))
  expect(newerVersion.get()).toBe(false)
})

test('OFF-04 a newer version that was installed meanwhile is announced and waits for the person', async () => {
  const { newerVersion } = await start()
  const found = worker('/assets/index-newer.js')
  registration.installing = found
  registration.find!()
  found.installed()
  await until(() => expect(newerVersion.get()).toBe(true))
  expect(found.notified).toEqual(['entry'])
})

test('OFF-04 a tab whose version another tab has left behind is told so', async () => {
  const { newerVersion } = await start()
  container.controller = worker('/assets/index-newer.js')
  container.change!()
  await until(() => expect(newerVersion.get()).toBe(true))
})
