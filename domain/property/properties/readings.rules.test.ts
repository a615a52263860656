import { expect, test } from 'vitest'
import type { ReadingMoment } from './properties.schema.ts'
import { handoverAboveReturn, meterPair } from './readings.rules.ts'
import { readingForm } from './readings.schema.ts'

let made = 0
const read = (zaman: ReadingMoment, tarih: string, endeks: number, sayacNo = '') => ({
  id: `${++made}`.padStart(4, '0'),
  sayac: 'su' as const,
  zaman,
  tarih,
  endeks,
  sayacNo,
})

test('a return belongs to the last handover before it, and the consumption lies between them', () => {
  const earlier = [read('teslim', '2024-01-01', 10), read('tahliye', '2025-01-01', 60)]
  const handover = read('teslim', '2025-02-01', 60.5)
  expect(meterPair([...earlier, handover], 'su')).toEqual({ teslim: handover, tahliye: null, tuketim: null })
  const back = read('tahliye', '2026-02-01', 100.7)
  expect(meterPair([...earlier, handover, back], 'su')).toEqual({ teslim: handover, tahliye: back, tuketim: 40.2 })
  expect(meterPair([handover, back], 'elektrik')).toEqual({ teslim: null, tahliye: null, tuketim: null })
})

test('a return below the handover stands out, unless the meter itself was changed', () => {
  expect(handoverAboveReturn([read('teslim', '2026-01-01', 500), read('tahliye', '2026-06-01', 20)], 'su')).toBe(500)
  expect(handoverAboveReturn([read('teslim', '2026-01-01', 20), read('tahliye', '2026-06-01', 20)], 'su')).toBe(null)
  const changed = [read('teslim', '2026-01-01', 500, 'A1'), read('tahliye', '2026-06-01', 20, 'B2')]
  expect(handoverAboveReturn(changed, 'su')).toBe(null)
  expect(meterPair(changed, 'su').tuketim).toBe(null)
})

test('an index is a number from 0 with three decimals', () => {
  const form = { sayac: 'su', zaman: 'ara', tarih: '2026-01-01' }
  expect(readingForm.parse({ ...form, endeks: 12.34567 }).endeks).toBe(12.346)
  for (const endeks of [-1, 1e12, Number.NaN, '12'])
    expect(readingForm.safeParse({ ...form, endeks }).success).toBe(false)
})
