import { expect, test } from 'vitest'
import { click, render } from '../testing.tsx'
import { chartColours } from './chart-colours.ts'
import { SeriesChart } from './SeriesChart.tsx'

const show = (value: number) => `${value} ₺`
const chart = {
  title: 'Gelir ve gider',
  labels: ['Ekim', 'Kasım'],
  series: [
    { name: 'Gelir', values: [100, 250] },
    { name: 'Gider', values: [40, null] },
  ],
  kind: 'bar',
  show,
} as const

const cells = (container: Element) =>
  [...container.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent))

test('the table behind a chart says every value, also while the picture is shown', async () => {
  const { container, unmount } = await render(<SeriesChart {...structured()} />)
  expect(cells(container)).toEqual([
    ['Dönem', 'Gelir', 'Gider'],
    ['Ekim', '100 ₺', '40 ₺'],
    ['Kasım', '250 ₺', '–'],
  ])
  expect(container.querySelector('figure')?.getAttribute('aria-labelledby')).toBe(
    container.querySelector('figcaption')?.id,
  )
  await unmount()
})

test('whoever asks for the table gets it in the picture’s place, and back', async () => {
  const { container, unmount } = await render(<SeriesChart {...structured()} />)
  const toggle = container.querySelector('button')
  expect(toggle?.textContent).toBe('Tablo olarak göster')
  await click(toggle)
  expect(toggle?.textContent).toBe('Grafik olarak göster')
  // A table that scrolls must be reachable with the keyboard.
  const region = container.querySelector('[role="region"]')
  expect(region?.getAttribute('tabindex')).toBe('0')
  expect(container.querySelectorAll('table')).toHaveLength(1)
  await click(toggle)
  expect(container.querySelector('[role="region"]')).toBeNull()
  await unmount()
})

const structured = () => ({
  ...chart,
  labels: [...chart.labels],
  series: chart.series.map(({ name, values }) => ({ name, values: [...values] })),
})

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(hex: string) {
  const [r, g, b] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light! + 0.05) / (dark! + 0.05)
}

test.each([
  ['light', '#FFFFFF'],
  ['dark', '#16292E'],
] as const)('colours of the %s scheme stand out from the paper and neighbours differ in lightness', (name, paper) => {
  const colours = chartColours[name]
  for (const [at, colour] of colours.entries()) {
    expect(contrast(colour, paper), colour).toBeGreaterThanOrEqual(3)
    const next = colours[(at + 1) % colours.length]!
    expect(contrast(colour, next), `${colour} beside ${next}`).toBeGreaterThanOrEqual(1.7)
  }
})
