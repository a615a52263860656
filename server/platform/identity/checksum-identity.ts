import { isNationalId, looksInvented } from '#domain/people/identity/national-id.rules.ts'
import type { IdentityCheck } from './identity.ts'

/** Works without any service. It proves that the number is well formed, not whose it is; its mode says so on screen. */
export function checksumIdentity(): IdentityCheck {
  return {
    mode: 'checksum',
    async verify({ tcKimlikNo }) {
      return { success: true, isValid: isNationalId(tcKimlikNo) && !looksInvented(tcKimlikNo) }
    },
  }
}
