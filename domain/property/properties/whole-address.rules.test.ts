import { expect, test } from 'vitest'
import { wholeAddress } from './whole-address.rules.ts'

test('a paper’s address has quarter, district and province, each once', () => {
  const deed = { mahalle: 'Caferağa', ilce: 'Kadıköy', il: 'İstanbul' }
  expect(wholeAddress({ adres: 'Moda Cad. No: 118 D: 7', ...deed })).toBe(
    'Caferağa Moda Cad. No: 118 D: 7 Kadıköy / İstanbul',
  )
  const whole = 'CAFERAĞA MAH. Moda Cad. No: 118 D: 7 KADIKÖY / İSTANBUL'
  expect(wholeAddress({ adres: whole, ...deed })).toBe(whole)
  expect(wholeAddress({ adres: 'Sahil Yolu 3, Kadıköy', mahalle: null, ilce: 'Kadıköy', il: 'İstanbul' })).toBe(
    'Sahil Yolu 3, Kadıköy İstanbul',
  )
  expect(wholeAddress({ adres: '' })).toBe('')
})
