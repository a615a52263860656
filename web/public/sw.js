// Caches the application's files, so that it opens without a connection, and shows push notifications while the page is
// closed. API replies are not cached, because personal data is never stored here (web/cache/last-seen.ts).

/** The build fills in the files of this version (scripts/stamp-worker.ts). */
const build = { entry: 'development', core: [], files: [] }

const keep = 'anahtar-files'
/** One cache entry per version, because the page and its files belong together. */
const shellKey = `/offline-shell?${build.entry}`
const earlierKey = '/earlier-files'
/** Their names do not change between versions, so the network is tried first. */
const unversioned = ['/theme-init.js', '/favicon.svg', '/icon-192.png', '/manifest.webmanifest']

self.addEventListener('install', (event) => event.waitUntil(keepShell()))
self.addEventListener('activate', (event) => event.waitUntil(dropOldFiles().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request).then((found) => found ?? fetchAndKeep(request)))
  else if (unversioned.includes(pathname)) event.respondWith(fetchAndKeep(request).catch(() => keptOrFail(request)))
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => keptOrFail(shellKey)))
})

self.addEventListener('message', (event) => {
  const { ask, addresses } = event.data ?? {}
  if (ask === 'entry') event.ports[0]?.postMessage(build.entry)
  if (ask === 'takeOver') event.waitUntil(self.skipWaiting())
  if (ask === 'keep') event.waitUntil(keepAll(addresses))
})

/** Requested without cookies, because the page must be the same for every user. */
async function keepShell() {
  const answer = await fetch('/dashboard', { credentials: 'omit', cache: 'no-store' })
  if (!answer.ok) throw new Error(`The shell answered ${answer.status}`)
  const html = await answer.clone().text()
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  const cache = await caches.open(keep)
  await cache.addAll([...new Set([...files, ...build.core, ...unversioned])])
  await cache.put(shellKey, answer)
}

/** The files that the page loaded before this worker was active. */
async function keepAll(addresses) {
  const cache = await caches.open(keep)
  const missing = []
  for (const address of addresses) if (!(await cache.match(address))) missing.push(address)
  await Promise.allSettled(missing.map((address) => cache.add(address)))
}

/** Files of the previous version stay, because a tab may still run it and request them. */
async function dropOldFiles() {
  const cache = await caches.open(keep)
  const earlier = (await (await cache.match(earlierKey))?.json()) ?? []
  const wanted = new Set([...build.files, ...earlier])
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    const isOldFile = pathname.startsWith('/assets/') && !wanted.has(pathname)
    const isOldShell = pathname === '/offline-shell' && pathname + search !== shellKey
    if (isOldFile || isOldShell) await cache.delete(request)
  }
  await cache.put(earlierKey, Response.json(build.files))
}

const kept = async (request) => (await caches.open(keep)).match(request)
const keptOrFail = async (request) => (await kept(request)) ?? Response.error()

async function fetchAndKeep(request) {
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    // A full storage must not block the page.
    caches
      .open(keep)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined)
  }
  return answer
}

const fallback = { event: 'Yeni bildiriminiz var.', link: '/dashboard' }

self.addEventListener('push', (event) => {
  const message = read(event.data)
  event.waitUntil(
    self.registration.showNotification('Anahtar', {
      body: message.event,
      icon: '/icon-192.png',
      lang: 'tr',
      data: { link: message.link },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})

function read(data) {
  try {
    const { event, link } = data.json()
    return { event: String(event), link: isOwnPath(link) ? link : fallback.link }
  } catch {
    return fallback
  }
}

const isOwnPath = (link) => typeof link === 'string' && link.startsWith('/') && !link.startsWith('//')

/** Reuses an open window. */
async function open(link) {
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return self.clients.openWindow(link)
  await window.focus()
  return window.navigate(link)
}
