import { useEffect } from 'react'
import { listen } from '#web/lib/events.ts'
import { createStore } from '#web/lib/store.ts'

/** What the things behind addresses are called, by the address; the screens that know it say it. */
const names = createStore<Readonly<Record<string, string>>>({})

const keyOf = (address: string) => address.replace(/\/$/, '').toLowerCase()

/** In the page's trail a name says more than `Detay`. It stays known for the pages that stand below it. */
export function usePageName(address: string, name: string | undefined): void {
  useEffect(() => {
    if (name) names.set((known) => (known[keyOf(address)] === name ? known : { ...known, [keyOf(address)]: name }))
  }, [address, name])
}

export const usePageNames = (): ((address: string) => string | undefined) => {
  const known = names.use()
  return (address) => known[keyOf(address)]
}

// Names are somebody's data: the next person must not read them.
if (typeof window !== 'undefined') {
  listen('userLoggedIn', () => names.set({}))
  listen('userLoggedOut', () => names.set({}))
}
