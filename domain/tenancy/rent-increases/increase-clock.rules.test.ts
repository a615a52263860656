import { expect, test } from 'vitest'
import { increaseClock, increaseSteps } from './increase-clock.rules.ts'
import type { IncreaseState } from './rent-increases.rules.ts'

const proposal = {
  year: { start: '2026-12-01', end: '2027-11-30', opens: '2026-10-02', late: false },
  from_on: '2026-12-01',
  waits_for: null as string | null,
  cap: { percent: 31.49, month: '2026-11', published: true, byDwellingCap: false },
}
const clock = (state: IncreaseState, today: string, change: Partial<typeof proposal> = {}) =>
  increaseClock({ state, proposal: { ...proposal, ...change }, today })

test('INC-01 the days that count: until it can be sent, until its figure is out, until it must be sent', () => {
  expect(clock('early', '2026-09-20')).toEqual({ days: 12, text: 'gün sonra, 02.10.2026 günü gönderilebilir' })
  const waits = { waits_for: '2026-11' }
  expect(clock('waits', '2026-11-19', waits)).toEqual({
    days: 12,
    text: 'gün sonra, Aralık 2026 başında Kasım 2026 oranı açıklanır',
  })
  expect(clock('waits', '2026-12-02', waits)).toEqual({
    days: null,
    text: 'Kasım 2026 oranı bekleniyor; girildiği gün gönderilebilir',
  })
  expect(clock('open', '2026-11-19')).toEqual({
    days: 12,
    text: 'gün içinde gönderin; yeni kira 01.12.2026 günü başlasın',
  })
  // A begun rent year: by the clause from its first day for 45 days.
  expect(clock('open', '2026-12-05')).toMatchObject({ days: 41 })
  expect(clock('objected', '2027-02-10', { from_on: '2027-03-01' })).toMatchObject({ days: 19 })
  for (const state of ['sent', 'agreed', 'waived', 'over'] as const) expect(clock(state, '2026-11-19')).toBeNull()
})

test('INC-01 the way to the new rent, each step with its day', () => {
  const labels = (today: string, change: object = {}) =>
    increaseSteps({ ...proposal, ...change }, today).map(({ label, day, reached }) => [label, day, reached])
  expect(labels('2026-11-19', { waits_for: '2026-11' })).toEqual([
    ['Gönderilebilir', '02.10.2026', true],
    ['Kasım 2026 oranı', 'Aralık 2026 başı', false],
    ['Yeni kira yılı', '01.12.2026', false],
  ])
  expect(labels('2027-02-10', { from_on: '2027-03-01' }).slice(1)).toEqual([
    ['Kasım 2026 oranı', 'Açıklandı', true],
    ['Yeni kira yılı', '01.12.2026', true],
    ['Yeni kira', '01.03.2027', false],
  ])
  // Bare land has no ceiling, so it waits for no figure.
  expect(labels('2026-11-19', { cap: null })).toHaveLength(2)
})
