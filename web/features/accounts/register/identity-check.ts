import { useRef, useState } from 'react'
import { identityMessages } from '#domain/identity/identity.messages.ts'
import { type IdentityClaim, identityProblem } from '#domain/identity/national-id.rules.ts'
import { CallError } from '#web/lib/call.ts'
import { verifyIdentity } from '../accounts.queries.ts'

export type IdentityMode = 'checksum' | 'http' | 'nvi'
export type CheckState =
  | { state: 'open' }
  | { state: 'busy' }
  | { state: 'refused'; message: string }
  | { state: 'verified'; proof: string; mode: IdentityMode }

const open: CheckState = { state: 'open' }

async function ask(claim: IdentityClaim): Promise<CheckState> {
  try {
    const reply = await verifyIdentity(claim)
    if (reply.success && reply.isValid && reply.proof)
      return { state: 'verified', proof: reply.proof, mode: reply.mode }
    return { state: 'refused', message: reply.message || identityMessages.failed }
  } catch (error) {
    if (error instanceof CallError && error.status === 0)
      return { state: 'refused', message: identityMessages.unreachable }
    return { state: 'refused', message: error instanceof CallError ? error.message : identityMessages.failed }
  }
}

/** The state belongs to exactly these four values: any edit opens it again, also while the answer is under way. */
export function useIdentityCheck(claim: IdentityClaim, currentYear: number) {
  const key = JSON.stringify(claim)
  const [held, setHeld] = useState<{ key: string; check: CheckState }>({ key, check: open })
  const latest = useRef(key)
  latest.current = key
  if (held.key !== key) setHeld({ key, check: open })

  const put = (check: CheckState) => {
    if (latest.current === key) setHeld({ key, check })
  }
  const verify = async (): Promise<CheckState> => {
    const message = identityProblem(claim, currentYear)
    if (message) {
      const refused: CheckState = { state: 'refused', message }
      put(refused)
      return refused
    }
    put({ state: 'busy' })
    const answer = await ask(claim)
    put(answer)
    return answer
  }
  /** The server no longer accepts the proof. */
  const expire = (message: string) => put({ state: 'refused', message })

  return { check: held.key === key ? held.check : open, verify, expire }
}
