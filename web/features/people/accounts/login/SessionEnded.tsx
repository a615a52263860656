import { useEffect, useState } from 'react'
import { forgetSessionEnded, hasSessionEnded } from '#web/session/session-ended.ts'

/** Shown once, not again on a later visit to /login. */
export function SessionEnded() {
  const [ended] = useState(hasSessionEnded)
  useEffect(forgetSessionEnded, [])
  if (!ended) return null
  return (
    <p role="status" className="login-notice">
      Oturumunuz sona erdi: süresi doldu, başka bir yerden kapatıldı ya da yetkileriniz değişti. Yeniden giriş
      yaptığınızda kaldığınız yere dönersiniz.
    </p>
  )
}
