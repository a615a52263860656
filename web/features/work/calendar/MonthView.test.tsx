import { act, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { monthOf } from '#domain/kernel/dates.ts'
import type { CalendarItem } from '#domain/work/calendar/calendar.schema.ts'
import { click } from '#web/ui/testing.tsx'
import { renderAt } from '#web/ui/testing-router.tsx'
import { mostUrgentFirst } from './group-colors.ts'
import { Legend } from './Legend.tsx'
import { MonthView } from './MonthView.tsx'

let end = async () => {}
afterEach(() => end())

const item = (at: number, change: Partial<CalendarItem> = {}): CalendarItem => ({
  key: `due:${at}`,
  kind: 'rent_due',
  date: '2026-10-29',
  side: 'landlord',
  property: 'p',
  contract: null,
  property_title: `Daire ${at}`,
  tenancy: `t${at}`,
  handover: null,
  about: 'Kiracı',
  manage: true,
  done: false,
  due: { state: 'open', amount: 2_500_000, left: 1_000_000, currency: 'TL' },
  ...change,
})
const items = [...[1, 2, 3, 4, 5].map((at) => item(at)), item(6, { date: '2026-10-30', done: true })]
const counts = { payment: 6 }

function CalendarInTest() {
  const [day, setDay] = useState('2026-10-29')
  const month = monthOf(day)
  const found = { month, today: '2026-10-15', items, counts, total: items.length, truncated: false }
  return <MonthView found={found} month={month} today="2026-10-15" day={day} busy={false} onDay={setDay} />
}

async function show() {
  const { container, unmount } = await renderAt('/calendar', <CalendarInTest />)
  end = unmount
  const cell = (date: string) => container.querySelector<HTMLElement>(`[data-day="${date}"]`)
  const press = (key: string) =>
    act(async () => {
      container
        .querySelector('[role="grid"]')!
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })
  return { container, cell, press }
}

test('CAL-02 a day says its date, its holiday and how much it holds, and shows three and the number of the others', async () => {
  const { container, cell } = await show()
  expect(cell('2026-10-29')!.getAttribute('aria-label')).toBe('29 Ekim 2026 Perşembe, Cumhuriyet Bayramı, 5 tarih')
  expect(cell('2026-10-28')!.getAttribute('aria-label')).toBe('28 Ekim 2026 Çarşamba, tarih yok')
  expect(cell('2026-10-15')!.getAttribute('aria-current')).toBe('date')
  expect(cell('2026-09-30')).toBeNull()
  const lines = cell('2026-10-29')!.closest('td')!.querySelectorAll('a')
  expect([...lines].map((line) => line.getAttribute('href'))).toEqual([1, 2, 3].map((at) => `/tenancy/t${at}/account`))
  expect(cell('2026-10-29')!.closest('td')!.textContent).toContain('+2 daha')
  // All items are listed beside the grid.
  const chosen = container.querySelector('section')!
  expect([chosen.querySelector('h2')!.textContent, chosen.querySelectorAll('li').length]).toEqual([
    '29 Ekim 2026 Perşembe',
    5,
  ])
  expect(chosen.textContent).toContain('Kalan 10.000,00 ₺')
})

test('CAL-02 a day shows what is late first and what is done last, in the order of the list otherwise', () => {
  const late = item(3, { due: { state: 'late', amount: 1, left: 1, currency: 'TL' } })
  const day = [item(1, { done: true }), item(2), late, item(4)]
  expect(mostUrgentFirst(day).map(({ key }) => key)).toEqual(['due:3', 'due:2', 'due:4', 'due:1'])
})

test('CAL-02 keys lead through days and over the edge of a month, and the focus goes with them', async () => {
  const { container, cell, press } = await show()
  expect([...container.querySelectorAll('[data-day][tabindex="0"]')].length).toBe(1)
  await press('ArrowRight')
  expect(document.activeElement).toBe(cell('2026-10-30'))
  await press('ArrowDown')
  expect(document.activeElement).toBe(cell('2026-11-06'))
  expect(container.querySelector('section')!.textContent).toContain('Bu günde bir tarih yok.')
  await click(cell('2026-11-16'))
  expect(cell('2026-11-16')!.getAttribute('tabindex')).toBe('0')
})

test('CAL-02 above the month stands what its colours mean, and nothing of what it has not', async () => {
  const late = item(7, { due: { state: 'late', amount: 1, left: 1, currency: 'TL' } })
  const paper = item(8, { kind: 'dask_end', due: null })
  const { container, unmount } = await renderAt('/calendar', <Legend items={[late, paper]} />)
  end = unmount
  const read = () => [...container.querySelectorAll('li')].map((entry) => entry.textContent)
  expect(read()).toEqual(['DASK ve belgeler', 'Geciken ödeme'])
  await unmount()
  const other = await renderAt('/calendar', <Legend items={items} />)
  end = other.unmount
  expect([...other.container.querySelectorAll('li')].map((entry) => entry.textContent)).toEqual([
    'Ödeme günleri',
    'Üstü çizili ve soluk: tamamlandı',
  ])
})
