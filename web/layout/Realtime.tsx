import { useEffect } from 'react'
import { onRefused, openSocket, useServerEvent } from '#web/lib/socket.ts'
import { currentUser } from '#web/session/current-user.ts'

const readUserAgain = () => void currentUser({ fresh: true }).catch(() => null)

/** The connection lives with the signed-in frame; it ends at sign-out, not with a screen. */
export function Realtime() {
  useEffect(() => void openSocket(), [])
  // Rights may have changed or the session may be over: both are known once the user has been read again.
  useEffect(() => onRefused(readUserAgain), [])
  useServerEvent('accessChanged', readUserAgain)
  return null
}
