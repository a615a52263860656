import { afterEach, expect, test } from 'vitest'
import { CallError } from '#web/lib/call.ts'
import { renderAt } from '#web/ui/testing-router.tsx'
import { UnreadTenancy } from './UnreadTenancy.tsx'

let end = async () => {}
afterEach(() => end())

async function show(error: Error | null) {
  const refetch = (() => {}) as never
  const { place, unmount } = await renderAt(
    '/tenancy',
    <UnreadTenancy title="Kiracılık" what="Kiracılık" found={{ error, refetch }} />,
  )
  end = unmount
  return place
}

test.each([404, 400])('an address that leads nowhere (%i) says so and leads back to the contracts', async (status) => {
  const place = await show(new CallError(status, { code: 'whatever', message: 'İşaretli alanları kontrol edin.' }))
  expect(place.textContent).toContain('Kiracılık bulunamadı')
  expect(place.textContent).not.toContain('İşaretli alanları')
  expect(place.querySelector('a[href="/contracts"]')?.textContent).toBe('Kontratlara dön')
})

test('what failed can be tried again', async () => {
  const place = await show(new CallError(503, { code: 'busy', message: 'Birazdan yeniden deneyin.' }))
  expect(place.textContent).toContain('Birazdan yeniden deneyin.')
  expect(place.querySelector('button')?.textContent).toBe('Tekrar dene')
})
