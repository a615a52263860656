import { expect, test } from 'vitest'
import { fallbackRates, isStale, liraPerUnit, showLiraPerUnit } from './rates.rules.ts'

test('FX-02 the card shows one divided by the rate, two decimals', () => {
  expect(liraPerUnit(0.028694)).toBe('34.85')
  expect(liraPerUnit(0.5)).toBe('2.00')
  expect(liraPerUnit(1 / 36.2)).toBe('36.20')
})

test('FX-02 no rate makes an amount out of nothing', () => {
  for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 5e-324]) {
    expect(() => liraPerUnit(rate)).toThrow(RangeError)
  }
})

test('FX-02 an amount is shown the Turkish way', () => {
  expect(showLiraPerUnit('34.85')).toBe('34,85 ₺')
  expect(showLiraPerUnit('1234.5')).toBe('1.234,50 ₺')
})

test('FX-03 the fallback values are the specified ones', () => {
  expect(fallbackRates).toEqual({ USD: '34.85', EUR: '36.20' })
})

test('FX-04 rates are stale when older than 24 hours', () => {
  const fetched_at = new Date('2026-11-14T09:00:00Z')
  expect(isStale(fetched_at, new Date('2026-11-15T09:00:00.000Z'))).toBe(false)
  expect(isStale(fetched_at, new Date('2026-11-15T09:00:00.001Z'))).toBe(true)
  expect(isStale('2026-11-14T09:00:00Z', new Date('2026-11-14T10:00:00Z'))).toBe(false)
})
