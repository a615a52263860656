import { afterEach, expect, test } from 'vitest'
import { CallError } from '#web/lib/call.ts'
import { renderAt } from '#web/ui/testing-router.tsx'
import { UnreadTenancy } from './UnreadTenancy.tsx'

let end = async () => {}
afterEach(() => end())

async function show(error: Error | null) {
  const refetch = (() => {}) as never
  const { container, unmount } = await renderAt(
    '/tenancy',
    <UnreadTenancy title="Kiracılık" what="Kiracılık" found={{ error, refetch }} />,
  )
  end = unmount
  return container
}

test('an address that leads nowhere says so and leads back to the contracts', async () => {
  const container = await show(new CallError(404, { code: 'not_found', message: 'Kayıt bulunamadı.' }))
  expect(container.textContent).toContain('Kiracılık bulunamadı')
  expect(container.querySelector('a[href="/contracts"]')?.textContent).toBe('Kontratlara dön')
})

test('ERR-01 a refused input is not called a missing tenancy', async () => {
  const container = await show(new CallError(400, { code: 'invalid_input', message: 'Yıl geçerli değil.' }))
  expect(container.textContent).toContain('Yıl geçerli değil.')
  expect(container.textContent).not.toContain('bulunamadı')
})

test('what failed can be tried again', async () => {
  const container = await show(new CallError(503, { code: 'busy', message: 'Birazdan yeniden deneyin.' }))
  expect(container.textContent).toContain('Birazdan yeniden deneyin.')
  expect(container.querySelector('button')?.textContent).toBe('Tekrar dene')
})
