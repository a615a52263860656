import { useEffect } from 'react'
import { listen } from '#web/lib/events.ts'
import { createStore } from '#web/lib/store.ts'

/** Counts beside menu entries, keyed by address; the feature behind the address keeps its own count current. */
const badges = createStore<Readonly<Record<string, number>>>({})

export const setMenuBadge = (url: string, count: number) =>
  badges.set((shown) => (shown[url] === count ? shown : { ...shown, [url]: count }))

/** For a screen that has just read the count; undefined keeps the old one. */
export function useKeepMenuBadge(url: keyof typeof words, count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined) setMenuBadge(url, count)
  }, [url, count])
}

/** The meaning of each count. */
const words = {
  '/chat': 'okunmamış mesaj',
  '/payment': 'onay bekleyen dekont',
  '/admin-users': 'onay bekleyen kayıt',
  '/admin-tickets': 'yanıt bekleyen talep',
} as const

export const menuBadgeText = (url: string, count: number): string =>
  `${count} ${words[url as keyof typeof words] ?? 'bekleyen'}`

export const useMenuBadge = (url: string): number => badges.use()[url] ?? 0

// Counts must not be visible to the next user.
if (typeof window !== 'undefined') listen('userLoggedOut', () => badges.set({}))
