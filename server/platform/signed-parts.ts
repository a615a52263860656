import { createHash, createHmac } from 'node:crypto'
import { dayMs } from '#domain/kernel/dates.ts'
import { isSameSecret } from './crypto.ts'

/** Why a token is invalid, in the order of the checks. */
export type TokenProblem =
  | 'token_missing'
  | 'token_unreadable'
  | 'token_malformed'
  | 'approval_missing'
  | 'token_expired'

const separator = '_'
const lifetimeMs = 7 * dayMs

const signatureOf = (secret: string, parts: readonly string[]) =>
  createHmac('sha256', secret).update(parts.join(separator)).digest('hex')

/** base64url of the parts joined by underscores, then the time in ms, then the signature over all of them. */
export function packToken(secret: string, parts: readonly string[], createdAt: Date): string {
  const signed = [...parts, String(createdAt.getTime())]
  if (signed.some((part) => !/^[0-9A-Za-z-]+$/.test(part)))
    throw new Error('A token part holds a character that splits it')
  return Buffer.from([...signed, signatureOf(secret, signed)].join(separator)).toString('base64url')
}

/**
 * `length` counts every part; `[least, most]` for a token with two lengths. A wrong signature gives the same result as
 * an unknown record, so that a forger learns nothing.
 */
export function unpackToken(
  secret: string,
  token: string | null | undefined,
  length: number | readonly [least: number, most: number],
  now: Date,
): { parts: string[] } | { problem: TokenProblem } {
  if (!token?.trim()) return { problem: 'token_missing' }
  const text = decode(token)
  if (text === null) return { problem: 'token_unreadable' }
  const [least, most] = typeof length === 'number' ? [length, length] : length
  const all = text.split(separator)
  const signature = all.at(-1)!
  const signed = all.slice(0, -1)
  const createdAt = Number(signed.at(-1))
  if (all.length < least || !Number.isSafeInteger(createdAt) || createdAt <= 0) return { problem: 'token_malformed' }
  if (all.length > most || !isSameSecret(signatureOf(secret, signed), signature)) return { problem: 'approval_missing' }
  if (now.getTime() - createdAt > lifetimeMs) return { problem: 'token_expired' }
  return { parts: signed.slice(0, -1) }
}

/** Only the hash is stored, so that access to the database does not allow answering for a tenant. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Node decodes base64url leniently; only the exact encoding of packToken is accepted. */
function decode(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.toString('base64url') !== token) return null
  const text = bytes.toString('latin1')
  return /^[\x20-\x7e]+$/.test(text) ? text : null
}
