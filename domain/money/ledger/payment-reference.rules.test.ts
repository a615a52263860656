import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentReference, referencesIn } from './payment-reference.rules.ts'

const id = '0191a2b3-0000-7000-8000-000000000001'

test('a reference is short, stays the same and has no letter that is taken for another', () => {
  expect(paymentReference(id)).toBe('ANH-MWNJH9')
  expect(paymentReference(id.toUpperCase())).toBe('ANH-MWNJH9')
  fc.assert(
    fc.property(fc.uuid(), (any) => {
      expect(paymentReference(any)).toMatch(/^ANH-[ACDEFGHJKMNPQRTWXY34679]{6}$/)
    }),
  )
})

test('neighbouring ids have references of their own', () => {
  const ids = Array.from({ length: 2000 }, (_, at) => `0191a2b3-0000-7000-8000-${at.toString(16).padStart(12, '0')}`)
  expect(new Set(ids.map(paymentReference)).size).toBe(2000)
})

test('a reference is found in any casing and spacing, also behind a word that ends like its beginning', () => {
  const reference = paymentReference(id)
  const code = reference.slice(4)
  for (const text of [
    `KASIM KIRASI ${reference}`,
    reference.toLowerCase(),
    `anh ${code}`,
    `ANH${code}`,
    `A N H - ${[...code].join(' ')}`,
    `ORHAN ANHAR/ANH_${code}/FAST`,
    `CANHAKAN ${reference}`,
  ])
    expect([text, referencesIn(text).has(reference)]).toEqual([text, true])
  expect(referencesIn('KİRA ÖDEMESİ NİHAN HANIM').size).toBe(0)
})
