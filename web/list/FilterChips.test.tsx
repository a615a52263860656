import { expect, test } from 'vitest'
import { click, render } from '#web/ui/testing.tsx'
import { FilterChips } from './FilterChips.tsx'

const options = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `v${at}`, label: `Seçenek ${at}` }))
const chips = (container: Element) => [...container.querySelectorAll('button')].map(({ textContent }) => textContent)

async function shown(count: number, chosen = 'all') {
  const { container, unmount } = await render(
    <FilterChips label="Süz" options={options(count)} chosen={chosen} onChoose={() => {}} />,
  )
  return { container, unmount, names: chips(container) }
}

test('six chips stand as they are; of more the first five, the chosen one and a way to the rest', async () => {
  const few = await shown(6)
  expect(few.names).toHaveLength(6)
  await few.unmount()
  const many = await shown(9, 'v7')
  expect(many.names).toEqual([...[0, 1, 2, 3, 4, 7].map((at) => `Seçenek ${at}`), '3 seçenek daha'])
  await click(many.container.querySelector('button:last-of-type'))
  expect(chips(many.container)).toHaveLength(10)
  expect(chips(many.container).at(-1)).toBe('Daha az')
  await many.unmount()
})
