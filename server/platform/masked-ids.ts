import { maskNationalId } from '#domain/identity/national-id.rules.ts'
import { decryptText } from './crypto.ts'

const most = 5000
const known = new Map<string, string | null>()

/**
 * The number as lists show it. What was encrypted stays encrypted in memory too: only its mask is remembered, so that a
 * page of two hundred people does not decrypt two hundred numbers each time.
 */
export function maskedId(key: Buffer, encrypted: string): string | null {
  const found = known.get(encrypted)
  if (found !== undefined) return found
  const number = decryptText(key, encrypted)
  const mask = number ? maskNationalId(number) : null
  if (known.size >= most) known.clear()
  known.set(encrypted, mask)
  return mask
}
