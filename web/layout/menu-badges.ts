import { createStore } from '#web/lib/store.ts'

/** Numbers beside entries of the menu, by the entry's address; the feature behind the address keeps its own true. */
const badges = createStore<Readonly<Record<string, number>>>({})

export const setMenuBadge = (url: string, count: number) =>
  badges.set((shown) => (shown[url] === count ? shown : { ...shown, [url]: count }))

export const useMenuBadge = (url: string): number => badges.use()[url] ?? 0
