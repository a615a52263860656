import { expect, test } from 'vitest'
import { ceilingCurve } from './ceiling-curve.rules.ts'

/** As published, by data month. */
const tufe = {
  '2022-04': 34.46,
  '2022-05': 39.33,
  '2022-06': 44.54,
  '2024-05': 62.51,
  '2024-06': 65.07,
  '2026-09': 31.49,
}

test('INC-01 TBK 344 the curve has the ceiling of every month whose figure is known, with the 25 % where they held', () => {
  const curve = (on: string, dwelling = true) => ceilingCurve(tufe, { dwelling, on, from: '2022-01-01' })
  expect(curve('2026-10-15')).toEqual([
    { renewal: '2022-05', month: '2022-04', index: 34.46, ceiling: 34.46 },
    { renewal: '2022-06', month: '2022-05', index: 39.33, ceiling: 25 },
    { renewal: '2022-07', month: '2022-06', index: 44.54, ceiling: 25 },
    { renewal: '2024-06', month: '2024-05', index: 62.51, ceiling: 25 },
    { renewal: '2024-07', month: '2024-06', index: 65.07, ceiling: 65.07 },
    { renewal: '2026-10', month: '2026-09', index: 31.49, ceiling: 31.49 },
  ])
  // The first days of June 2022 were before the law; the first of July 2024 was still under it.
  const first = curve('2026-10-01').map(({ ceiling }) => ceiling)
  expect(first).toEqual([34.46, 39.33, 25, 25, 25, 31.49])
  expect(curve('2026-10-15', false).every(({ index, ceiling }) => index === ceiling)).toBe(true)
})

test('INC-01 it begins where it is asked to; the 31st is the last day of a shorter month', () => {
  expect(
    ceilingCurve(tufe, { dwelling: true, on: '2026-10-31', from: '2024-06-30' }).map((each) => each.renewal),
  ).toEqual(['2024-06', '2024-07', '2026-10'])
  expect(ceilingCurve(tufe, { dwelling: true, on: '2026-10-31', from: '2022-06-01' })[0]?.ceiling).toBe(25)
  expect(ceilingCurve({}, { dwelling: true, on: '2026-10-31', from: '2022-06-01' })).toEqual([])
})
