import { expect, test } from 'vitest'
import { dwellingCapArticle, increaseCap, isUnusual, nextTufeMonth, showPercent } from './tufe.rules.ts'

const known = {
  '2022-01': 22.58,
  '2022-04': 34.46,
  '2022-05': 39.33,
  '2024-06': 65.07,
  '2024-07': 65.93,
  '2026-08': 31.79,
  '2026-09': 31.49,
}
const home = (renewal: string) => increaseCap(renewal, true, known)
const shop = (renewal: string) => increaseCap(renewal, false, known)

test('a rate of 0 or 1000 percent asks for a second look, those of the last years do not', () => {
  expect([0, 0.9, 151, 314.9, 1000].map(isUnusual)).toEqual([true, true, true, true, true])
  expect([1, 6.25, 31.49, 72.31, 85.51, 150].map(isUnusual)).toEqual([false, false, false, false, false, false])
})

test('the month before the renewal month caps it, whichever day of the month it is', () => {
  for (const day of ['2026-10-01', '2026-10-31'])
    expect(home(day)).toEqual({ percent: 31.49, month: '2026-09', published: true, byDwellingCap: false })
  expect(home('2026-09-30')).toMatchObject({ percent: 31.79, month: '2026-08', published: true })
})

test('while that month is not published the newest known one before it stands in, and says so', () => {
  expect(home('2027-12-01')).toMatchObject({ percent: 31.49, month: '2026-09', published: false })
  // A figure later than the renewal does not count.
  expect(home('2024-06-15')).toMatchObject({ month: '2022-05', published: false })
  expect(home('2022-01-31')).toBeNull()
  expect(increaseCap('2026-10-01', true, {})).toBeNull()
})

test('dwellings: 25 % for renewals from 11.06.2022 to 01.07.2024, or the index when it is lower', () => {
  expect(home('2022-06-10')).toMatchObject({ percent: 39.33, byDwellingCap: false })
  expect(home('2022-06-11')).toMatchObject({ percent: 25, month: '2022-05', byDwellingCap: true })
  expect(home('2024-07-01')).toMatchObject({ percent: 25, byDwellingCap: true })
  expect(home('2024-07-02')).toMatchObject({ percent: 65.07, byDwellingCap: false })
  expect(shop('2023-01-01')).toMatchObject({ percent: 39.33, byDwellingCap: false })
  expect(increaseCap('2022-07-01', true, { '2022-06': 24.9 })).toMatchObject({ percent: 24.9, byDwellingCap: false })
})

test.each([
  ['2022-06-11', 'TBK geçici 1'],
  ['2023-07-01', 'TBK geçici 1'],
  ['2023-07-02', 'TBK geçici 2'],
  ['2024-07-01', 'TBK geçici 2'],
])('TBK temporary 1 and 2: a dwelling renewed on %s is capped by %s', (renewal, article) =>
  expect(dwellingCapArticle(renewal)).toBe(article),
)

test('months are entered one after the other, each once it is over; percent is shown the Turkish way', () => {
  expect(nextTufeMonth('2026-09', '2026-10-31')).toEqual({ month: '2026-10', due: false })
  expect(nextTufeMonth('2026-09', '2026-11-01')).toEqual({ month: '2026-10', due: true })
  expect(nextTufeMonth('2026-12', '2027-01-31')).toEqual({ month: '2027-01', due: false })
  expect(nextTufeMonth(null, '2026-01-31')).toEqual({ month: '2025-12', due: true })
  expect(showPercent(31.49)).toBe('%31,49')
  expect(showPercent(25)).toBe('%25')
})
