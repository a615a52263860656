import { fold } from '#domain/kernel/turkish-text.ts'
import { storageSlot } from '#web/lib/storage.ts'

const slot = storageSlot<string[]>('recentSearches')
const most = 6

/** What this person looked for and opened something from, the last one first. */
export const recentSearches = (userId: string): string[] => {
  const kept = slot.read(userId)
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, most) : []
}

export function keepSearch(userId: string, q: string): void {
  const words = q.trim()
  const others = recentSearches(userId).filter((each) => fold(each) !== fold(words))
  slot.write([words, ...others].slice(0, most), userId)
}

export const forgetSearches = (userId: string): void => slot.remove(userId)
