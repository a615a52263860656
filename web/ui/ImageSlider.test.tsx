import { afterEach, expect, test } from 'vitest'
import { ImageSlider } from './ImageSlider.tsx'
import { Lightbox } from './Lightbox.tsx'
import { click, render, settled } from './testing.tsx'

let end = async () => {}
afterEach(() => end())

const press = (target: Element, key: string) =>
  settled(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

test('the line between two pictures moves with the keys and says where it is', async () => {
  const picture = (label: string) => ({ src: `/${label}.webp`, alt: `Salon, ${label}`, label })
  const shown = await render(<ImageSlider before={picture('Teslim')} after={picture('Tahliye')} label="Salon" />)
  end = shown.unmount
  const line = shown.container.querySelector('[role=slider]')!
  expect(line.getAttribute('aria-valuetext')).toBe('Teslim yüzde 50, Tahliye yüzde 50')
  await press(line, 'ArrowRight')
  expect(line.getAttribute('aria-valuenow')).toBe('52')
  await press(line, 'PageDown')
  expect(line.getAttribute('aria-valuenow')).toBe('42')
  await press(line, 'End')
  await press(line, 'ArrowRight')
  expect(line.getAttribute('aria-valuenow')).toBe('100')
  await press(line, 'Home')
  expect(line.getAttribute('aria-valuenow')).toBe('0')
})

test('a lightbox turns with the arrow keys, in a circle', async () => {
  const pictures = ['a', 'b', 'c'].map((key) => ({ key, src: `/${key}.webp`, text: `Oda ${key}` }))
  const turned: number[] = []
  const shown = await render(
    <Lightbox pictures={pictures} index={2} onIndex={(index) => turned.push(index)} onClose={() => {}} />,
  )
  end = shown.unmount
  const dialog = document.querySelector('[role=dialog]')!
  expect(dialog.querySelector('img')!.getAttribute('alt')).toBe('Oda c')
  await press(dialog, 'ArrowRight')
  await press(dialog, 'ArrowLeft')
  await press(dialog, 'Home')
  await click(dialog.querySelector('button[aria-label="Önceki fotoğraf"]'))
  expect(turned).toEqual([0, 1, 0, 1])
})
