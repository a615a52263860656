import { useEffect } from 'react'
import { useCurrentUser } from '#web/session/current-user.ts'

/** Draws nothing; only an administrator's window loads the tools. */
export function BakimConsole() {
  const isAdmin = useCurrentUser()?.user.role === 'admin'
  useEffect(() => {
    if (!isAdmin) return
    let left = false
    let takeAway: (() => void) | undefined
    void import('./bakim.ts').then(({ offerBakim }) => {
      if (!left) takeAway = offerBakim()
    })
    return () => {
      left = true
      takeAway?.()
    }
  }, [isAdmin])
  return null
}
