import { useEffect } from 'react'
import { onRefused, openSocket, useServerEvent } from '#web/lib/socket.ts'
import { currentUser } from '#web/session/current-user.ts'

const readUserAgain = () => void currentUser({ fresh: true }).catch(() => null)

/** The connection belongs to the signed-in shell; it ends at sign-out, not when a screen changes. */
export function Realtime() {
  useEffect(() => void openSocket(), [])
  // A refused connection means changed rights or an ended session; refetching the user shows which.
  useEffect(() => onRefused(readUserAgain), [])
  useServerEvent('accessChanged', readUserAgain)
  return null
}
