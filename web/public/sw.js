// Shows what the server sent while the page was closed, and opens the page that it is about. It stores and caches nothing.
const fallback = { event: 'Yeni bildiriminiz var.', link: '/dashboard' }

self.addEventListener('push', (event) => {
  const message = read(event.data)
  event.waitUntil(
    self.registration.showNotification('Anahtar', {
      body: message.event,
      icon: '/favicon.svg',
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

/** A window that is open already is used again. */
async function open(link) {
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return self.clients.openWindow(link)
  await window.focus()
  return window.navigate(link)
}
