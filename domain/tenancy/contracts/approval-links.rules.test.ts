import { expect, test } from 'vitest'
import { looksLikeGuarantorToken } from './approval-links.rules.ts'

const pack = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

test('GUA-06 GUA-07 four parts with a time before the last can be a token; nothing else can', () => {
  expect(looksLikeGuarantorToken(pack('kontrat_6b4065_1763186400000_imza'))).toBe(true)
  for (const bad of ['', 'ornek-1', 'bozuk!', pack('a_1_b'), pack('kontrat_6b_dun_imza'), 'A'])
    expect([bad, looksLikeGuarantorToken(bad)]).toEqual([bad, false])
})
