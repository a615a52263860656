import { expect, test } from 'vitest'
import { digestText, isReminderHour, reminderStep } from './reminders.rules.ts'

const today = '2026-11-16'

test.each([
  ['2026-12-17', null],
  ['2026-12-16', 30],
  ['2026-11-24', 30],
  ['2026-11-23', 7],
  ['2026-11-18', 7],
  ['2026-11-17', 1],
  ['2026-11-16', 1],
  ['2026-11-15', null],
])('a policy that ends on %s has reached step %s', (date, step) => {
  expect(reminderStep('dask_end', date, today)).toBe(step)
})

test('links of a week are told of on their last day alone, and two notices never', () => {
  expect(reminderStep('approval_link', '2026-11-22', today)).toBeNull()
  expect(reminderStep('approval_link', '2026-11-17', today)).toBe(1)
  expect(reminderStep('two_notices', '2026-11-17', today)).toBeNull()
})

test('reminders keep to the day', () => {
  expect([0, 8, 9, 20, 21, 23].map(isReminderHour)).toEqual([false, false, true, true, false, false])
})

test('a digest names the nearest date and says how many there are', () => {
  const dask = { title: 'DASK poliçesi bitiyor', property_title: 'Moda Dairesi', days: 1 }
  expect(digestText([dask])).toBe('Yaklaşan tarih: DASK poliçesi bitiyor: Moda Dairesi (yarın)')
  expect(digestText([{ ...dask, days: 0 }, dask])).toBe(
    '2 tarih yaklaşıyor. En yakını: DASK poliçesi bitiyor: Moda Dairesi (bugün)',
  )
})
