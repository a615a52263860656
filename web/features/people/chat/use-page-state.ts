import { useEffect, useState, useSyncExternalStore } from 'react'

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
export const useVisible = (): boolean =>
  useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')

const tickMs = 10_000

/** The current time, for relative time texts. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
