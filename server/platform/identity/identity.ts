import type { IdentityClaim } from '#domain/people/identity/national-id.rules.ts'

export type IdentityOutcome =
  | { success: true; isValid: boolean }
  | { success: false; isValid: false; reason: 'unreachable' | 'service_error' | 'failed' }

/**
 * Checks whether a person with this number, name and birth year exists. Never throws and never logs, because national
 * ID numbers must not be in logs. Run the local checks of `identityProblem` first.
 */
export interface IdentityCheck {
  readonly mode: 'checksum' | 'http' | 'nvi'
  verify(person: IdentityClaim): Promise<IdentityOutcome>
}

export interface RemoteIdentityOptions {
  address: string
  timeoutMs?: number
}

const identityTimeoutMs = 8000

/** Asks a service and reads its answer with `outcome`. */
export async function askIdentity(
  { address, timeoutMs = identityTimeoutMs }: RemoteIdentityOptions,
  request: { headers: Record<string, string>; body: string },
  outcome: (status: number, body: string) => IdentityOutcome,
): Promise<IdentityOutcome> {
  let reply: Response
  let body: string
  try {
    // A redirect would send personal data to another address.
    const safely = { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const
    reply = await fetch(address, { method: 'POST', ...request, ...safely })
    body = await reply.text()
  } catch {
    return { success: false, isValid: false, reason: 'unreachable' }
  }
  return outcome(reply.status, body)
}
