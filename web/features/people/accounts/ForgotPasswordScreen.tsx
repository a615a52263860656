import { useState } from 'react'
import { NewPassword } from './reset/NewPassword.tsx'
import { RequestReset } from './reset/RequestReset.tsx'

/**
 * Without a token it asks for the e-mail address; with the token from the mail, for the new password. `davet` welcomes
 * an invited person.
 */
export default function ForgotPasswordScreen() {
  // Read once: when the user navigates away, the address changes first, and the other form would flash up.
  const [token, setToken] = useState(() => new URLSearchParams(window.location.search).get('token'))
  const [invited] = useState(() => new URLSearchParams(window.location.search).has('davet'))
  if (token === null) return <RequestReset />
  return <NewPassword token={token} invited={invited} onAskAgain={() => setToken(null)} />
}
