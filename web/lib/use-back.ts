import { useEffect, useEffectEvent } from 'react'
import { onBack } from './back.ts'

/** While `active`, the browser's Back does this instead of leaving the page: a step of a wizard, for example. */
export function useBack(active: boolean, act: () => void): void {
  const latest = useEffectEvent(act)
  useEffect(() => {
    if (active) return onBack(() => latest())
  }, [active])
}
