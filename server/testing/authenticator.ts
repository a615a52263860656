import { createHmac } from 'node:crypto'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import type { Client } from './client.ts'

/** The code of an authenticator app: RFC 6238 with the key from the otpauth address. */
export function codeAt(uri: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', base32(new URL(uri).searchParams.get('secret')!))
    .update(counter)
    .digest()
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
export const currentStep = () => Math.floor(Date.now() / 30_000)

function base32(text: string) {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Turns the second factor on. `next()` returns an unused code; one more exists after the first. */
export async function authenticator(person: Client, password: string) {
  const { body } = await person.call(accountsApi.startSecondFactor, { body: { password } })
  let last = currentStep()
  const confirmed = await person.call(accountsApi.confirmSecondFactor, {
    body: { code: codeAt(body.uri, last), password },
  })
  return {
    used: codeAt(body.uri, last),
    next: () => codeAt(body.uri, ++last),
    recoveryCodes: confirmed.body.recoveryCodes,
  }
}
