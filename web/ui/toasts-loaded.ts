import { useSyncExternalStore } from 'react'

/** Tells a shell that some screen can show toasts, without loading them for those that cannot (/login). */
let loaded = false
const listeners = new Set<() => void>()

export function markToastsLoaded(): void {
  loaded = true
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const useToastsLoaded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => false,
  )
