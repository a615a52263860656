import { expect, test } from 'vitest'
import { isDaytime, reminderStage, reminderText, reminderWindows } from './reminders.rules.ts'

test.each([
  ['2026-11-20', null],
  ['2026-11-19', 'before'],
  ['2026-11-17', 'before'],
  ['2026-11-16', 'on'],
  ['2026-11-14', 'on'],
  ['2026-11-13', 'late3'],
  ['2026-11-10', 'late3'],
  ['2026-11-09', 'late7'],
  ['2026-11-02', 'late7'],
  ['2026-11-01', 'late15'],
  ['2026-10-18', 'late15'],
  ['2026-10-17', null],
])('on 16 November, what falls due on %s is at stage %s', (due_on, stage) => {
  expect(reminderStage(due_on, '2026-11-16')).toBe(stage)
})

test('the windows of the stages follow one another without a gap', () => {
  expect(reminderWindows('2026-11-16')).toEqual([
    { stage: 'before', from: '2026-11-17', to: '2026-11-19' },
    { stage: 'on', from: '2026-11-14', to: '2026-11-16' },
    { stage: 'late3', from: '2026-11-10', to: '2026-11-13' },
    { stage: 'late7', from: '2026-11-02', to: '2026-11-09' },
    { stage: 'late15', from: '2026-10-18', to: '2026-11-01' },
  ])
})

test.each([
  ['2026-11-16T05:59:00Z', false],
  ['2026-11-16T06:00:00Z', true],
  ['2026-11-16T16:59:00Z', true],
  ['2026-11-16T17:00:00Z', false],
  ['2026-11-16T22:30:00Z', false],
])('%s is day in Istanbul: %s', (at, day) => {
  expect(isDaytime(new Date(at))).toBe(day)
})

test('the text names property, sum and day, and says what to do when it is late', () => {
  const given = { title: 'Moda Daire', due_on: '2026-11-05', amount: 25_000_00, currency: 'TL' }
  expect(reminderText({ ...given, stage: 'before', today: '2026-11-02' })).toBe(
    'Moda Daire: 25.000,00 ₺ tutarındaki ödemenizin vadesi 05.11.2026.',
  )
  expect(reminderText({ ...given, stage: 'on', today: '2026-11-05' })).toBe(
    'Moda Daire: 25.000,00 ₺ tutarındaki ödemenizin vadesi bugün.',
  )
  expect(reminderText({ ...given, stage: 'late7', today: '2026-11-12' })).toBe(
    'Moda Daire: vadesi 05.11.2026 olan ödemenizden 25.000,00 ₺ görünmüyor (7 gün gecikti). Ödediyseniz dekontunuzu yükleyebilirsiniz.',
  )
})
