import { useEffect, useEffectEvent } from 'react'
import { onBack } from './back.ts'

/** While `active`, the browser's Back runs `handleBack` instead of leaving the page, for example in a wizard. */
export function useBack(active: boolean, handleBack: () => void): void {
  const latest = useEffectEvent(handleBack)
  useEffect(() => {
    if (active) return onBack(() => latest())
  }, [active])
}
