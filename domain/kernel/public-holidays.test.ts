import { expect, test } from 'vitest'
import { dayNote, holidayOn, knowsReligiousHolidays } from './public-holidays.ts'

test.each([
  ['2027-01-01', 'Yılbaşı'],
  ['2026-04-23', 'Ulusal Egemenlik ve Çocuk Bayramı'],
  ['2026-05-01', 'Emek ve Dayanışma Günü'],
  ['2026-05-19', 'Atatürk’ü Anma, Gençlik ve Spor Bayramı'],
  ['2026-07-15', 'Demokrasi ve Millî Birlik Günü'],
  ['2026-08-30', 'Zafer Bayramı'],
  ['2026-10-29', 'Cumhuriyet Bayramı'],
  ['2026-03-20', 'Ramazan Bayramı'],
  ['2026-03-22', 'Ramazan Bayramı'],
  ['2026-03-23', null],
  ['2026-05-30', 'Kurban Bayramı'],
  ['2026-11-16', null],
])('%s is %s', (date, holiday) => expect(holidayOn(date)).toBe(holiday))

test('a holiday or weekend is said beside the date, and the date stays', () => {
  expect(dayNote('2026-10-29')).toBe('29.10.2026 resmî tatile denk geliyor (Cumhuriyet Bayramı); tarih kaydırılmadı.')
  expect(dayNote('2026-11-14')).toBe('14.11.2026 hafta sonuna denk geliyor (cumartesi); tarih kaydırılmadı.')
  expect(dayNote('2026-11-15')).toContain('(pazar)')
  expect(dayNote('2026-11-16')).toBeNull()
})

test('a year whose religious holidays were not entered is known as such', () => {
  expect(knowsReligiousHolidays('2026-12-31')).toBe(true)
  expect(knowsReligiousHolidays('2027-01-01')).toBe(false)
})
