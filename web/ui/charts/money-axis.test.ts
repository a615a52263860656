import { expect, test } from 'vitest'
import { moneyAxis } from './money-axis.ts'

const axis = (...lira: (number | null)[]) => moneyAxis([{ values: lira.map((amount) => amount && amount * 100) }], 'TL')

test.each([
  [[0, 950], '₺', 500, '500'],
  [[12_000, null], 'bin ₺', 7_500, '7,5'],
  [[300_000, -1_900_000], 'bin ₺', -500_000, '−500'],
  [[300_000, 4_000_000], 'milyon ₺', 300_000, '0,3'],
] as const)('every tick of an axis up to %j has the unit %s', (amounts, unit, tick, text) => {
  const { unit: shown, tick: show } = axis(...amounts)
  expect([shown, show(tick * 100)]).toEqual([unit, text])
})
