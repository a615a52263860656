import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { decryptText, encryptText, isSameSecret, open, seal } from './crypto.ts'

const key = randomBytes(32)
const now = new Date('2026-11-14T09:00:00Z')
const proof = z.strictObject({ kind: z.literal('identity'), tcKimlikNo: z.string() })
const payload = { kind: 'identity' as const, tcKimlikNo: '10000000146' }
const minute = 60_000

/** Every variant of the sealed text with one changed character. */
const touched = (text: string) =>
  [...text].map((letter, index) => text.slice(0, index) + (letter === 'A' ? 'B' : 'A') + text.slice(index + 1))

test('encrypted text comes back, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(text.isWellFormed())
      return decryptText(key, encryptText(key, text)) === text
    }),
  )
})

test('encrypted text hides what it holds and never looks the same twice', () => {
  const first = encryptText(key, '10000000146')
  expect(first).toMatch(/^v1\.[\w-]+$/)
  expect(Buffer.from(first.slice(3), 'base64url').toString('latin1')).not.toContain('10000000146')
  expect(encryptText(key, '10000000146')).not.toBe(first)
})

test('touched, cut or foreign text is null', () => {
  const text = encryptText(key, 'ışık')
  for (const forged of touched(text)) expect(decryptText(key, forged)).toBeNull()
  for (let length = 0; length < text.length; length++) expect(decryptText(key, text.slice(0, length))).toBeNull()
  for (const forged of ['', 'v1', 'v1.', 'v2.abc', `${text}=`, `${text}.x`, `${text}\n`]) {
    expect(decryptText(key, forged)).toBeNull()
  }
  expect(decryptText(randomBytes(32), text)).toBeNull()
})

test('AMB-34 a proof opens until it expires', () => {
  const sealed = seal(key, payload, 15 * minute, now)
  expect(open(key, sealed, now, proof)).toEqual(payload)
  expect(open(key, sealed, new Date(now.getTime() + 15 * minute - 1), proof)).toEqual(payload)
  expect(open(key, sealed, new Date(now.getTime() + 15 * minute), proof)).toBeNull()
})

test('AMB-34 a touched proof or one of another key is null', () => {
  const sealed = seal(key, payload, minute, now)
  for (const forged of touched(sealed)) expect(open(key, forged, now, proof)).toBeNull()
  expect(open(randomBytes(32), sealed, now, proof)).toBeNull()
  expect(open(key, '', now, proof)).toBeNull()
})

test('AMB-34 a proof of another kind, or a stored column, is not a proof', () => {
  expect(open(key, seal(key, { kind: 'other' }, minute, now), now, proof)).toBeNull()
  const column = encryptText(key, JSON.stringify({ payload, expires: now.getTime() + minute }))
  expect(open(key, column, now, proof)).toBeNull()
  expect(decryptText(key, seal(key, payload, minute, now))).toBeNull()
})

test('secrets are compared by their bytes, also when letters take more than one', () => {
  expect(isSameSecret('abcd', 'abcd')).toBe(true)
  expect(isSameSecret('abcd', 'abce')).toBe(false)
  expect(isSameSecret('abcd', 'abcş')).toBe(false)
  expect(isSameSecret('abcd', '')).toBe(false)
})
