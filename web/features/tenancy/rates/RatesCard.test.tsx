import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/cache/query-client.ts'
import { advance, render, stubServer } from '#web/ui/testing.tsx'
import { RatesCard } from './RatesCard.tsx'

const live = { USD: '41.27', EUR: '48.03', live: true, fetched_at: '2026-11-14T09:00:00.000Z' }
let end = async () => {}

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(async () => {
  await end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function show() {
  const { container, unmount } = await render(
    <QueryClientProvider client={createQueryClient()}>
      <RatesCard />
    </QueryClientProvider>,
  )
  end = unmount
  return {
    values: () => [...container.querySelectorAll('dd')].map((each) => each.textContent),
    highlighted: () => container.querySelectorAll('[data-highlighted]').length,
    text: () => container.textContent,
  }
}

test('FX-01 dots while loading, then both values with a highlight of one second', async () => {
  let answer = (_: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const card = await show()
  expect(card.text()).toContain('Güncel Döviz Kurları')
  expect(card.values()).toEqual(['...', '...'])
  expect(card.highlighted()).toBe(0)

  answer(new Response(JSON.stringify(live)))
  await advance(10)
  expect(card.values()).toEqual(['41,27 ₺', '48,03 ₺'])
  expect(card.highlighted()).toBe(2)
  await advance(900)
  expect(card.highlighted()).toBe(2)
  await advance(100)
  expect(card.highlighted()).toBe(0)
})

test('FX-01 FX-04 the rates are asked for again after ten minutes and light up again', async () => {
  const calls = stubServer(() => ({ body: { ...live, USD: calls.length === 1 ? '41.27' : '42.00' } }))
  const card = await show()
  await advance(2000)
  expect(calls).toHaveLength(1)
  await advance(10 * 60_000 - 1900)
  expect(calls).toHaveLength(2)
  expect(card.values()[0]).toBe('42,00 ₺')
  expect(card.highlighted()).toBe(2)
})

test('FX-03 AMB-80 a failure shows the fallback values, reports nothing and says that they are not live', async () => {
  stubServer(() => new TypeError('offline'))
  const card = await show()
  await advance(10)
  expect(card.values()).toEqual(['34,85 ₺', '36,20 ₺'])
  expect(card.text()).not.toMatch(/hata|başarısız|ulaşılamadı/i)
  expect(card.text()).toContain('canlı değil')
})

test('AMB-80 live rates carry no caption', async () => {
  stubServer(() => ({ body: live }))
  const card = await show()
  await advance(10)
  expect(card.text()).not.toContain('canlı değil')
})
