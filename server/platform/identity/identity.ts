import type { IdentityClaim } from '#domain/people/identity/national-id.rules.ts'

export type IdentityOutcome =
  | { success: true; isValid: boolean }
  | { success: false; isValid: false; reason: 'unreachable' | 'service_error' | 'failed' }

/**
 * Asks whether a person with this number, name and birth year exists. It answers and never throws, and writes
 * nothing to a log: a national ID number has no business there. The local checks of `identityProblem` come before it.
 */
export interface IdentityCheck {
  readonly mode: 'checksum' | 'http' | 'nvi'
  verify(person: IdentityClaim): Promise<IdentityOutcome>
}

export interface RemoteIdentityOptions {
  address: string
  timeoutMs?: number
}

export const identityTimeoutMs = 8000
