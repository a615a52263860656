import { afterEach, expect, test } from 'vitest'
import { stripStates } from '#domain/services/figures/month-strip.schema.ts'
import { render } from '../testing.tsx'
import { MonthDot } from './MonthDot.tsx'
import { MonthStripList } from './MonthStripList.tsx'

let end = async () => {}
afterEach(() => end())

const months = ['vacant', 'none', ...Array(7).fill('paid'), 'late', 'late-part', 'waiting'] as const
const strip = { tenancy_id: '0199aaaa-0000-7000-8000-000000000001', until: '2026-11', months: [...months] }

test('LST-01 every month is a word for screen readers, and a legend names the shapes in use', async () => {
  const { container, unmount } = await render(<MonthStripList strip={strip} />)
  end = unmount
  const items = [...container.querySelectorAll('li')]
  expect(items).toHaveLength(12)
  expect(items.at(-1)!.textContent).toContain('Kasım 2026: dekont onay bekliyor')
  expect(items[0]!.textContent).toContain('Aralık 2025: kirada değildi')
  expect(items[9]!.title).toBe('Eylül 2026: gecikti')
  expect(container.textContent).toContain('bir kısmı ödendi, kalanı gecikti')
  expect(container.textContent).not.toContain('günü gelmedi')
})

test('LST-01 no two states have the same shape', async () => {
  const { container, unmount } = await render(stripStates.map((state) => <MonthDot key={state} state={state} />))
  end = unmount
  // Colours are taken away: what is left must still differ.
  const shapes = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML.replace(/var\([^)]*\)/g, ''))
  expect(new Set(shapes).size).toBe(stripStates.length)
})
