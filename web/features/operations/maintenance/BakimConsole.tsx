import { useEffect } from 'react'
import { useCurrentUser } from '#web/session/current-user.ts'

/** Renders nothing; loads the tools only for an administrator. */
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
