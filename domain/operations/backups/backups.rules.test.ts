import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  backupName,
  isBackupDue,
  isBackupLate,
  isDrillDue,
  keptBackups,
  lastPlanned,
  nextPlanned,
  timeOfBackup,
} from './backups.rules.ts'

const at = (text: string) => new Date(text)

test('a backup is due once after 02.30 in Istanbul, also when no server ran at that time', () => {
  expect(lastPlanned(at('2026-11-20T02:29:59+03:00'))).toEqual(at('2026-11-19T02:30:00+03:00'))
  expect(lastPlanned(at('2026-11-20T02:30:00+03:00'))).toEqual(at('2026-11-20T02:30:00+03:00'))
  expect(nextPlanned(at('2026-11-20T12:00:00+03:00'))).toEqual(at('2026-11-21T02:30:00+03:00'))
  expect(isBackupDue(null, at('2026-11-20T12:00:00+03:00'))).toBe(true)
  expect(isBackupDue(at('2026-11-19T02:31:00+03:00'), at('2026-11-20T02:00:00+03:00'))).toBe(false)
  expect(isBackupDue(at('2026-11-19T02:31:00+03:00'), at('2026-11-20T02:30:00+03:00'))).toBe(true)
  expect(isBackupDue(at('2026-11-20T02:31:00+03:00'), at('2026-11-20T23:30:00+03:00'))).toBe(false)
})

test('six hours after its time a missing backup is late, one that was made is not', () => {
  const last = at('2026-11-19T02:31:00+03:00')
  expect(isBackupLate(last, at('2026-11-20T08:30:00+03:00'))).toBe(false)
  expect(isBackupLate(last, at('2026-11-20T08:31:00+03:00'))).toBe(true)
  expect(isBackupLate(at('2026-11-20T02:40:00+03:00'), at('2026-11-20T23:00:00+03:00'))).toBe(false)
})

test('a drill is due every thirty days, and at once where there was none', () => {
  expect(isDrillDue(null, at('2026-11-20T12:00:00Z'))).toBe(true)
  expect(isDrillDue(at('2026-11-01T12:00:00Z'), at('2026-11-30T12:00:00Z'))).toBe(false)
  expect(isDrillDue(at('2026-11-01T12:00:00Z'), at('2026-12-01T12:00:00Z'))).toBe(true)
})

test('of a year of nights the last seven days, four weeks and twelve months stay', () => {
  const nights = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index, 23, 30)))
  const kept = keptBackups(nights, { daily: 7, weekly: 4, monthly: 12 }).map((night) =>
    night.toISOString().slice(0, 10),
  )
  expect(kept.slice(0, 7)).toEqual([
    '2026-12-31',
    '2026-12-30',
    '2026-12-29',
    '2026-12-28',
    '2026-12-27',
    '2026-12-26',
    '2026-12-25',
  ])
  // Saturday night is already Sunday in Istanbul, the last day of a week.
  expect(kept).toEqual(expect.arrayContaining(['2026-12-19', '2026-12-12']))
  // The last night of a month is already in the next one.
  expect(kept).toEqual(expect.arrayContaining(['2026-11-29', '2026-10-30', '2026-02-27']))
  expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12)
})

test('the newest backup is always kept, whatever should be kept, and nothing is made up', () => {
  const times = fc.array(fc.date({ min: at('2020-01-01'), max: at('2030-01-01'), noInvalidDate: true }), {
    maxLength: 60,
  })
  const some = fc.integer({ min: 0, max: 5 })
  fc.assert(
    fc.property(times, some, some, some, (all, daily, weekly, monthly) => {
      const kept = keptBackups(all, { daily, weekly, monthly })
      expect(kept.length).toBeLessThanOrEqual(Math.max(1, daily + weekly + monthly) + 1)
      expect(kept.every((each) => all.includes(each))).toBe(true)
      if (all.length > 0) expect(kept[0]!.getTime()).toBe(Math.max(...all.map((each) => each.getTime())))
    }),
  )
})

test('a name holds its time to the second, and other files of the folder are none', () => {
  const time = at('2026-11-19T23:30:07Z')
  expect(backupName(time)).toBe('anahtar-20261119T233007Z.age')
  expect(timeOfBackup(backupName(time))).toEqual(time)
  for (const other of ['anahtar-20261119T233007Z.age.yarim', 'tatil.age', 'anahtar-.age'])
    expect(timeOfBackup(other)).toBeNull()
})
