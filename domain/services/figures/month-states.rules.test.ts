import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  monthStateOf,
  monthsUntil,
  type RentedTime,
  type StripFacts,
  stripOf,
  stripText,
  stripWords,
} from './month-states.rules.ts'
import { stripStates } from './month-strip.schema.ts'

const none: StripFacts = { unpaid: false, late: false, past: false, settled: false, waived: false }
const months = monthsUntil('2026-11')
const rented: RentedTime[] = [['0', '2025-01-10', null]]
const strip = (times: readonly RentedTime[], given: Record<string, Partial<StripFacts>>) =>
  stripOf({
    rented: times,
    months,
    facts: new Map(Object.entries(given).map(([at, some]) => [at, { ...none, ...some }])),
  })
const stateOf = (given: Partial<StripFacts>) => strip(rented, { '2026-11': given })!.months.at(-1)

test('PAY-01 a month is paid, late, covered by a receipt that waits, paid in part, or not due yet', () => {
  expect(stateOf({ settled: true })).toBe('paid')
  expect(stateOf({ settled: true, waived: true })).toBe('waived')
  expect(stateOf({ unpaid: true, late: true, past: true })).toBe('late')
  expect(stateOf({ unpaid: true, late: true, past: true, settled: true })).toBe('late-part')
  expect(stateOf({ unpaid: true, past: true })).toBe('waiting')
  expect(stateOf({ unpaid: true, past: true, settled: true })).toBe('waiting')
  expect(stateOf({ unpaid: true, settled: true })).toBe('part')
  expect(stateOf({ unpaid: true })).toBe('open')
  // What was waived of a month with a rest changes nothing about the rest.
  expect(stateOf({ unpaid: true, settled: true, waived: true })).toBe('part')
})

test('PAY-01 a month without a claim says whether somebody rented', () => {
  const times: RentedTime[] = [
    ['new', '2026-06-15', null],
    ['old', '2024-01-01', '2026-02-01'],
  ]
  const found = strip(times, { '2026-11': { settled: true } })!
  expect(found.tenancy_id).toBe('new')
  // December to February the former tenants, from June on the present ones.
  expect(found.months).toEqual([
    ...['none', 'none', 'none'],
    ...['vacant', 'vacant', 'vacant'],
    ...['none', 'none', 'none', 'none', 'none'],
    'paid',
  ])
  expect(strip([], {})).toBeNull()
})

test('PAY-01 the strip is read aloud newest first, months alike together', () => {
  const found = strip([['0', '2026-02-10', null]], {
    ...Object.fromEntries(months.slice(2, 10).map((month) => [month, { settled: true }])),
    '2026-10': { unpaid: true, late: true, past: true },
    '2026-11': { unpaid: true, past: true },
  })!
  expect(stripText(found)).toBe(
    'Kasım 2026: dekont onay bekliyor; Ekim 2026: gecikti; Şubat 2026 – Eylül 2026: ödendi; Aralık 2025 – Ocak 2026: kirada değildi',
  )
})

test('PAY-01 whatever the facts, a strip has twelve months, each with a word, and every kind of month is reachable', () => {
  const some = fc.record({
    unpaid: fc.boolean(),
    late: fc.boolean(),
    past: fc.boolean(),
    settled: fc.boolean(),
    waived: fc.boolean(),
  })
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.array(some, { minLength: 12, maxLength: 12 }), (given) => {
      const found = strip(rented, Object.fromEntries(months.map((month, at) => [month, given[at]!])))!
      expect(found.months).toHaveLength(12)
      for (const [at, state] of found.months.entries()) {
        seen.add(state)
        expect(stripWords[state]).toBeTruthy()
        // A finer word for the same state.
        const plain: Record<string, string> = { waived: 'paid', 'late-part': 'late' }
        expect(plain[state] ?? state).toBe(monthStateOf(given[at]!))
      }
    }),
  )
  expect(stripStates.filter((state) => !seen.has(state))).toEqual(['none', 'vacant'])
})
