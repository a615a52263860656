import { expect, test } from 'vitest'
import { damages } from './token-damage.ts'

const pack = (text: string) => Buffer.from(text).toString('base64url')
const unpack = (token: string) => Buffer.from(token, 'base64url').toString()
const token = pack('0192-aa_6b6566_1700000000000_0f0')

test('PUB-07 each damage changes what its name says and nothing else', () => {
  const damaged = Object.fromEntries(damages.map(({ label, apply }) => [label, apply(token)]))
  expect(damaged.Boşalt).toBe('')
  expect(damaged['Kodlamayı boz']).toMatch(/^%/)
  expect(unpack(damaged['Parça eksilt']!)).toBe('0192-aa_6b6566')
  expect(unpack(damaged['Zamanı boz']!)).toBe('0192-aa_6b6566_dun_0f0')
  expect(unpack(damaged['İmzayı değiştir']!)).toBe('0192-aa_6b6566_1700000000000_0f1')
  expect(unpack(damaged['Kontratı değiştir']!)).toBe('0192-a0_6b6566_1700000000000_0f0')
})
