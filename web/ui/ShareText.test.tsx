import { afterEach, expect, test, vi } from 'vitest'
import { render, settled } from '#web/ui/testing.tsx'
import { ShareText } from './ShareText.tsx'

let ended = async () => {}
afterEach(async () => {
  await ended()
  Reflect.deleteProperty(navigator, 'share')
})

const text = 'Merhaba, ödeme bilgileri:\nIBAN: TR33 0006'
async function shown() {
  const { container, unmount } = await render(<ShareText title="Ödeme" text={text} />)
  ended = unmount
  return container
}
const labels = (container: Element) => [...container.querySelectorAll('a, button')].map((each) => each.textContent)

test('PAY-12 a phone passes the text on through its share sheet', async () => {
  const share = vi.fn(async () => {})
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const container = await shown()
  expect(labels(container)).toEqual(['Paylaş', 'Kopyala'])
  await settled(() => container.querySelector('button')!.click())
  expect(share).toHaveBeenCalledWith({ title: 'Ödeme', text })
})

test('PAY-12 without a share sheet WhatsApp, SMS and copying take the same text', async () => {
  const container = await shown()
  expect(labels(container)).toEqual(['WhatsApp', 'SMS', 'Kopyala'])
  const addresses = [...container.querySelectorAll('a')].map(({ href }) => href)
  for (const address of addresses) expect(decodeURIComponent(address)).toContain(text)
})
