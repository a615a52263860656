import { useRef, useState } from 'react'
import { identityMessages } from '#domain/people/identity/identity.messages.ts'
import { type IdentityClaim, identityProblem, isNationalId } from '#domain/people/identity/national-id.rules.ts'
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

/**
 * The state belongs to exactly these four values, so any edit resets it, even during a request. The user need not wait
 * for the reply; code that needs it awaits `answer()`.
 */
export function useIdentityCheck(claim: IdentityClaim, currentYear: number) {
  const key = JSON.stringify(claim)
  const [held, setHeld] = useState<{ key: string; check: CheckState }>({ key, check: open })
  const latest = useRef(key)
  const underWay = useRef<{ key: string; answer: Promise<CheckState> } | null>(null)
  latest.current = key
  if (held.key !== key) setHeld({ key, check: open })
  const check = held.key === key ? held.check : open

  const put = (next: CheckState) => {
    if (latest.current === key) setHeld({ key, check: next })
  }
  const verify = (): Promise<CheckState> => {
    if (underWay.current?.key === key) return underWay.current.answer
    const message = identityProblem(claim, currentYear)
    if (message) {
      const refused: CheckState = { state: 'refused', message }
      put(refused)
      return Promise.resolve(refused)
    }
    put({ state: 'busy' })
    const answer = ask(claim).then((found) => {
      if (underWay.current?.key === key) underWay.current = null
      put(found)
      return found
    })
    underWay.current = { key, answer }
    return answer
  }
  /** All four values are filled and plausible, so the check can start on its own. */
  const askable =
    claim.ad !== '' &&
    claim.soyad !== '' &&
    isNationalId(claim.tcKimlikNo) &&
    identityProblem(claim, currentYear) === null
  /** The next step is allowed when the check has passed, is pending, or will start with the step itself. */
  const mayProceed = check.state === 'open' ? askable : check.state !== 'refused'
  /** The server no longer accepts the proof. */
  const expire = (message: string) => put({ state: 'refused', message })
  const answer = (): Promise<CheckState> => (check.state === 'verified' ? Promise.resolve(check) : verify())

  return { check, askable, mayProceed, verify, answer, expire }
}
