import { expect, test } from 'vitest'
import { dueDay, dueStateOf, keptUntil } from './privacy.rules.ts'

test('HDR-03 a request is answered within thirty days, counted by the calendar of Istanbul', () => {
  expect(dueDay(new Date('2026-11-16T10:00:00Z'))).toBe('2026-12-16')
  expect(dueDay(new Date('2026-11-16T22:30:00Z'))).toBe('2026-12-17')
})

test('HDR-03 what is due within a week is for now, what is past is late', () => {
  expect(['2026-11-15', '2026-11-16', '2026-11-23', '2026-11-24'].map((due) => dueStateOf(due, '2026-11-16'))).toEqual([
    'late',
    'soon',
    'soon',
    'in_time',
  ])
})

test('HDR-03 evidence is kept for ten years from the last day of the tenancy', () => {
  expect(keptUntil('2026-06-30', 10)).toBe('2036-06-30')
  expect(keptUntil('2024-02-29', 10)).toBe('2034-02-28')
})
