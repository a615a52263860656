/** Where a guest wanted to go, kept out of the address of /login. */
const key = 'anahtar.returnPath'
const maxAgeMs = 30 * 60_000

export function rememberReturnPath(path: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, at: now }))
  } catch {
    // Without storage the person lands on the dashboard.
  }
}

/** Used once; only paths of this site, so that no link can lead a fresh sign-in elsewhere. */
export function takeReturnPath(now = Date.now()): string | null {
  try {
    const stored = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    const { path, at } = JSON.parse(stored ?? '') as { path: string; at: number }
    return now - at < maxAgeMs && /^\/(?![/\\])/.test(path) ? path : null
  } catch {
    return null
  }
}
