import { useEffect, useState, useSyncExternalStore } from 'react'

const onVisibility = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
export const useVisible = (): boolean =>
  useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')

const tickMs = 10_000

/** The time, for texts that grow old by themselves. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

const onViewport = (tell: () => void) => {
  window.visualViewport?.addEventListener('resize', tell)
  return () => window.visualViewport?.removeEventListener('resize', tell)
}
/** What the keyboard of a phone leaves free; some browsers let it cover the page without a word in CSS. */
export const useVisibleHeight = (): number | null =>
  useSyncExternalStore(onViewport, () => Math.round(window.visualViewport?.height ?? 0) || null)
