interface Entry {
  at: number
  value: unknown
}

const isEntry = (stored: unknown): stored is Entry =>
  typeof stored === 'object' && stored !== null && 'value' in stored && 'at' in stored && typeof stored.at === 'number'

/** The value if it is younger than `maxAgeMs`. An old entry stays: another reader may accept a greater age. */
export function readEntry<Value>(key: string, maxAgeMs: number, now = Date.now()): Value | null {
  const stored = storage()?.getItem(key)
  if (stored == null) return null
  try {
    const entry: unknown = JSON.parse(stored)
    if (!isEntry(entry)) throw new TypeError('not a cache entry')
    const age = now - entry.at
    // A negative age comes from a clock that was put back; such an entry would never grow old.
    return age >= 0 && age < maxAgeMs ? (entry.value as Value) : null
  } catch {
    removeEntry(key)
    return null
  }
}

export function writeEntry(key: string, value: unknown, now = Date.now()): void {
  try {
    storage()?.setItem(key, JSON.stringify({ at: now, value } satisfies Entry))
  } catch {
    // A full or forbidden storage only costs speed.
  }
}

export function removeEntry(key: string): void {
  storage()?.removeItem(key)
}

/** Reading `localStorage` itself throws where the browser forbids it. */
export function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
