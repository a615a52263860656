import { lazy, Suspense, useEffect, useState } from 'react'
import { askToConfirm } from '#web/lib/call.ts'
import { useConfirmIdentity } from './profile/profile.queries.ts'

const PasswordDialog = lazy(async () => ({
  default: (await import('./profile/PasswordDialog.tsx')).PasswordDialog,
}))

/** Asks for the password when a request requires it again, and then lets that request continue. */
export function ConfirmIdentity() {
  const [answer, setAnswer] = useState<{ give: (isConfirmed: boolean) => void } | null>(null)
  const confirmation = useConfirmIdentity()
  useEffect(
    () => askToConfirm(() => new Promise((resolve) => setAnswer({ give: (isConfirmed) => resolve(isConfirmed) }))),
    [],
  )
  if (!answer) return null
  const close = (isConfirmed: boolean) => {
    answer.give(isConfirmed)
    setAnswer(null)
  }
  return (
    <Suspense fallback={null}>
      <PasswordDialog
        title="Kimliğinizi doğrulayın"
        text="Bu işlemden önce şifreniz yeniden istenir. Doğrulama on dakika geçerlidir."
        action="Doğrula"
        onConfirm={({ password }, refused) => confirmation.run({ password }, { done: () => close(true), refused })}
        onCancel={() => close(false)}
      />
    </Suspense>
  )
}
