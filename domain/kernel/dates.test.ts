import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  isoDate,
  lastMonths,
  monthsAfter,
  readDate,
  relativeTime,
  showDate,
  showDateTime,
  showMonth,
  showTime,
} from './dates.ts'

test('a day is read as people write it, and one that does not exist is none', () => {
  for (const text of ['1.12.2026', '01.12.2026', ' 1 / 12 / 2026 ', '01-12-2026', '01122026', '2026-12-01'])
    expect([text, readDate(text)]).toEqual([text, '2026-12-01'])
  for (const text of ['', '31.02.2026', '29.02.2027', '1.12.26', '12.2026', '1.13.2026', 'yarın', '1.12.02026'])
    expect([text, readDate(text)]).toEqual([text, undefined])
  expect(readDate('29.02.2028')).toBe('2028-02-29')
})

describe('the calendar of Istanbul', () => {
  test('a day begins at midnight in Istanbul, not in UTC', () => {
    expect(isoDate(new Date('2026-11-13T20:59:59Z'))).toBe('2026-11-13')
    expect(isoDate(new Date('2026-11-13T21:00:00Z'))).toBe('2026-11-14')
  })

  test('the year turns with Istanbul', () => {
    expect(isoDate(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01')
  })

  test('dates are shown day first', () => {
    expect(showDate('2026-11-14T10:00:00Z')).toBe('14.11.2026')
    expect(showDate('2026-03-05')).toBe('05.03.2026')
    expect(showDateTime('2026-11-14T06:05:00Z')).toBe('14.11.2026 09:05')
    expect(showTime('2026-11-14T06:05:00Z')).toBe('09:05')
  })
})

test('a month is shown by its name, and counted over the turn of a year', () => {
  expect(showMonth('2026-09')).toBe('Eylül 2026')
  expect(monthsAfter('2026-01', -1)).toBe('2025-12')
  expect(monthsAfter('2025-12', 2)).toBe('2026-02')
})

describe('relative times', () => {
  const now = new Date('2026-11-14T12:00:00Z')
  const ago = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1000), now)

  test.each([
    [0, 'Az önce'],
    [59, 'Az önce'],
    [60, '1 dk önce'],
    [5 * 60, '5 dk önce'],
    [3599, '59 dk önce'],
    [3600, '1 saat önce'],
    [86_399, '23 saat önce'],
    [86_400, '1 gün önce'],
    [7 * 86_400 - 1, '6 gün önce'],
    [7 * 86_400, '07.11.2026'],
  ])('NOT-13 %i seconds ago reads %j', (seconds, text) => {
    expect(ago(seconds)).toBe(text)
  })

  test('a clock that runs behind the server does not show the future', () => {
    expect(ago(-30)).toBe('Az önce')
  })
})

test('calendar arithmetic knows the ends of months and leap years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-11-15', 14)).toBe('2028-01-15')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(daysBetween('2026-03-01', '2026-11-15')).toBe(259)
  expect(daysBetween('2026-11-15', '2026-11-14')).toBe(-1)
})

test('days and times are those that the table of the time zone knows, before and after clocks stood still', () => {
  const zone = { timeZone: 'Europe/Istanbul' } as const
  const day = new Intl.DateTimeFormat('tr-TR', { ...zone, day: '2-digit', month: '2-digit', year: 'numeric' })
  const time = new Intl.DateTimeFormat('tr-TR', { ...zone, hour: '2-digit', minute: '2-digit' })
  const iso = new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' })
  // Steps of a little more than seven hours, from 2014 to 2030.
  for (let at = Date.UTC(2014, 0, 1); at < Date.UTC(2030, 0, 1); at += 25_300_000) {
    const moment = new Date(at)
    const known = [iso.format(moment), day.format(moment), time.format(moment)]
    expect([isoDate(moment), showDate(moment), showTime(moment)]).toEqual(known)
    expect(showDateTime(moment.toISOString())).toBe(`${known[1]} ${known[2]}`)
  }
})

test('every month has its name', () => {
  const names = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ')
  expect(names.map((_, month) => showMonth(`2026-${String(month + 1).padStart(2, '0')}`))).toEqual(
    names.map((name) => `${name} 2026`),
  )
  expect(() => showMonth('2026-13')).toThrow('2026-13')
})

test('twelve months end with the present one, over the turn of a year', () => {
  const months = lastMonths('2026-03-31')
  expect(months).toHaveLength(12)
  expect([months[0], months[9], months[11]]).toEqual(['2025-04', '2026-01', '2026-03'])
})
