import { useSyncExternalStore } from 'react'

/** True only when the device itself reports that it is offline; a server that does not reply is not counted. */
export const isOffline = (): boolean => navigator.onLine === false

function subscribe(listener: () => void) {
  for (const name of ['online', 'offline']) window.addEventListener(name, listener)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, listener)
  }
}

export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline)
