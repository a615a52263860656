import { expect, test } from 'vitest'
import type { Analytics, Figures } from '#domain/insight/analytics/analytics.schema.ts'
import { render } from '#web/ui/testing.tsx'
import { AnalyticsFigures } from './AnalyticsFigures.tsx'

const figures: Figures = {
  money: [
    { currency: 'TL', collected: 150_000_00, withheld: 0, expected: 160_000_00, passed: 2_000_00 },
    { currency: 'EUR', collected: 1_000_00, withheld: 0, expected: 1_000_00, passed: 0 },
  ],
  expense: 30_000_00,
  requests: { cost: 500_00, count: 1 },
  net: 120_000_00,
  days: 365,
  vacant: 10,
  dues: 12,
  late: 3,
}
const before: Figures = {
  ...figures,
  money: [{ currency: 'TL', collected: 100_000_00, withheld: 0, expected: 0, passed: 0 }],
  expense: null,
  requests: null,
  net: null,
  dues: 0,
  late: 0,
}
const data = { totals: { now: figures, before }, rates: { USD: '40.00', EUR: '50.00', at: '2026-11-16T09:00:00Z' } }

const shown = async (given: object) => {
  const { container, unmount } = await render(<AnalyticsFigures data={{ ...data, ...given } as Analytics} />)
  const text = [...container.querySelectorAll('dd, section > p')].map((part) => part.textContent)
  await unmount()
  return text
}

test('ANL-02 each figure says what it was before and by how much it changed, and nothing where that is not known', async () => {
  expect((await shown({})).slice(0, 6)).toEqual([
    '150.000 ₺▲ %50 · önce 100.000 ₺',
    '30.000 ₺',
    '120.000 ₺',
    '10 günaynı · önce 10 gün',
    '%25',
    '500 ₺',
  ])
})

test('ANL-01 another currency stays apart; its value in lira is there only with a stored rate', async () => {
  const line = async (given: object) => (await shown(given)).at(-1)
  expect(await line({})).toBe(
    'Ayrıca 1.000 € geldi, 1.000 € bekleniyordu; gelen bugün 50.000 ₺ eder (1 EUR = 50,00 ₺, 16.11.2026).',
  )
  expect(await line({ rates: null })).toBe('Ayrıca 1.000 € geldi, 1.000 € bekleniyordu.')
})

test('ANL-01 TAX-01 tax that a firm withheld stands beside the income', async () => {
  const [lira, ...others] = figures.money
  const now = { ...figures, money: [{ ...lira!, withheld: 6_000_02 }, ...others] }
  const said = (await shown({ totals: { now, before: null } })).join(' ')
  expect(said).toContain('6.000 ₺ stopaj kesildi; gelire dahil değil')
  expect((await shown({})).join(' ')).not.toContain('stopaj')
})
