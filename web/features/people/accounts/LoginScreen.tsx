import { lazy, Suspense, useEffect, useState } from 'react'
import { siteTitle } from '#web/ui/site-title.ts'
import { CredentialsForm } from './login/CredentialsForm.tsx'

/** Loaded lazily, because few users have a second factor. */
const SecondFactorForm = lazy(() => import('./login/SecondFactorForm.tsx'))

export default function LoginScreen() {
  /** The "remember me" choice, once the password was right and a code is asked for; null before. */
  const [remember, setRemember] = useState<boolean | null>(null)
  const secondFactor = remember !== null
  useEffect(() => {
    if (!secondFactor) document.title = siteTitle('Giriş Yap')
  }, [secondFactor])
  // Stays mounted during the code step, so that going back finds the form as it was typed.
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
