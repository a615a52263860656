import toast from 'react-hot-toast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { advance, render, settled } from './testing.tsx'
import { notify, Toasts } from './toast.tsx'

let end = async () => {}
beforeEach(async () => {
  vi.useFakeTimers()
  end = (await render(<Toasts />)).unmount
})
afterEach(async () => {
  await settled(() => toast.remove())
  await end()
  vi.useRealTimers()
})

const texts = () => [...document.querySelectorAll('[role=status],[role=alert]')].map((each) => each.textContent)
/** A closing toast stays in the page for the second of its fade-out. */
const fadingMs = 1000

test('NAV-43 a success lasts 2 s', async () => {
  await settled(() => notify.success('Kaydedildi'))
  await advance(1999)
  expect(texts()).toEqual(['Kaydedildi'])
  await advance(1)
  await advance(fadingMs)
  expect(texts()).toEqual([])
})

test('NAV-43 an error lasts 4 s', async () => {
  await settled(() => notify.error('Kaydedilemedi'))
  await advance(3999)
  expect(texts()).toEqual(['Kaydedilemedi'])
  await advance(1)
  await advance(fadingMs)
  expect(texts()).toEqual([])
})

test('NAV-43 at most 20 at once: the 21st does not add, and none of the first 20 is pushed out', async () => {
  await settled(() => {
    for (let count = 1; count <= 21; count++) notify.error(`Hata ${count}`)
  })
  expect(texts()).toHaveLength(20)
  expect(texts()).toContain('Hata 1')
  expect(texts()).not.toContain('Hata 21')
  await advance(4000)
  await advance(fadingMs)
  await settled(() => notify.error('Yeniden yer var'))
  expect(texts()).toEqual(['Yeniden yer var'])
}, 20_000)

test('NAV-43 toasts sit top-right', async () => {
  await settled(() => notify.success('Kaydedildi'))
  await advance(10)
  const container = document.querySelector<HTMLElement>('[data-rht-toaster] > div')!
  expect(container.style.top).toBe('0px')
  expect(container.style.justifyContent).toBe('flex-end')
})
