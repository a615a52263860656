import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstNumberFrom, nextOccurrence, occurrenceOn, occurrencesBy, type Recurrence } from './recurrence.rules.ts'

const monthly: Recurrence = { every: 'month', starts_on: '2026-01-31', ends_on: null }

test('what begins on the 31st falls on the last day of a shorter month and comes back to the 31st', () => {
  expect(occurrencesBy(monthly, 0, '2026-06-01')).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ])
})

test('29 February: in ordinary years the 28th, in leap years the 29th again', () => {
  const yearly: Recurrence = { every: 'year', starts_on: '2024-02-29', ends_on: null }
  expect(occurrencesBy(yearly, 0, '2028-12-31')).toEqual([
    '2024-02-29',
    '2025-02-28',
    '2026-02-28',
    '2027-02-28',
    '2028-02-29',
  ])
})

test('every quarter, up to and with its last day', () => {
  const quarterly: Recurrence = { every: 'quarter', starts_on: '2025-11-30', ends_on: '2026-08-30' }
  expect(occurrencesBy(quarterly, 0, '2027-01-01')).toEqual(['2025-11-30', '2026-02-28', '2026-05-30', '2026-08-30'])
  expect(nextOccurrence(quarterly, 3)).toBe('2026-08-30')
  expect(nextOccurrence(quarterly, 4)).toBeNull()
})

test('nothing comes before its first day, and one comes on that very day', () => {
  expect(occurrencesBy(monthly, 0, '2026-01-30')).toEqual([])
  expect(occurrencesBy(monthly, 0, '2026-01-31')).toEqual(['2026-01-31'])
})

test('after two months of downtime exactly what is missing comes, and then nothing more on that day', () => {
  expect(occurrencesBy(monthly, 2, '2026-05-15')).toEqual(['2026-03-31', '2026-04-30'])
  expect(occurrencesBy(monthly, 4, '2026-05-15')).toEqual([])
})

test('what fell into a pause is left out', () => {
  expect(firstNumberFrom(monthly, 2, '2026-05-15')).toBe(4)
  expect(occurrenceOn(monthly, 4)).toBe('2026-05-31')
  expect(firstNumberFrom(monthly, 2, '2026-02-01')).toBe(2)
})

test('however the days of looking are spread, every day comes once and in order', () => {
  const date = fc
    .date({ min: new Date('2015-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10))
  fc.assert(
    fc.property(
      date,
      fc.constantFrom('month' as const, 'quarter' as const, 'year' as const),
      fc.array(date, { maxLength: 8 }),
      (starts_on, every, looks) => {
        const recurrence: Recurrence = { every, starts_on, ends_on: null }
        const sorted = [...looks].sort()
        const found: string[] = []
        for (const today of sorted) found.push(...occurrencesBy(recurrence, found.length, today))
        expect(found).toEqual(occurrencesBy(recurrence, 0, sorted.at(-1) ?? '2000-01-01'))
        expect(new Set(found).size).toBe(found.length)
        expect([...found].sort()).toEqual(found)
      },
    ),
  )
})
