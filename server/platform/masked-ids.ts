import { maskNationalId } from '#domain/people/identity/national-id.rules.ts'
import { BoundedCache } from './bounded-cache.ts'
import { decryptText } from './crypto.ts'

const masks = new BoundedCache<string | null>(5000)

/**
 * The masked number for lists. Only the mask is cached, never the decrypted number, so that a page of two hundred
 * people does not decrypt two hundred numbers each time.
 */
export function maskedId(key: Buffer, encrypted: string): string | null {
  return masks.of(encrypted, () => {
    const number = decryptText(key, encrypted)
    return number ? maskNationalId(number) : null
  })
}
