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

test('an address that leads nowhere says so and leads back to the contracts', async () => {
  const place = await show(new CallError(404, { code: 'not_found', message: 'Kayıt bulunamadı.' }))
  expect(place.textContent).toContain('Kiracılık bulunamadı')
  expect(place.querySelector('a[href="/contracts"]')?.textContent).toBe('Kontratlara dön')
})

test('ERR-01 a refused input is not called a missing tenancy', async () => {
  const place = await show(new CallError(400, { code: 'invalid_input', message: 'Yıl geçerli değil.' }))
  expect(place.textContent).toContain('Yıl geçerli değil.')
  expect(place.textContent).not.toContain('bulunamadı')
})

test('what failed can be tried again', async () => {
  const place = await show(new CallError(503, { code: 'busy', message: 'Birazdan yeniden deneyin.' }))
  expect(place.textContent).toContain('Birazdan yeniden deneyin.')
  expect(place.querySelector('button')?.textContent).toBe('Tekrar dene')
})
