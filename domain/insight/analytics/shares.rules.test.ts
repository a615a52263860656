import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { batchesOf, changeOf, percentOf, vacancy, yieldOf } from './shares.rules.ts'

const stay = (started_on: string, ended_on: string | null) => ({ started_on, ended_on })

test.each([
  [0, []],
  [1, [1]],
  [30, [30]],
  [31, [30, 1]],
  [61, [30, 30, 1]],
])('AST-01 %i ids go into queries of %j', (count, sizes) => {
  const ids = Array.from({ length: count }, (_, at) => at)
  expect(batchesOf(ids).map((batch) => batch.length)).toEqual(sizes)
  expect(batchesOf(ids).flat()).toEqual(ids)
})

test.each([
  ['a leap year without a tenant', '2024-01-01', '2024-12-31', [], 366, 366],
  ['a leap year with one from 1 March', '2024-01-01', '2024-12-31', [stay('2024-03-01', null)], 366, 60],
  ['the same in another year', '2025-01-01', '2025-12-31', [stay('2025-03-01', null)], 365, 59],
  [
    'a tenant who left on the last day of the month',
    '2025-02-01',
    '2025-02-28',
    [stay('2023-05-01', '2025-02-28')],
    28,
    0,
  ],
  [
    'one out and the next in on the same day',
    '2025-01-01',
    '2025-01-31',
    [stay('2024-01-01', '2025-01-10'), stay('2025-01-10', null)],
    31,
    0,
  ],
  [
    'a gap of five days',
    '2025-01-01',
    '2025-01-31',
    [stay('2025-01-16', null), stay('2024-01-01', '2025-01-10')],
    31,
    5,
  ],
  [
    'one within the other',
    '2025-01-01',
    '2025-01-31',
    [stay('2025-01-05', '2025-01-25'), stay('2025-01-10', '2025-01-12')],
    31,
    10,
  ],
  ['one that comes after the period', '2025-01-01', '2025-01-31', [stay('2025-02-01', null)], 31, 31],
] as const)('ANL-01 vacancy: %s', (_, from, to, stays, days, vacant) => {
  expect(vacancy({ known_since: '2020-01-01', stays }, { from, to })).toEqual({ days, vacant })
})

test('ANL-01 vacancy begins with what is known: the day of entry, or the first tenancy where that is older', () => {
  const year = { from: '2025-01-01', to: '2025-12-31' }
  expect(vacancy({ known_since: '2025-12-01', stays: [] }, year)).toEqual({ days: 31, vacant: 31 })
  expect(vacancy({ known_since: '2025-12-01', stays: [stay('2025-11-01', '2025-11-30')] }, year)).toEqual({
    days: 61,
    vacant: 31,
  })
  expect(vacancy({ known_since: '2026-01-01', stays: [] }, year)).toEqual({ days: 0, vacant: 0 })
})

test('ANL-01 vacant days are never fewer than none nor more than all, and each is counted once', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2023-12-01', count))
  const stays = fc.array(fc.record({ started_on: day, ended_on: fc.option(day) }), { maxLength: 6 })
  fc.assert(
    fc.property(stays, (all) => {
      const real = all.filter(({ started_on, ended_on }) => ended_on === null || started_on <= ended_on)
      const period = { from: '2024-02-10', to: '2025-03-20' }
      const { days, vacant } = vacancy({ known_since: '2024-01-01', stays: real }, period)
      let counted = 0
      for (let at = period.from; at <= period.to; at = addDays(at, 1))
        if (!real.some(({ started_on, ended_on }) => started_on <= at && (ended_on === null || at <= ended_on)))
          counted++
      expect([days, vacant]).toEqual([405, counted])
    }),
  )
})

test('ANL-02 a part of nothing is no share, and a change from nothing is no percentage', () => {
  expect([percentOf(1, 3), percentOf(0, 7), percentOf(7, 7), percentOf(0, 0)]).toEqual([33.3, 0, 100, null])
  expect([changeOf(150, 100), changeOf(50, 100), changeOf(0, 100), changeOf(100, 100)]).toEqual([50, -50, -100, 0])
  expect([changeOf(100, 0), changeOf(null, 5), changeOf(5, null), changeOf(0, 0)]).toEqual([null, null, null, null])
  // A change from a loss to a gain is positive, from a loss to a larger one negative.
  expect([changeOf(100, -100), changeOf(-150, -100)]).toEqual([200, -50])
})

test('ANL-01 a yield is the net of twelve whole months as a part of the value, or says why there is none', () => {
  const year = { net: 240_000_00, foreign: false, days: 365 }
  const value = { amount: 6_000_000_00 }
  expect(yieldOf({ year, value })).toEqual({ percent: 4 })
  expect(yieldOf({ year: { ...year, net: -30_000_00 }, value })).toEqual({ percent: -0.5 })
  expect(yieldOf({ year: { ...year, net: null }, value })).toEqual({ why: 'costs' })
  expect(yieldOf({ year, value: null })).toEqual({ why: 'value' })
  expect(yieldOf({ year: { ...year, foreign: true }, value })).toEqual({ why: 'currency' })
  expect(yieldOf({ year: { ...year, days: 364 }, value })).toEqual({ why: 'young' })
})
