import { expect, test } from 'vitest'
import { comparedWith, lastYear, monthsIn, untilToday } from './periods.rules.ts'

test('AST-03 ANL-02 without a choice the period is the present month and the eleven before it', () => {
  expect(lastYear('2026-11-16')).toEqual({ from: '2025-12-01', to: '2026-11-16' })
  expect(lastYear('2024-02-29')).toEqual({ from: '2023-03-01', to: '2024-02-29' })
  expect(monthsIn({ from: '2025-11-20', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
})

test.each([
  // The same days a year earlier; the last day of a month maps to the last day.
  ['year', '2026-01-01', '2026-11-16', '2025-01-01', '2025-11-16'],
  ['year', '2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
  ['year', '2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
  // Whole months are compared with whole months, a part of a month with the same part.
  ['previous', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['previous', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['previous', '2026-10-01', '2026-11-16', '2026-08-01', '2026-09-16'],
  // Other periods are compared with as many days.
  ['previous', '2026-11-10', '2026-11-16', '2026-11-03', '2026-11-09'],
] as const)('ANL-02 %s: %s to %s is set beside %s to %s', (kind, from, to, before, until) => {
  expect(comparedWith({ from, to }, kind, null)).toEqual({ from: before, to: until })
})

test('ANL-02 a period of one’s own is taken as it is, and nothing is nothing', () => {
  const own = { from: '2020-01-05', to: '2020-02-01' }
  const period = { from: '2026-01-01', to: '2026-01-31' }
  expect(comparedWith(period, 'own', own)).toEqual(own)
  expect(comparedWith(period, 'none', own)).toBeNull()
  expect(untilToday({ from: '2026-01-01', to: '2026-12-31' }, '2026-11-16')).toEqual({
    from: '2026-01-01',
    to: '2026-11-16',
  })
})
