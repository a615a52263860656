import { isNationalId, looksInvented } from '#domain/people/identity/national-id.rules.ts'
import type { IdentityCheck } from './identity.ts'

/**
 * Works without an external service. It only proves that the number is well formed, not whose it is; the screen shows
 * this mode.
 */
export function checksumIdentity(): IdentityCheck {
  return {
    mode: 'checksum',
    async verify({ tcKimlikNo }) {
      return { success: true, isValid: isNationalId(tcKimlikNo) && !looksInvented(tcKimlikNo) }
    },
  }
}
