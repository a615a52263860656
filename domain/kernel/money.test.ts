import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMoney, showMoney } from './money.ts'

test('money is shown the Turkish way', () => {
  expect(showMoney(123456)).toBe('1.234,56 ₺')
  expect(showMoney(5)).toBe('0,05 ₺')
  expect(showMoney(100_000_00, 'EUR')).toBe('100.000,00 €')
  expect(showMoney(-123456)).toBe('−1.234,56 ₺')
})

test('an amount is read as people type it, and nothing else is an amount', () => {
  const cases: [string, number | null][] = [
    ['12500', 1250000],
    ['12.500', 1250000],
    ['12500,5', 1250050],
    ['₺ 1.234,56', 123456],
    ['1234.56', 123456],
    ['1.234', 123400],
    ['7,05 TL', 705],
    ['0', 0],
    ['', null],
    ['12,345', null],
    ['1.23.4', null],
    ['1.2345', null],
    ['-5', null],
    ['beş', null],
    ['99999999999999999', null],
  ]
  for (const [text, kurus] of cases) expect([text, readMoney(text)]).toEqual([text, kurus])
})

test('what is shown is read back', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e12 }), (kurus) => readMoney(showMoney(kurus)) === kurus))
})
