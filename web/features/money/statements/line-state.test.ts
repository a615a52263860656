import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/money/statements/statements.schema.ts'
import { balanceText, lateIn, lineState } from './line-state.ts'

const today = '2026-11-19'
const claim = (id: string, on_date: string, settled: number, more: Partial<LedgerLine> = {}) =>
  ({
    id,
    on_date,
    settled,
    amount: 100_00,
    currency: 'TL',
    category: 'rent',
    effect: 'debit',
    held: null,
    waiting: 0,
    reversed: null,
    ...more,
  }) as LedgerLine
const lines = [
  claim('later', '2026-12-05', 0),
  claim('second', '2026-11-05', 0),
  claim('first', '2026-10-05', 40_00),
  claim('paid', '2026-09-05', 100_00),
]
const figures = (overdue: number) => [{ currency: 'TL', overdue }] as never
const stateIn = (reported: number, overdue = 160_00) => {
  const late = lateIn(lines, { today, figures: figures(overdue), reported: [{ currency: 'TL', amount: reported }] })
  return lines.map((line) => lineState(line, { today, late })?.text)
}

test('PAY-05 a claim that a waiting receipt covers is no delay; receipts cover the oldest first, also those of earlier years', () => {
  expect(stateIn(0)).toEqual(['Vadesi gelmedi', 'Vadesi geçti', '60,00 ₺ açık', 'Ödendi'])
  expect(stateIn(60_00)).toEqual(['Vadesi gelmedi', 'Vadesi geçti', 'Dekont bekliyor', 'Ödendi'])
  expect(stateIn(160_00)).toEqual(['Vadesi gelmedi', 'Dekont bekliyor', 'Dekont bekliyor', 'Ödendi'])
  // A debt of 60 from last year comes first.
  expect(stateIn(60_00, 220_00)).toEqual(['Vadesi gelmedi', 'Vadesi geçti', '60,00 ₺ açık', 'Ödendi'])
})

test('a line that was taken back says only that, and a debt of the other side is said in words', () => {
  const back = claim('x', '2026-10-05', 0, { reversed: { reason: 'Yanlış', by_name: 'Can', booked_at: '' } })
  expect(lineState(back, { today, late: new Set() })?.text).toBe('Geri alındı')
  expect([balanceText(30_00, 'TL'), balanceText(-30_00, 'TL')]).toEqual(['30,00 ₺', '30,00 ₺ alacak'])
})
