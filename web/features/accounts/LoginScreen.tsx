import { lazy, Suspense, useState } from 'react'
import { CredentialsForm } from './login/CredentialsForm.tsx'

/** Few have a second factor; the others need not wait for its form. */
const SecondFactorForm = lazy(() => import('./login/SecondFactorForm.tsx'))

export default function LoginScreen() {
  const [secondFactor, setSecondFactor] = useState(false)
  // Left mounted while the code is asked for: going back finds everything as it was typed.
  return (
    <>
      <div hidden={secondFactor}>
        <CredentialsForm onSecondFactor={() => setSecondFactor(true)} />
      </div>
      {secondFactor && (
        <Suspense fallback={null}>
          <SecondFactorForm onBack={() => setSecondFactor(false)} />
        </Suspense>
      )}
    </>
  )
}
