import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { NewPassword } from './reset/NewPassword.tsx'
import { RequestReset } from './reset/RequestReset.tsx'

/** Without a token it asks for the address, with the mail's token for the new password. */
export default function ForgotPasswordScreen() {
  const token = new URLSearchParams(useLocation().searchStr).get('token')
  const [given, setGiven] = useState(false)
  if (token === null || given) return <RequestReset />
  return <NewPassword token={token} onAskAgain={() => setGiven(true)} />
}
