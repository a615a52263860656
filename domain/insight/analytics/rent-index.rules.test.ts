import { expect, test } from 'vitest'
import { rentBesideIndex, rentOn } from './rent-index.rules.ts'

const term = (contract_id: string, starts_on: string, rent: number, currency: 'TL' | 'EUR' = 'TL') => ({
  contract_id,
  starts_on,
  rent,
  currency,
})
const known = { '2024-02': 55.91, '2025-02': 53.83, '2026-02': 33.39 }
const when = { started_on: '2024-03-10', today: '2026-11-16' }

test('ANL-04 the first rent is raised by the figure of the month before each rent year', () => {
  const agreed = {
    terms: [term('a', '2024-03-10', 10_000_00), term('b', '2026-03-10', 19_000_00)],
    changes: [{ from: '2025-04-01', rent: 14_000_00, contract_id: null }],
  }
  expect(rentBesideIndex(agreed, when, known)).toEqual({
    currency: 'TL',
    missing: [],
    points: [
      { on: '2024-03-10', rent: 10_000_00, indexed: 10_000_00 },
      { on: '2025-03-10', rent: 10_000_00, indexed: 15_383_00 },
      { on: '2026-03-10', rent: 19_000_00, indexed: 20_519_38 },
      { on: '2026-11-16', rent: 19_000_00, indexed: 20_519_38 },
    ],
  })
})

test('TBK 92 TBK 344 a lease from 29 February begins its rent years on 1 March, so February’s figure counts', () => {
  const leap = { terms: [term('a', '2024-02-29', 10_000_00)], changes: [] }
  const figures = { '2025-01': 56.35, '2025-02': 53.83 }
  // 10.000,00 + %53,83
  expect(rentBesideIndex(leap, { started_on: '2024-02-29', today: '2025-03-01' }, figures).points).toEqual([
    { on: '2024-02-29', rent: 10_000_00, indexed: 10_000_00 },
    { on: '2025-03-01', rent: 10_000_00, indexed: 15_383_00 },
  ])
})

test('ANL-04 rents of the years before the first known contract are unknown, so the index begins with it', () => {
  const imported = { terms: [term('a', '2026-03-01', 25_000_00)], changes: [] }
  expect(rentBesideIndex(imported, { started_on: '2019-03-01', today: '2026-11-16' }, known).points).toEqual([
    { on: '2026-03-01', rent: 25_000_00, indexed: 25_000_00 },
    { on: '2026-11-16', rent: 25_000_00, indexed: 25_000_00 },
  ])
})

test('ANL-04 a month that nobody entered is named, and the index says nothing from there on', () => {
  const agreed = { terms: [term('a', '2024-03-10', 10_000_00)], changes: [] }
  const { points, missing } = rentBesideIndex(agreed, when, { '2026-02': 33.39 })
  expect(missing).toEqual(['2025-02'])
  expect(points.map(({ indexed }) => indexed)).toEqual([10_000_00, null, null, null])
})

test('ANL-04 a rent in another currency is not set beside the index', () => {
  const agreed = { terms: [term('a', '2024-03-10', 1_000_00, 'EUR')], changes: [] }
  const { points, missing, currency } = rentBesideIndex(agreed, when, {})
  expect([currency, missing, points[0]!.indexed]).toEqual(['EUR', [], null])
})

test('ANL-04 a change agreed within one contract does not outlive it', () => {
  const agreed = {
    terms: [term('a', '2024-03-10', 10_000_00), term('b', '2025-03-10', 15_000_00)],
    changes: [
      { from: '2024-09-10', rent: 12_000_00, contract_id: 'a' },
      { from: '2025-06-10', rent: 11_000_00, contract_id: 'a' },
    ],
  }
  const on = (day: string) => rentOn(agreed, day).rent
  expect(['2024-01-01', '2024-03-10', '2024-09-10', '2025-03-09', '2025-03-10', '2026-01-01'].map(on)).toEqual([
    ...[10_000_00, 10_000_00, 12_000_00, 12_000_00, 15_000_00, 15_000_00],
  ])
})
