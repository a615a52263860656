import { storageSlot } from '#web/lib/storage.ts'

/** Where a guest wanted to go, kept out of the address of /login. */
const slot = storageSlot<{ path: string; at: number }>('returnPath')
const maxAgeMs = 30 * 60_000

export const rememberReturnPath = (path: string, now = Date.now()): void => slot.write({ path, at: now })

/** Used once; accepts only paths of this site, so that a link cannot redirect a new sign-in elsewhere. */
export function takeReturnPath(now = Date.now()): string | null {
  const kept = slot.read()
  slot.remove()
  return kept && now - kept.at < maxAgeMs && /^\/(?![/\\])/.test(kept.path) ? kept.path : null
}
