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

export const identityTimeoutMs = 8000
