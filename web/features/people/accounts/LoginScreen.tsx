import { lazy, Suspense, useEffect, useState } from 'react'
import { siteTitle } from '#web/ui/site-title.ts'
import { CredentialsForm } from './login/CredentialsForm.tsx'

/** Few have a second factor; the others need not wait for its form. */
const SecondFactorForm = lazy(() => import('./login/SecondFactorForm.tsx'))

export default function LoginScreen() {
  /** Whether the person asked to be remembered, once the password was right and a code is asked for. */
  const [remember, setRemember] = useState<boolean | null>(null)
  const secondFactor = remember !== null
  useEffect(() => {
    if (!secondFactor) document.title = siteTitle('Giriş Yap')
  }, [secondFactor])
  // Left mounted while the code is asked for: going back finds everything as it was typed.
  return (
    <>
      <div hidden={secondFactor}>
        <CredentialsForm onSecondFactor={setRemember} />
      </div>
      {secondFactor && (
        <Suspense fallback={null}>
          <SecondFactorForm remember={remember} onBack={() => setRemember(null)} />
        </Suspense>
      )}
    </>
  )
}
