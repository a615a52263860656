import { useEffect, useEffectEvent } from 'react'
import { onBack } from './back.ts'

/** While `active`, the browser's Back runs `act` instead of leaving the page, for example in a wizard. */
export function useBack(active: boolean, act: () => void): void {
  const latest = useEffectEvent(act)
  useEffect(() => {
    if (active) return onBack(() => latest())
  }, [active])
}
