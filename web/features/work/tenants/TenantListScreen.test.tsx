import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/cache/query-client.ts'
import { signedInUser } from '#web/session/current-user.fixture.ts'
import { eventually, stubServer } from '#web/ui/testing.tsx'
import { renderAt } from '#web/ui/testing-router.tsx'
import TenantListScreen from './TenantListScreen.tsx'

let end = async () => {}
afterEach(async () => {
  await end()
  vi.unstubAllGlobals()
})

test('TEN-02 an empty list says what to do first and what then, offers both, and gives a tip', async () => {
  stubServer((call) =>
    call.endsWith('/accounts/me') ? { body: signedInUser() } : { body: { documents: [], total: 0, hasMore: false } },
  )
  const { container, unmount } = await renderAt(
    '/renterList',
    <QueryClientProvider client={createQueryClient()}>
      <TenantListScreen />
    </QueryClientProvider>,
  )
  end = unmount
  await eventually(() => expect(container.textContent).toContain('Henüz Kiracınız Yok'))
  expect(container.textContent).toContain(
    'Önce bir mülk ekleyin, ardından o mülk için bir kira kontratı oluşturun; kiracılarınız burada görünür.',
  )
  const links = [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Mülk Ekle', '/addProperty'],
    ['Sözleşme Ekle', '/addContract'],
  ])
  expect(container.textContent).toMatch(/İpucu: Kiracınızın e-posta adresi kontrat için yeterlidir/)
})
