import { useEffect, useState } from 'react'
import { forgetSessionEnded, hasSessionEnded } from '#web/session/session-ended.ts'

/** Shown once: whoever comes back to /login later knows it already. */
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
