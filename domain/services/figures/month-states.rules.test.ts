import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths } from '#domain/kernel/dates.ts'
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

const facts = (
  month: string,
  given: Partial<Record<'unpaid' | 'late' | 'past' | 'settled' | 'waived', boolean>> = {},
) =>
  [
    `${month}-01`,
    given.unpaid ?? false,
    given.late ?? false,
    given.past ?? false,
    given.settled ?? false,
    given.waived ?? false,
  ] as const
const rented: RentedTime[] = [['0', '2025-01-10', null]]
const stateOf = (...given: StripFacts[]) => stripOf(rented, given, '2026-11')!.months.at(-1)

test('PAY-01 a month is paid, late, covered by a receipt that waits, paid in part, or not due yet', () => {
  expect(stateOf(facts('2026-11', { settled: true }))).toBe('paid')
  expect(stateOf(facts('2026-11', { settled: true, waived: true }))).toBe('waived')
  expect(stateOf(facts('2026-11', { unpaid: true, late: true, past: true }))).toBe('late')
  expect(stateOf(facts('2026-11', { unpaid: true, late: true, past: true, settled: true }))).toBe('late-part')
  expect(stateOf(facts('2026-11', { unpaid: true, past: true }))).toBe('waiting')
  expect(stateOf(facts('2026-11', { unpaid: true, past: true, settled: true }))).toBe('waiting')
  expect(stateOf(facts('2026-11', { unpaid: true, settled: true }))).toBe('part')
  expect(stateOf(facts('2026-11', { unpaid: true }))).toBe('open')
  // What was waived of a month with a rest changes nothing about the rest.
  expect(stateOf(facts('2026-11', { unpaid: true, settled: true, waived: true }))).toBe('part')
})

test('PAY-01 a month without a claim says whether somebody rented', () => {
  const times: RentedTime[] = [
    ['new', '2026-06-15', null],
    ['old', '2024-01-01', '2026-02-01'],
  ]
  const strip = stripOf(times, [facts('2026-11', { settled: true })], '2026-11')!
  expect(strip.tenancy_id).toBe('new')
  // December to February the former tenants, from June on the present ones.
  expect(strip.months).toEqual([
    ...['none', 'none', 'none'],
    ...['vacant', 'vacant', 'vacant'],
    ...['none', 'none', 'none', 'none', 'none'],
    'paid',
  ])
  expect(stripOf([], [], '2026-11')).toBeNull()
})

test('PAY-01 the strip is read aloud newest first, months alike together', () => {
  const strip = stripOf(
    [['0', '2026-02-10', null]],
    [
      ...monthsUntil('2026-09')
        .slice(4)
        .map((month) => facts(month, { settled: true })),
      facts('2026-10', { unpaid: true, late: true, past: true }),
      facts('2026-11', { unpaid: true, past: true }),
    ],
    '2026-11',
  )!
  expect(stripText(strip)).toBe(
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
    fc.property(fc.array(some, { maxLength: 14 }), (months) => {
      const given = months.map((each, at) => facts(addMonths('2026-11-01', -at).slice(0, 7), each))
      const strip = stripOf(rented, given, '2026-11')!
      expect(strip.months).toHaveLength(12)
      for (const [at, each] of months.slice(0, 12).entries()) {
        const state = strip.months[11 - at]!
        seen.add(state)
        expect(stripWords[state]).toBeTruthy()
        // A finer word for the same state.
        const plain = { waived: 'paid', 'late-part': 'late' } as Record<string, string>
        expect(plain[state] ?? state).toBe(monthStateOf(each))
      }
    }),
  )
  expect(stripStates.filter((state) => !seen.has(state))).toEqual(['none', 'vacant'])
})
