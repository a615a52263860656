import { useState } from 'react'
import { AuthFrame } from './AuthFrame.tsx'
import { CredentialsForm } from './login/CredentialsForm.tsx'
import { SecondFactorForm } from './login/SecondFactorForm.tsx'

export default function LoginScreen() {
  const [secondFactor, setSecondFactor] = useState(false)
  // Left mounted while the code is asked for: going back finds everything as it was typed.
  return (
    <>
      <div hidden={secondFactor}>
        <CredentialsForm onSecondFactor={() => setSecondFactor(true)} />
      </div>
      {secondFactor && (
        <AuthFrame title="İki Adımlı Doğrulama">
          <SecondFactorForm onBack={() => setSecondFactor(false)} />
        </AuthFrame>
      )}
    </>
  )
}
