import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'

const algorithm = 'aes-256-gcm'
const version = 'v1'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts columns that only the application may read: v1.<iv, tag and ciphertext>. The version allows a later scheme.
 */
export const encryptText = (key: Buffer, text: string) => encrypt(key, 'text', text)

/** Null if the text was not encrypted with this key or was changed. */
export const decryptText = (key: Buffer, encrypted: string) => decrypt(key, 'text', encrypted)

/** Equal texts have equal hashes, and without the key texts cannot be guessed. Each purpose has its own derived key. */
export const keyedHash = (key: Buffer, purpose: string, text: string) =>
  createHmac('sha256', createHmac('sha256', key).update(`anahtar:${version}:${purpose}`).digest())
    .update(text)
    .digest('base64url')

/** Takes the same time wherever the texts differ, so that a secret cannot be guessed letter by letter. */
export function isSameSecret(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Encrypts a short-lived proof that the browser carries but can neither read nor change (AMB-34). */
export function seal(key: Buffer, payload: unknown, ttlMs: number, now: Date): string {
  return encrypt(key, 'seal', JSON.stringify({ payload, expires: now.getTime() + ttlMs }))
}

/** Returns the payload, or null if it is forged, changed, expired or of another shape. */
export function open<Payload>(key: Buffer, sealed: string, now: Date, shape: z.ZodType<Payload>): Payload | null {
  const text = decrypt(key, 'seal', sealed)
  if (text === null) return null
  const { payload, expires } = JSON.parse(text) as { payload: unknown; expires: number }
  if (now.getTime() >= expires) return null
  return shape.safeParse(payload).data ?? null
}

// The purpose is authenticated together with the text, so that an encrypted column cannot be used as a proof.
type Purpose = 'text' | 'seal'
const bound = (purpose: Purpose) => Buffer.from(`anahtar:${version}:${purpose}`)

function encrypt(key: Buffer, purpose: Purpose, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(bound(purpose))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
}

function decrypt(key: Buffer, purpose: Purpose, encrypted: string): string | null {
  const [prefix, encoded, ...more] = encrypted.split('.')
  if (prefix !== version || !encoded || more.length) return null
  const bytes = Buffer.from(encoded, 'base64url')
  // Node decodes base64url leniently; only the exact encoding of encrypt() is accepted.
  if (bytes.length < ivBytes + tagBytes || bytes.toString('base64url') !== encoded) return null
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(bound(purpose))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
