import { fold } from '#domain/kernel/turkish-text.ts'
import { storageSlot } from '#web/lib/storage.ts'

const slot = storageSlot<string[]>('recentSearches')
const most = 6

/** Searches of this user from which a result was opened, newest first. */
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
