import { expect, test } from 'vitest'
import { readCell } from './sheets.ts'

test.each(['2026-11-14', '2026-11-14T00:00:00', '2026-11-14 00:00:00', '2026-11-14T00:00:00.000Z', '14.11.2026'])(
  'the day of “%s” is read',
  (text) => {
    expect(readCell('date', text)).toEqual({ value: '2026-11-14' })
  },
)

test.each(['2026-11-14 foo', '2026-11-14foo', '2026-11-141', '2026-11-14T', '2026-02-30', '2026-13-01', '2026'])(
  '“%s” is no day',
  (text) => {
    expect(readCell('date', text)).toEqual({ problem: `“${text}” bir tarih değil (örnek: 14.11.2026)` })
  },
)
