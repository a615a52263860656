import { type StorageKeyName, storageSlot } from './storage.ts'

interface Entry {
  at: number
  value: unknown
}

const isEntry = (stored: unknown): stored is Entry =>
  typeof stored === 'object' && stored !== null && 'value' in stored && 'at' in stored && typeof stored.at === 'number'

interface EntryOptions {
  suffix?: string | undefined
  now?: number | undefined
}

/** Storage whose values carry the time of writing. */
export function localCache(key: StorageKeyName) {
  const slot = storageSlot<unknown>(key)
  return {
    /**
     * The value if it is younger than `maxAgeMs`. An older entry is kept, because another reader may accept a greater
     * age.
     */
    read<Value>(maxAgeMs: number, { suffix, now = Date.now() }: EntryOptions = {}): Value | null {
      const entry = slot.read(suffix)
      if (!isEntry(entry)) {
        slot.remove(suffix)
        return null
      }
      const age = now - entry.at
      // A negative age comes from a clock that was set back; such an entry would never expire.
      return age >= 0 && age < maxAgeMs ? (entry.value as Value) : null
    },
    write(value: unknown, { suffix, now = Date.now() }: EntryOptions = {}): void {
      slot.write({ at: now, value } satisfies Entry, suffix)
    },
    remove: slot.remove,
    suffixes: slot.suffixes,
    onOtherTab: slot.onOtherTab,
  }
}
