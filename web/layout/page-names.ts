import { useEffect } from 'react'
import { listen } from '#web/lib/events.ts'
import { createStore } from '#web/lib/store.ts'

/** Names of the records behind addresses, keyed by address and set by their screens. */
const names = createStore<Readonly<Record<string, string>>>({})

const keyOf = (address: string) => address.replace(/\/$/, '').toLowerCase()

/** Shown in the breadcrumbs instead of `Detay`. The name is kept for the pages below it. */
export function usePageName(address: string, name: string | undefined): void {
  useEffect(() => {
    if (name) names.set((known) => (known[keyOf(address)] === name ? known : { ...known, [keyOf(address)]: name }))
  }, [address, name])
}

export const usePageNames = (): ((address: string) => string | undefined) => {
  const known = names.use()
  return (address) => known[keyOf(address)]
}

// Names are personal data that the next user must not see.
if (typeof window !== 'undefined') {
  listen('userLoggedIn', () => names.set({}))
  listen('userLoggedOut', () => names.set({}))
}
