import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, monthOf } from './dates.ts'
import { dayAfterKey, speakDate, weekdayOf, weeksOf } from './month-grid.ts'

const edges = (month: string) => {
  const weeks = weeksOf(month)
  return [weeks.length, weeks[0]![0], weeks.at(-1)![6]]
}

test.each([
  // A February that begins on a Monday has four weeks and no days of other months.
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2026-02', 5, '2026-01-26', '2026-03-01'],
  // A leap year's February of 29 days.
  ['2028-02', 5, '2028-01-31', '2028-03-05'],
  ['2026-11', 6, '2026-10-26', '2026-12-06'],
  ['2026-12', 5, '2026-11-30', '2027-01-03'],
  ['2026-08', 6, '2026-07-27', '2026-09-06'],
])('CAL-02 %s has %i weeks, from %s to %s', (month, count, first, last) => {
  expect(edges(month)).toEqual([count, first, last])
})

test('CAL-02 whatever the month, its days stand once each, in weeks that begin on Monday', () => {
  const anyMonth = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 7))
  fc.assert(
    fc.property(anyMonth, (month) => {
      const weeks = weeksOf(month)
      const days = weeks.flat()
      expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0]!) === 0)).toBe(true)
      expect(days).toEqual(days.map((_, at) => addDays(days[0]!, at)))
      const own = days.filter((day) => monthOf(day) === month)
      expect([own[0], monthOf(addDays(own.at(-1)!, 1)) === month]).toEqual([`${month}-01`, false])
    }),
  )
})

test('the keys of a calendar lead through days, weeks, months and years', () => {
  const lead = (key: string, shiftKey = false) => dayAfterKey('2026-11-18', { key, shiftKey })
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => lead(key))).toEqual([
    '2026-11-17',
    '2026-11-19',
    '2026-11-11',
    '2026-11-25',
    '2026-11-16',
    '2026-11-22',
  ])
  expect([lead('PageUp'), lead('PageDown'), lead('PageUp', true), lead('PageDown', true)]).toEqual([
    '2026-10-18',
    '2026-12-18',
    '2025-11-18',
    '2027-11-18',
  ])
  expect([lead('Enter'), lead('toString')]).toEqual([null, null])
  expect(dayAfterKey('2026-01-31', { key: 'PageDown', shiftKey: false })).toBe('2026-02-28')
})

test('a day is spoken with its weekday', () => {
  expect(speakDate('2026-11-16')).toBe('16 Kasım 2026 Pazartesi')
})
