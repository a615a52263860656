import { describe, expect, test } from 'vitest'
import { calculateIncrease, calculatorYears, cappedYearsText } from './increase-calculator.rules.ts'

/** As published by TÜİK, by data month. */
const tufe = {
  '2022-01': 22.58,
  '2022-04': 34.46,
  '2022-05': 39.33,
  '2022-06': 44.54,
  '2023-06': 59.95,
  '2023-07': 57.45,
  '2024-06': 65.07,
  '2024-07': 65.93,
  '2024-12': 58.51,
  '2025-06': 43.23,
  '2025-10': 37.15,
  '2025-12': 34.88,
  '2026-06': 32.03,
  '2026-09': 31.49,
}
const highest = (rent: number, start: string, on: string, dwelling = true) => {
  const { proposal } = calculateIncrease({ rent, start, on, dwelling }, tufe)
  return [proposal.year.start, proposal.cap?.percent, proposal.max_rent]
}

describe('INC-03 TBK 344 the public calculator, to the kuruş', () => {
  const cases: [string, number, string, string, boolean, number, number][] = [
    ['October’s figure for a November renewal', 20_000_00, '2024-11-01', '2025-11-01', true, 37.15, 27_430_00],
    ['September’s for October', 25_000_00, '2025-10-05', '2026-10-05', true, 31.49, 32_872_50],
    ['December’s for January', 15_000_00, '2023-01-15', '2026-01-15', true, 34.88, 20_232_00],
    ['June’s for July', 10_000_00, '2021-07-01', '2025-07-01', true, 43.23, 14_323_00],
    ['a dwelling the day before the 25 %', 5_000_00, '2021-06-10', '2022-06-10', true, 39.33, 6_966_50],
    ['a dwelling on the first day of the 25 %', 5_000_00, '2021-06-11', '2022-06-11', true, 25, 6_250_00],
    ['a dwelling under temporary article 2', 10_000_00, '2021-08-15', '2023-08-15', true, 25, 12_500_00],
    ['a workplace in the same month', 10_000_00, '2021-08-15', '2023-08-15', false, 57.45, 15_745_00],
    ['a dwelling on the last day of the 25 %', 8_000_00, '2020-07-01', '2024-07-01', true, 25, 10_000_00],
    ['a dwelling the day after', 8_000_00, '2020-07-02', '2024-07-02', true, 65.07, 13_205_60],
    ['fractions of a kuruş are dropped', 12_345_67, '2025-10-05', '2026-10-05', true, 31.49, 16_233_32],
  ]
  test.each(cases)('%s', (_, rent, start, on, dwelling, percent, max) =>
    expect(highest(rent, start, on, dwelling)).toEqual([on, percent, max]),
  )
})

test('INC-03 a figure that is not out is waited for, and the newest known one stands in', () => {
  const { proposal, deciding } = calculateIncrease(
    { rent: 25_000_00, start: '2025-12-01', on: '2026-12-01', dwelling: true },
    tufe,
  )
  expect([deciding, proposal.waits_for]).toEqual(['2026-11', '2026-11'])
  expect(proposal.cap).toMatchObject({ month: '2026-09', percent: 31.49, published: false })
})

test('INC-03 the years of the 25 %, the workplace and the fifth year are said with their articles', () => {
  const codes = (start: string, on: string, dwelling = true) =>
    calculateIncrease({ rent: 10_000_00, start, on, dwelling }, tufe).notes.map(({ code, article }) => [code, article])
  expect(codes('2021-07-01', '2023-07-01')).toEqual([['dwelling_cap', 'TBK geçici 1']])
  expect(codes('2021-08-01', '2023-08-01')).toEqual([['dwelling_cap', 'TBK geçici 2']])
  expect(codes('2024-10-05', '2026-10-05', false)).toEqual([['workplace', 'TBK 344']])
  expect(codes('2021-07-01', '2026-07-01')).toEqual([['five_years', 'TBK 344']])
  expect(codes('2024-10-05', '2026-10-05')).toEqual([])
})

test('INC-03 what the 25 % held back is not added later', () => {
  const text = cappedYearsText({ start: '2021-07-01', on: '2026-07-01', dwelling: true })
  expect(text).toContain('01.07.2022 ve 01.07.2023 ve 01.07.2024 yenilemelerinde artış en çok %25 olabildi')
  expect(text).toContain('sonradan eklenmez')
  expect(cappedYearsText({ start: '2021-07-01', on: '2026-07-01', dwelling: false })).toBe('')
  expect(cappedYearsText({ start: '2024-08-01', on: '2026-08-01', dwelling: true })).toBe('')
})

test('INC-03 the rent year at hand is offered first, among all whose figure is known or awaited', () => {
  expect(calculatorYears('2021-07-01', '2026-11-19', tufe)).toEqual({
    days: ['2022-07-01', '2023-07-01', '2024-07-01', '2025-07-01', '2026-07-01', '2027-07-01'],
    usual: '2026-07-01',
  })
  expect(calculatorYears('2024-12-01', '2026-11-19', tufe).usual).toBe('2026-12-01')
  expect(calculatorYears('2026-11-01', '2026-11-19', tufe)).toEqual({ days: ['2027-11-01'], usual: '2027-11-01' })
  expect(calculatorYears('2026-11-01', '2026-11-19', {})).toEqual({ days: [], usual: '2027-11-01' })
})
