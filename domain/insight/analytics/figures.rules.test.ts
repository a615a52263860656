import { expect, test } from 'vitest'
import { type FigureRows, figuresOf, monthsOf, noFigures, ownRows, sumFigures } from './figures.rules.ts'

const property = { id: 'a', is_building: false, known_since: '2026-01-01', costs: true }
const at = { property_id: 'a', time: 'now' as const }
const rows: FigureRows = {
  collected: [
    { ...at, month: '2026-01', currency: 'TL', collected: 100_01, withheld: 0, passed: 0 },
    { ...at, month: '2026-02', currency: 'TL', collected: 100_01, withheld: 0, passed: 50_00 },
    { ...at, month: '2026-02', currency: 'EUR', collected: 7_00, withheld: 0, passed: 0 },
    { ...at, property_id: 'b', month: '2026-02', currency: 'TL', collected: 999_00, withheld: 0, passed: 0 },
    { ...at, time: 'before', month: '2025-02', currency: 'TL', collected: 888_00, withheld: 0, passed: 0 },
  ],
  dues: [{ ...at, month: '2026-01', currency: 'TL', expected: 300_00, dues: 4, late: 1 }],
  expenses: [{ ...at, month: '2026-02', expense: 450_00, request_cost: 20_00, requests: 1 }],
  stays: [{ property_id: 'a', started_on: '2026-01-11', ended_on: null }],
}
const period = { from: '2026-01-01', to: '2026-02-28' }
const asked = { time: 'now' as const, period }

test('ANL-01 net is what came in lira less the own expense, and may be below nothing', () => {
  expect(figuresOf(property, ownRows(property, rows), asked)).toEqual({
    money: [
      { currency: 'TL', collected: 200_02, withheld: 0, expected: 300_00, passed: 50_00 },
      { currency: 'EUR', collected: 7_00, withheld: 0, expected: 0, passed: 0 },
    ],
    expense: 450_00,
    requests: { cost: 20_00, count: 1 },
    net: -249_98,
    days: 59,
    vacant: 10,
    dues: 4,
    late: 1,
  })
})

test('ANL-01 of the rows of a shareholder months and totals agree; they hold no costs', () => {
  const partner = { ...property, costs: false }
  const own = ownRows(partner, rows)
  const figures = figuresOf(partner, own, asked)
  const months = monthsOf([{ property: partner, rows: own }], asked)
  expect(figures.money[0]).toEqual({ currency: 'TL', collected: 200_02, withheld: 0, expected: 300_00, passed: 50_00 })
  expect(months.map(({ money }) => money[0]?.collected)).toEqual([100_01, 100_01])
  expect([figures.expense, figures.requests, figures.net, months[1]!.expense]).toEqual([null, null, null, null])
  // Next to a place with visible expenses, the monthly sums still leave out those of the other place.
  const known = { ...property, id: 'c' }
  const both = [
    { property: partner, rows: own },
    { property: known, rows: ownRows(known, rows) },
  ]
  expect(monthsOf(both, asked).map(({ expense }) => expense)).toEqual([0, 0])
})

test('ANL-01 a building is never vacant, and a month without anything is there', () => {
  const building = { ...property, is_building: true }
  expect(figuresOf(building, ownRows(building, rows), asked)).toMatchObject({ days: 0, vacant: 0 })
  const months = monthsOf([{ property, rows: ownRows(property, rows) }], {
    time: 'now',
    period: { ...period, to: '2026-03-31' },
  })
  expect(months.map(({ month, money, expense }) => [month, money.length, expense])).toEqual([
    ['2026-01', 1, 0],
    ['2026-02', 2, 450_00],
    ['2026-03', 0, 0],
  ])
})

test('AST-02 nothing is known of a property that could not be read, and sums go on without it', () => {
  const known = figuresOf(property, ownRows(property, rows), asked)
  expect(noFigures(true)).toEqual({
    money: [],
    expense: 0,
    requests: { cost: 0, count: 0 },
    net: 0,
    days: 0,
    vacant: 0,
    dues: 0,
    late: 0,
  })
  expect(sumFigures([known, noFigures(true)])).toEqual(known)
  // The reader sees the expenses of one property only.
  expect(sumFigures([known, noFigures(false)])).toMatchObject({ expense: 450_00, net: -249_98 })
  expect(sumFigures([noFigures(false)])).toMatchObject({ expense: null, net: null, requests: null })
})
