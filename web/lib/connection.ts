import { useSyncExternalStore } from 'react'

/** True only when the device itself knows that it has no connection; a server that does not answer is another matter. */
export const isOffline = (): boolean => navigator.onLine === false

function subscribe(listener: () => void) {
  for (const name of ['online', 'offline']) window.addEventListener(name, listener)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, listener)
  }
}

export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline)
